/** Rows of the views of the opening hours. */
export interface HoursViewRows {
  /** Windows in local time of the event's zone, id = window. Master. */
  openingHours: { opens: string; closes: string }
  /**
   * One row `hours` where there are opening hours. Wall: when the event closes and opens hangs at the door. `closed`: the end of a window
   * stopped the clock; `opens`: the local moment at which it goes on by itself, `closesAt`: event time of the next end of a window.
   */
  hours: { closed: boolean; opens: string | null; closesAt: number | null }
}
