import { afterEach, expect, it } from 'vitest'
import { boardState } from '@/lib/campaign/battles/board/rows'
import { botAction, seatsToAct } from '@/lib/rules/macrobattle/bot'
import { databaseFile, openPrismaReadonly } from '@/lib/store/database'
import { verifyCampaign } from '@/lib/store/verify/verify'
import { command, master, newCampaign, reopen, smallState, type Opened } from './fixture'

let opened: Opened | null = null
afterEach(async () => {
  await opened?.store.close()
  opened = null
})

/** Two armies of states at war in one sector; dice by the server. */
function stateOfEnemies() {
  const state = smallState()
  delete state.settings['dice.source']
  state.states.blue = { id: 'blue', name: 'Blue', short: 'B', colour: '#0000aa', playedByMaster: false, position: 1 }
  state.relations['blue|red'] = { id: 'blue|red', a: 'blue', b: 'red', relation: 'war' }
  state.armies.second = { ...state.armies.first!, id: 'second', name: 'Second', stateId: 'blue', position: 1 }
  for (const [n, kind] of (['MU', 'LC', 'HA'] as const).entries()) {
    state.units[`r${n}`] = { ...state.units.guard!, id: `r${n}`, kind, position: n + 1 }
    state.units[`b${n}`] = { ...state.units.guard!, id: `b${n}`, armyId: 'second', kind, position: n }
  }
  return state
}

const sent = async (type: string, data: Parameters<typeof command>[1] = {}) => {
  const answer = await opened!.campaign.submit(command(type, data), master, null)
  if (!answer.ok) throw new Error(`${type}: ${JSON.stringify(answer)}`)
  return answer
}

it('a battle on the board is written row by row: it is undone, read again after a restart and replayed by verify (EP-20)', async () => {
  opened = await newCampaign({ state: stateOfEnemies() })
  await sent('clock.start')
  await sent('battle.call', { territory: 'west' })
  const [battle] = Object.keys(opened.campaign.state().battles)
  await sent('battle.toBoard', { battle: battle!, map: 'training-ground' })
  const board = () => boardState(opened!.campaign.state(), battle!)!
  let n = 0
  const move = async () => {
    const action = seatsToAct(board()).flatMap((seat) => botAction(board(), seat, (bound) => (n * 7) % bound) ?? [])[0]!
    n += 1
    return sent('battle.play', { battle: battle!, do: { command: action.command, data: action.data } })
  }
  while (n < 40) await move()
  const before = board()
  const { seq } = await move()
  expect(board()).not.toEqual(before)
  await sent('audit.undo', { seq: seq! })
  expect(board()).toEqual(before)
  await move()
  const kept = board()
  const { folder } = opened
  await opened.store.close()
  opened = await reopen(folder)
  expect(board()).toEqual(kept)
  await move()
  const records = opened.campaign.seq()
  await opened.store.close()
  opened = null
  const prisma = openPrismaReadonly(databaseFile(folder))
  expect(await verifyCampaign(prisma, 'small').finally(() => prisma.$disconnect())).toMatchObject({ records })
})
