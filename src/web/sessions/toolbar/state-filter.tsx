import { type Mark, markNames } from '#domain/states.ts'
import { StateIcon } from '../state/state-icon.tsx'
import classes from './week-toolbar.module.css'

interface Props {
  counts: ReadonlyMap<Mark, number>
  /** The marks that are shown alone; none of them: all are shown. */
  shown: ReadonlySet<Mark>
  /** There is room for the word of each. */
  inWords?: boolean
  onChange: (shown: ReadonlySet<Mark>) => void
}

/** How many sessions there are of each mark, the same that their chips show; pressed, only these are shown. */
export const StateFilter = ({ counts, shown, inWords, onChange }: Props) => (
  <fieldset className={classes.states}>
    <legend className="hidden">Mostrar solo</legend>
    {markOrder
      .filter((mark) => counts.has(mark) || shown.has(mark))
      .map((mark) => (
        <button
          key={mark}
          type="button"
          className={classes.state}
          data-asks={(mark === 'unmarked' && (counts.get(mark) ?? 0) > 0) || undefined}
          title={`Mostrar solo: ${markNames[mark]}`}
          aria-pressed={shown.has(mark)}
          onClick={() => onChange(shown.symmetricDifference(new Set([mark])))}
        >
          <StateIcon mark={mark} />
          <span className="hidden">{`${markNames[mark]}: ${counts.get(mark) ?? 0}`}</span>
          {(inWords || marksWithWord.has(mark)) && <span aria-hidden>{markNames[mark]}</span>}
          <span aria-hidden>{counts.get(mark) ?? 0}</span>
        </button>
      ))}
  </fieldset>
)

// what asks for something first, then what is settled, what is gone last
const markOrder: readonly Mark[] = ['unmarked', 'came', 'absent', 'confirmed', 'pending', 'postponed', 'canceled']

// their icons are also those of states
const marksWithWord: ReadonlySet<Mark> = new Set(['unmarked', 'came'])
