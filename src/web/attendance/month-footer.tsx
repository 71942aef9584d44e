import { Button, CloseButton } from '@mantine/core'
import { memo } from 'react'
import { markNames } from '#domain/states.ts'
import { splitDate } from '#domain/weeks.ts'
import { useCan } from '#web/auth/access.ts'
import { focusGrid } from '#web/session-grid/grid-elements.ts'
import type { useMarkSessions } from '#web/session-grid/keys/mark-sessions.ts'
import { KeyHint } from '#web/session-state/key-hint.tsx'
import { stateKeys } from '#web/session-state/state-choice.tsx'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { useFootBar } from '#web/ui/page/use-foot-bar.ts'
import { MarkIcon } from './matrix/mark-icon.tsx'
import { describeMatrixSelection, type MatrixSelection } from './matrix/use-matrix-selection.ts'
import type { MonthView } from './month/use-month-view.ts'
import classes from './month-footer.module.css'

interface Props {
  /** The number of sessions of the month without a mark. */
  unmarked: number
  /** A phone shows a day at a time. */
  isPhone: boolean
  closedDays: MonthView['closedDays']
  selection: MatrixSelection
  marking: ReturnType<typeof useMarkSessions>
  /** Goes to the next session without a mark. */
  onNextUnmarked: () => void
  /** Goes to the next day with sessions. Undefined after the last one. */
  onNextDay: (() => void) | undefined
}

/** The line in the footer: what the icons mean and their keys, or what to do with the selection; and how many sessions are not marked. */
export function MonthFooter({ unmarked, isPhone, closedDays, selection, marking, onNextUnmarked, onNextDay }: Props) {
  useFootBar()
  return (
    <>
      {selection.isEmpty ? <MarkLegend closedDays={closedDays} /> : <SelectionActions selection={selection} marking={marking} />}
      <div className={`${classes.unmarked} no-print`}>
        {unmarked > 0 && (
          <>
            <span className={classes.count}>{unmarked} sin marcar</span>
            {isPhone ? (
              <NextDay onNext={onNextDay} />
            ) : (
              <Button variant="default" size="xs" onClick={onNextUnmarked} aria-keyshortcuts="s" title="Ir a la siguiente (s)">
                Ir a la siguiente
              </Button>
            )}
          </>
        )}
      </div>
    </>
  )
}

const NextDay = ({ onNext }: { onNext: (() => void) | undefined }) =>
  onNext ? (
    <Button variant="default" onClick={onNext}>
      Ir al siguiente día
    </Button>
  ) : (
    <span className="quiet">No hay más días con sesiones este mes.</span>
  )

/** The marks with their keys, on paper without keys. */
const MarkLegend = memo(function MarkLegend({ closedDays }: Pick<Props, 'closedDays'>) {
  const canMark = useCan()('changeSessionState')
  return (
    <ul aria-label="Marcas" className={classes.legend}>
      {legendMarks.map(([mark, key]) => (
        <li key={mark} className={classes.item}>
          {canMark && key && (
            <span className="no-print">
              <KeyHint>{key}</KeyHint>
            </span>
          )}
          <MarkIcon mark={mark} />
          {markNames[mark]}
        </li>
      ))}
      {closedDays.size > 0 && (
        <li className={classes.closed}>
          {`Cerrado: ${[...closedDays].map(([date, { text }]) => `${splitDate(date).day}${text === 'Cerrado' ? '' : ` ${text}`}`).join(', ')}`}
        </li>
      )}
    </ul>
  )
})

const legendMarks = [['came', 'v'], ['absent', 'n'], ...stateKeys, ['unmarked', '']] as const

function SelectionActions({ selection, marking }: Pick<Props, 'selection' | 'marking'>) {
  const { unmarked, clear } = selection
  const leave = () => {
    clear()
    focusGrid()
  }
  return (
    <fieldset aria-label="Elegido" className={classes.selection}>
      <CloseButton aria-label="Quitar selección" title="Quitar selección (Esc)" onClick={leave} />
      <p className={classes.selected}>{describeMatrixSelection(selection)}</p>
      <p className="quiet">{unmarked.length} sin marcar</p>
      {unmarked.length > 0 &&
        ([true, false] as const).map((attended) => (
          <Button
            key={String(attended)}
            variant="default"
            size="xs"
            leftSection={<StateIcon mark={attended ? 'came' : 'absent'} size="md" />}
            aria-keyshortcuts={attended ? 'v' : 'n'}
            onClick={() => {
              marking.markAttendance(unmarked, attended)
              leave()
            }}
          >
            {attended ? 'Todas: vino' : 'Todas: no vino'}
          </Button>
        ))}
    </fieldset>
  )
}
