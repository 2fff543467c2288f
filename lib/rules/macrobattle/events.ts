import type { Compass, Facing, Rank } from './tables'

/** Facts of a battle (macrobattle reference, section 16.2). Costs and points are half-points; cells are names. */
export type BattleEvent =
  | { type: 'FigurePlaced'; figure: string; cell: string; facing: Facing | null }
  | { type: 'DeploymentFinished'; side: string }
  | { type: 'SaboteursNoted'; side: string; figure: string; cell: string; officers: string[] }
  | { type: 'FirstTurnRolled'; throws: { side: string; die: number }[] }
  | { type: 'TurnStarted'; side: string; turn: number }
  | { type: 'PoolRolled'; side: string; dice: number[]; pool: number }
  | { type: 'PhaseStarted'; side: string; phase: 'shooting' | 'bayonet' }
  | { type: 'TurnEnded'; side: string; reason: 'ended' | 'time' }
  | { type: 'TimeIsUp'; side: string; of: 'turn' | 'decision' }
  | { type: 'FigureMoved'; figure: string; path: string[]; cost: number; stopped: boolean }
  | { type: 'BatteryTurned'; figure: string; facing: Facing; cost: number }
  | { type: 'OfficerDismounted'; figure: string }
  | { type: 'GateChanged'; cell: string; open: boolean; cost: number }
  | { type: 'SaboteursRevealed'; side: string; cell: string; figures: string[] }
  /** `by`: the figure that tried to enter; null: saboteurs of another side that wanted to appear there and stay hidden. */
  | { type: 'SaboteursDiscovered'; side: string; cell: string; figures: string[]; by: string | null; bySide: string }
  | { type: 'FigureEntered'; figure: string; cell: string; edge: Compass; cost: number; facing: Facing | null }
  | { type: 'FiguresLeft'; side: string; figures: string[]; edge: Compass; to: string; minutes: number }
  | {
      type: 'ShotFired'
      shooter: string
      target: string
      cell: string
      die: number
      /** Added to the die, and the least total that hits. */
      bonus: number
      hitsOn: number
      hit: boolean
    }
  | { type: 'BatteryFired'; figure: string; dice: number[]; number: number }
  | { type: 'RangeAsked'; figure: string; side: string; sum: number; max: number }
  | { type: 'RangeCorrected'; figure: string; delta: number; number: number }
  | { type: 'CellShelled'; figure: string; cell: string }
  | { type: 'ShellSpent'; figure: string; reason: 'miss' | 'blocked' | 'off-board' | 'overshot'; number: number }
  | { type: 'BatteryExploded'; figure: string; cell: string }
  | { type: 'AttackDeclared'; figure: string; cell: string }
  | { type: 'DefenderAsked'; side: string; attacker: string; cell: string }
  | { type: 'DefenderChosen'; figure: string; byClock: boolean }
  | {
      type: 'BoutResolved'
      attacker: string
      /** Figure, or null: the gate of the cell. */
      defender: string | null
      cell: string
      attackDice: number[]
      defenceDice: number[]
      /** Totals with bonuses. */
      attack: number
      defence: number
      winner: 'attacker' | 'defender' | 'nobody'
    }
  | { type: 'GateBroken'; cell: string; by: string }
  | { type: 'Advanced'; figure: string; from: string; cell: string; officers: string[] }
  | { type: 'FigureDestroyed'; figure: string; by: 'shot' | 'bayonet' | 'exploded' }
  | { type: 'BatteryOverturned'; figure: string; by: string }
  | { type: 'SaveRolled'; figure: string; die: number; saveOn: number; saved: boolean }
  | { type: 'OfficerWounded'; figure: string }
  | { type: 'MutinyFiled'; side: string; newSide: string; officers: string[]; units: string[] }
  | { type: 'MutinyStruck'; side: string; newSide: string; figures: string[]; order: string[] }
  | { type: 'ReinforcementsCame'; side: string; figures: string[]; edge: Compass | null; newSide: boolean }
  | { type: 'BoundsSet'; side: string }
  | { type: 'EdgeNamed'; side: string; edge: Compass }
  | { type: 'TurnLimitSet'; seconds: number }
  | { type: 'RelationSet'; sides: [string, string]; allied: boolean }
  | { type: 'CardSet'; officer: string }
  | { type: 'Amended'; table: string; id: string; reason: string }
  | { type: 'BattleEnded'; holders: string[] }
  | {
      type: 'AftermathRolled'
      batteries: { figure: string; die: number | null; to: string | null }[]
      horses: { figure: string; die: number; horse: 'wounded' | 'dead' }[]
      /** Wounded officers: the side that holds them captive, or null: treated by their own. */
      wounded: { figure: string; rank: Rank; captor: string | null }[]
    }
