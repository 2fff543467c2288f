import type { Role } from '@/lib/kernel/command'

export const screenNames = [
  'master',
  'hq',
  'general',
  'table',
  'battles',
  'inbox',
  'papers',
  'me',
  'deck',
  'maps',
  'people',
  'watch',
  'screens',
  'audit',
  'wall',
] as const
export type ScreenName = (typeof screenNames)[number]

/** Which roles may open a screen (DESIGN §6); the wall is open to everybody of the campaign. */
const openTo: Record<ScreenName, readonly Role[]> = {
  master: ['master'],
  hq: ['volunteer', 'master', 'auditor'],
  general: ['officer'],
  table: ['host'],
  battles: ['master', 'host'],
  inbox: ['master'],
  papers: ['master', 'host'],
  me: ['courier', 'participant', 'host'],
  deck: ['master'],
  maps: ['master'],
  people: ['master'],
  watch: ['master'],
  screens: ['master'],
  audit: ['master', 'auditor'],
  wall: ['master', 'host', 'volunteer', 'officer', 'courier', 'participant', 'auditor'],
}

/** Pages that one is led to from a screen: in no menu. A battle is open to the officers who fight in it, whoever else they are. */
const pagesOpenTo = { battle: ['master', 'host', 'officer'] } as const satisfies Record<string, readonly Role[]>
export type PageName = ScreenName | keyof typeof pagesOpenTo

/** Screens of a person, the one he works at first. */
export const screensOf = (roles: readonly Role[]): ScreenName[] =>
  screenNames.filter((screen) => roles.some((role) => openTo[screen].includes(role)))

export const mayOpen = (roles: readonly Role[], page: PageName): boolean =>
  page === 'battle' ? pagesOpenTo.battle.some((role) => roles.includes(role)) : screensOf(roles).includes(page)

/** Where a person is sent after logging in: his first screen. An auditor reads the chronicle first of all. */
export function homeOf(roles: readonly Role[]): ScreenName {
  if (roles.includes('master')) return 'master'
  return roles.includes('auditor') ? 'audit' : (screensOf(roles)[0] ?? 'wall')
}

/** A path of ours to return to after logging in; anything else (another host, a script) becomes the start page. */
export function safePath(next: string | null | undefined): string {
  return next && /^\/(?![/\\])[^\s\\]*$/.test(next) && !next.startsWith('/login') ? next : '/'
}
