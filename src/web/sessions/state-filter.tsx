import { type State, stateWords } from '#domain/states.ts'
import { StateIcon } from './state-icon.tsx'
import classes from './week-toolbar.module.css'

interface Props {
  counts: Record<State, number>
  /** The states that are shown alone; none of them: all are shown. */
  shown: ReadonlySet<State>
  onChange: (shown: ReadonlySet<State>) => void
}

/** How many sessions there are of each state; pressed, only these are shown. */
export const StateFilter = ({ counts, shown, onChange }: Props) => (
  <fieldset className={classes.states}>
    <legend className="hidden">Mostrar solo</legend>
    {inOrder.map((state) => (
      <button
        key={state}
        type="button"
        className={classes.state}
        title={stateWords[state]}
        aria-label={`${stateWords[state]}: ${counts[state]}`}
        aria-pressed={shown.has(state)}
        onClick={() => onChange(shown.symmetricDifference(new Set([state])))}
      >
        <StateIcon mark={state} />
        {counts[state]}
      </button>
    ))}
  </fieldset>
)

// what is settled first, what is gone last
const inOrder: readonly State[] = ['confirmed', 'pending', 'postponed', 'canceled']
