import { markNames, type SessionMark } from '#domain/states.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import type { Filter, FilteredWeek } from './filter.ts'
import { toggle } from './toggle.ts'
import classes from './week-toolbar.module.css'

interface Props {
  counts: Pick<FilteredWeek, 'marks' | 'unsettled'>
  filter: Pick<Filter, 'marks' | 'unsettled'>
  /** True when there is room for the name of each mark. */
  showsNames?: boolean
  onChange: (change: Partial<Filter>) => void
}

/** The number of sessions of each mark, and of those that are not settled. Pressing one shows only its sessions. */
export const StateFilter = ({ counts: { marks: counts, unsettled }, filter, showsNames, onChange }: Props) => (
  <fieldset className={classes.states}>
    <legend className="hidden">Mostrar solo</legend>
    {markOrder
      .filter((mark) => counts.has(mark) || filter.marks.has(mark))
      .map((mark) => (
        <button
          key={mark}
          type="button"
          className={classes.state}
          data-needs-marking={(mark === 'unmarked' && (counts.get(mark) ?? 0) > 0) || undefined}
          title={`Mostrar solo: ${choiceNames[mark]}`}
          aria-pressed={filter.marks.has(mark)}
          onClick={() => onChange({ marks: toggle(filter.marks, mark) })}
        >
          <StateIcon mark={mark} size="md" />
          <span className="hidden">{`${choiceNames[mark]}: ${counts.get(mark) ?? 0}`}</span>
          {/* What is not marked has the icon of what is pending. */}
          {(showsNames || isToDo(mark)) && (
            <span aria-hidden data-name={mark}>
              {choiceNames[mark]}
            </span>
          )}
          <span aria-hidden>{counts.get(mark) ?? 0}</span>
        </button>
      ))}
    {(unsettled !== undefined || filter.unsettled) && (
      <button
        type="button"
        className={classes.state}
        data-needs-marking={(unsettled ?? 0) > 0 || undefined}
        title="Mostrar solo las sesiones cuyo trabajador no está"
        aria-pressed={filter.unsettled}
        onClick={() => onChange({ unsettled: !filter.unsettled })}
      >
        <StateIcon mark="unsettled" size="md" />
        {unsettled ?? 0}
        <span className={classes.unsettled}> por resolver</span>
      </button>
    )}
  </fieldset>
)

/** The names of the marks as choices. Staff look for pending sessions to confirm them. */
const choiceNames: Record<SessionMark, string> = { ...markNames, pending: 'Sin confirmar' }

/** True for the marks whose sessions the reception works through. */
export const isToDo = (mark: SessionMark) => mark === 'unmarked' || mark === 'pending'

/** The marks that need attention come first, and canceled sessions last. */
const markOrder: readonly SessionMark[] = ['unmarked', 'came', 'absent', 'confirmed', 'pending', 'postponed', 'canceled']
