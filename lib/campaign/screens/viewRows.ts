import type { RowIn } from '../state'

type Screen = Omit<RowIn<'screens'>, 'id'>

export interface ScreenViewRows {
  /** One row `screen`: how the master arranged the device that hears it; absent while he did not. Each device its own. */
  screen: Omit<Screen, 'name'>
  /** All screens that were arranged, id = device. Master. */
  screens: Screen & { position: number }
}
