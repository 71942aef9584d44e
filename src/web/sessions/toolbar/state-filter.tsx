import { type Mark, markNames } from '#domain/states.ts'
import { StateIcon } from '../state/state-icon.tsx'
import { toggle } from './toggle.ts'
import classes from './week-toolbar.module.css'

interface Props {
  counts: ReadonlyMap<Mark, number>
  /** The marks of the filter; empty when it does not limit the marks. */
  selected: ReadonlySet<Mark>
  /** True when there is room for the name of each mark. */
  showsNames?: boolean
  onChange: (selected: ReadonlySet<Mark>) => void
}

/** The number of sessions of each mark. Pressing a mark shows only its sessions. */
export const StateFilter = ({ counts, selected, showsNames, onChange }: Props) => (
  <fieldset className={classes.states}>
    <legend className="hidden">Mostrar solo</legend>
    {markOrder
      .filter((mark) => counts.has(mark) || selected.has(mark))
      .map((mark) => (
        <button
          key={mark}
          type="button"
          className={classes.state}
          data-needs-marking={(mark === 'unmarked' && (counts.get(mark) ?? 0) > 0) || undefined}
          title={`Mostrar solo: ${markNames[mark]}`}
          aria-pressed={selected.has(mark)}
          onClick={() => onChange(toggle(selected, mark))}
        >
          <StateIcon mark={mark} size="md" />
          <span className="hidden">{`${markNames[mark]}: ${counts.get(mark) ?? 0}`}</span>
          {(showsNames || marksWithName.has(mark)) && <span aria-hidden>{markNames[mark]}</span>}
          <span aria-hidden>{counts.get(mark) ?? 0}</span>
        </button>
      ))}
  </fieldset>
)

/** The marks that need attention come first, and canceled sessions last. */
const markOrder: readonly Mark[] = ['unmarked', 'came', 'absent', 'confirmed', 'pending', 'postponed', 'canceled']

/** The marks that share an icon with a state. Their names are always shown. */
const marksWithName: ReadonlySet<Mark> = new Set(['unmarked', 'came'])
