import { inkOn } from '@/components/map/cloth'

/** A state's colour with its letters, on paper. */
export const PaperCloth = ({ state }: { state: { short: string; colour: string } }) => (
  <span className="paper-cloth" style={{ background: state.colour, color: inkOn(state.colour) }}>
    {state.short}
  </span>
)
