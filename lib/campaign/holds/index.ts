export { heldMs, holdId, isHeld } from './held'
export { shiftOf } from './shift'
export { holdKinds, type HoldKind } from './tables'
