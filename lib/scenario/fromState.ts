import { setting } from '@/lib/campaign/settings'
import { settingDefinitions } from '@/lib/campaign/settings/definitions'
import { inOrder, type CampaignState, type Officer, type Person } from '@/lib/campaign/state'
import { sameJson } from '@/lib/kernel/json'
import { MASTER_ID } from './checks/forces'
import type { PackArmy, PackPerson } from './forcesSchema'
import { definitionOf } from './cards/definition'
import type { PackShip, PackTable } from './hqSchema'
import type { PackSector } from './mapSchema'
import { packSettingNames, type Pack } from './schema'

/**
 * Makes a pack of a campaign: its map, people, armies and pools as they stand now, as the start of another one. What is under way
 * (marches, orders, notices, announcements, consequences) stays behind, cards are hidden again, who left the event is left out.
 */
export function packFromState(state: CampaignState): Pack {
  const people = inOrder(state.people).filter(({ id, left }) => id !== MASTER_ID && !left)
  const here = new Set(people.map(({ id }) => id))
  const isOfficer = ({ id, roles }: Person): boolean => roles.includes('officer') && state.officers[id] !== undefined
  const officers = new Set(people.filter(isOfficer).map(({ id }) => id))
  const armies = inOrder(state.armies)
    .map((army) => ({ ...army, units: inOrder(state.units).filter(({ armyId }) => armyId === army.id) }))
    .filter(({ units }) => units.length > 0)
  const armyIds = new Set(armies.map(({ id }) => id))
  const present = (id: string | null): string | null => (id !== null && here.has(id) ? id : null)
  const { preset, settings } = settingsOf(state)
  return {
    schemaVersion: 1,
    title: setting(state, 'campaign.title'),
    subtitle: setting(state, 'campaign.subtitle'),
    theme: setting(state, 'campaign.theme'),
    sectorLabel: setting(state, 'labels.sector'),
    hqLabel: setting(state, 'labels.hq'),
    zone: state.clock.clock!.zone,
    startsAt: state.clock.clock!.startsAt,
    openingHours: Object.values(state.openingHours)
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => (a.opens < b.opens ? -1 : 1)),
    preset,
    settings,
    states: inOrder(state.states).map(({ position: _, ...row }) => row),
    relations: Object.values(state.relations).map(({ a, b, relation }) => ({ between: [a, b], relation })),
    sectors: inOrder(state.sectors).map(({ position: _, holderId, neighbours, ...sector }): PackSector => ({
      ...sector,
      holder: holderId,
      battleMap: state.sectorMaps[sector.id]?.battleMapId ?? null,
      neighbours: Object.fromEntries(neighbours.map(({ sectorId, side }) => [sectorId, side])),
    })),
    battleMaps: inOrder(state.battleMaps).map(({ revision: _, authorId: _author, position: _position, ...map }) => map),
    people: people.map((person) => personOf(state, person, officers.has(person.id) ? state.officers[person.id]! : null, armyIds)),
    armies: armies.map(({ id, name, stateId, sectorId, generalId, authorised, units }): PackArmy => ({
      ...{ id, name, state: stateId, sector: sectorId },
      general: generalId !== null && officers.has(generalId) ? generalId : null,
      authorised: authorised.filter((each) => officers.has(each)),
      units: units.map(({ kind, name: unitName }) => ({ kind, name: unitName })),
    })),
    hq: {
      pools: { energy: poolOf(state, 'energy'), resources: poolOf(state, 'resources'), bchs: poolOf(state, 'bchs') },
      camp: { defence: state.camp.camp?.defence ?? 0, support: state.camp.camp?.support ?? 0 },
      tables: inOrder(state.gameTables).map(({ id, name, about, hostId, sectorId, hops, cpLimit, stakes }): PackTable => ({
        ...{ id, name, about, host: present(hostId), sector: sectorId, hops, cpLimit, stakes },
      })),
      cards: inOrder(state.cards).map((card) => ({ ...definitionOf(card), assignee: present(card.assigneeId) })),
      ships: inOrder(state.ships).map(({ id, name, side, tableId, captain, ownerId, crew, components }): PackShip => ({
        ...{ id, name, side, table: tableId, captain, owner: present(ownerId), crew: [...crew], components: [...components] },
      })),
    },
  }
}

const poolOf = (state: CampaignState, id: 'energy' | 'resources' | 'bchs'): number => state.pools[id]?.value ?? 0

/** The preset that is nearer to what is in force, so that less has to be said besides it. */
function settingsOf(state: CampaignState): Pick<Pack, 'preset' | 'settings'> {
  const differing = (base: 'event' | 'default') =>
    packSettingNames.filter((name) => !sameJson(setting(state, name), settingDefinitions[name][base]))
  const [fromEvent, fromReference] = [differing('event'), differing('default')]
  const isEvent = fromEvent.length <= fromReference.length
  const own = isEvent ? fromEvent : fromReference
  return { preset: isEvent ? 'event' : 'reference', settings: Object.fromEntries(own.map((name) => [name, setting(state, name)])) }
}

function personOf(state: CampaignState, person: Person, officer: Officer | null, armies: ReadonlySet<string>): PackPerson {
  const { id, player, character, nickname, stateId } = person
  const army = officer && officer.armyId !== null && armies.has(officer.armyId) ? officer.armyId : null
  const card = state.officerCards[id]
  return {
    ...{ id, player, character, nickname, state: stateId },
    inRoom: state.checkIns[id] !== undefined,
    roles: person.roles.filter((role) => role !== 'officer' || officer),
    officer: officer && {
      ...{ rank: officer.rank, seniority: officer.seniority, army, sector: army === null ? officer.sectorId : null },
      card: card ? { bonuses: card.bonuses, saveOn: card.saveOn } : null,
    },
  }
}
