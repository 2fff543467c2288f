import { RuleError } from '@/lib/kernel/errors'
import { find } from '@/lib/kernel/table'
import { command } from '../feature'
import type { CampaignState } from '../state'
import { boundsToBoard, edgeToBoard, forceEdgeToBoard, leaderToBoard, turnLimitToBoard } from './board/mirroring'
import { takeToBoard, takeToTable } from './board/taking'
import { battleAtTable, battleForMaster, battleOfFigures, sideIn } from './guards'
import { forcesOf, officersOfSide, seniorOf, sidesOf } from './lookup'
import type { TableEvent } from './opening'
import { host, joinSides, leader, setBounds, setEdge, setTurnLimit } from './schemas'

/** Somebody who is still at the event. */
function requirePerson(draft: CampaignState, personId: string): void {
  const person = find(draft.people, personId)
  if (!person || person.left) throw new RuleError('E_UNKNOWN', { what: 'person' })
}

/** Names who leads a side: its commander-in-chief or the deputy in his place. */
const naming = (as: 'cinc' | 'deputy') =>
  command<typeof leader, TableEvent>({
    schema: leader,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const battle = battleAtTable(draft, data.battle, ctx, 'called', 'deployment', 'running')
      const side = sideIn(draft, battle, data.side)
      if (data.person !== null) requirePerson(draft, data.person)
      const person = data.person ?? (as === 'cinc' ? (seniorOf(officersOfSide(draft, side))?.id ?? null) : null)
      if (as === 'cinc') side.cincId = person
      else side.deputyId = person
      if (as === 'cinc') leaderToBoard(draft, battle, side, ctx)
      ctx.emit({ type: 'LeaderNamed', battleId: battle.id, sideId: side.id, as, person })
    },
  })

export const commandingCommands = {
  /** The commander-in-chief (MB-BAT-GEN-4); null: the senior officer again. */
  'battle.commander': naming('cinc'),
  /** Who leads while the commander-in-chief is away (EP-9). */
  'battle.deputy': naming('deputy'),
  /** Who runs the table, and whether it is one of figures or the digital board. */
  'battle.host': command<typeof host, TableEvent>({
    schema: host,
    who: ['master'],
    handler(draft, data, ctx) {
      const battle = battleForMaster(draft, data.battle, ctx, 'called', 'deployment', 'running', 'aftermath')
      if (data.person) requirePerson(draft, data.person)
      if (data.person !== undefined) battle.hostId = data.person
      if (data.place !== undefined && data.place !== battle.place) {
        // Before it is opened that is a wish; afterwards it moves from one to the other (EP-20).
        if (battle.phase === 'called') battle.place = data.place
        else if (battle.phase === 'aftermath') throw new RuleError('E_WRONG_PHASE', { phase: battle.phase })
        else if (data.place === 'board') takeToBoard(draft, battle, undefined, ctx)
        else takeToTable(draft, battle, ctx)
      }
      ctx.emit({ type: 'TableSet', battleId: battle.id, hostId: battle.hostId, place: battle.place })
    },
  }),
  /** States whose representatives named a common commander-in-chief before deployment are one side (MB-BAT-GEN-6). */
  'battle.joinSides': command<typeof joinSides, TableEvent>({
    schema: joinSides,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const battle = battleOfFigures(draft, data.battle, ctx, 'called', 'deployment')
      const [side, other] = [sideIn(draft, battle, data.side), sideIn(draft, battle, data.other)]
      if (side.id === other.id) throw new RuleError('E_UNKNOWN', { what: 'battleSide' })
      side.stateIds = [...side.stateIds, ...other.stateIds]
      side.arrivedIds = [...side.arrivedIds, ...other.arrivedIds]
      if (other.presentSince < side.presentSince)
        Object.assign(side, { presentSince: other.presentSince, position: other.position, edge: other.edge })
      for (const force of forcesOf(draft, battle.id)) if (force.sideId === other.id) force.sideId = side.id
      // What was set down of the other side is of the common one now.
      for (const mark of Object.values(draft.battleMarks)) {
        if (mark.sideId === other.id) mark.sideId = side.id
        if (mark.bySideId === other.id) mark.bySideId = side.id
      }
      delete draft.battleSides[other.id]
      side.cincId = seniorOf(officersOfSide(draft, side))?.id ?? null
      sidesOf(draft, battle.id).forEach((each, position) => (each.position = position))
      ctx.emit({ type: 'SidesJoined', battleId: battle.id, sideId: side.id, otherId: other.id })
    },
  }),
  /** The edge from which a side (MB-DEP-6, MB-CON-9) or one reinforcement enters. */
  'battle.setEdge': command<typeof setEdge, TableEvent>({
    schema: setEdge,
    who: ['host', 'master'],
    handler(draft, data, ctx) {
      const battle = battleAtTable(draft, data.battle, ctx, 'called', 'deployment', 'running')
      const force = data.force === undefined ? null : find(draft.battleForces, data.force)
      if (data.force !== undefined && force?.battleId !== battle.id) throw new RuleError('E_UNKNOWN', { what: 'battleForce' })
      const side = sideIn(draft, battle, force?.sideId ?? data.side!)
      if (force) {
        force.edge = data.edge
        forceEdgeToBoard(draft, battle, force, data.edge, ctx)
      } else {
        side.edge = data.edge
        // Reinforcements that wait for the master's word come from there too.
        for (const each of forcesOf(draft, battle.id)) if (each.sideId === side.id && each.from === 'reinforcement') each.edge ??= data.edge
        edgeToBoard(draft, battle, side, data.edge, ctx)
      }
      ctx.emit({ type: 'EdgeSet', battleId: battle.id, sideId: side.id, forceId: force?.id ?? null, edge: data.edge })
    },
  }),
  /** Cells a side may deploy on, and the narrow ones for its armies on the march (MB-DEP-2, MB-DEP-3). */
  'battle.setBounds': command<typeof setBounds, TableEvent>({
    schema: setBounds,
    who: ['master'],
    handler(draft, { battle: battleId, side: sideId, normal, march }, ctx) {
      const battle = battleForMaster(draft, battleId, ctx, 'called', 'deployment')
      const side = sideIn(draft, battle, sideId)
      side.bounds = { normal, march }
      boundsToBoard(draft, battle, side, ctx)
      ctx.emit({ type: 'BoundsSet', battleId: battle.id, sideId: side.id, normal, march })
    },
  }),
  /** In a very large battle a turn may last longer (MB-BAT-TRN-3). */
  'battle.setTurnLimit': command<typeof setTurnLimit, TableEvent>({
    schema: setTurnLimit,
    who: ['master'],
    handler(draft, data, ctx) {
      const battle = battleForMaster(draft, data.battle, ctx, 'called', 'deployment', 'running')
      battle.turnMs = data.seconds * 1000
      turnLimitToBoard(draft, battle, data.seconds, ctx)
      ctx.emit({ type: 'TurnLimitSet', battleId: battle.id, seconds: data.seconds })
    },
  }),
}
