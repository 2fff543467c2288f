import type { RowIn } from '../../state'

/**
 * Rows of the views of a battle on the digital board. Told to: the wall, which everybody hears (where `wall.battles` shows battles);
 * people at the battle what they may know beyond it; its host, master and audit everything. Away from the table nothing (EP-44).
 */
export interface BoardViewRows {
  /** Battles on the board, id = battle. */
  boards: {
    battleId: string
    mapId: string
    status: RowIn<'boards'>['status']
    /** Chances are shown before a shot (`battle.odds`). */
    odds: boolean
    /** For whom this person commands, as `legal` of the rule system takes it: a side's id or his own; null: nobody. */
    seat: string | null
    /** His side. */
    sideId: string | null
    /** He may move for every side: master, audit excluded, and the host of the battle. */
    mayPlayAll: boolean
  }
  /**
   * What somebody sees of the battle's state, complete: the rows of the rule system's own views (`map`, `settings`, `battle`, `gates`,
   * `pending`, `sides`, `figures`, `ownFigures`, `cards`, `mutinies`). id = `<battle>/<view>/<row>`. `knownBattle` of the rule
   * system makes a state of them on which `legal` and `odds` run.
   */
  boardRows: { battleId: string; view: string; rowId: string; row: Record<string, unknown> }
  /** Names of figures, id = figure: own side's people who may know its strength, host, master. Enemies are shown by kind (16.2). */
  boardPieces: { battleId: string; unitId: string | null; officerId: string | null; name: string }
  /** The battle's log: what this listener was told of each command, in the order of `number`. */
  boardTold: { battleId: string; number: number; turn: number; at: number; events: { type: string; [key: string]: unknown }[] }
}
