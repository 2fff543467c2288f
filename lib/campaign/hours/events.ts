/** Facts of the opening hours. `at` is event time, local moments are of the event's zone. */
export type HoursEvent =
  | { type: 'HoursSet'; windows: { opens: string; closes: string }[] }
  /** The end of a window stopped the clock. `opens`: when it goes on by itself, null: never. */
  | { type: 'HoursClosed'; at: number; opens: string | null }
  | { type: 'HoursOpened'; at: number }
  /** The next opening will not start the clock. */
  | { type: 'HoursKeptClosed'; at: number }
