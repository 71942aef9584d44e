import { Button, CloseButton, Popover } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect } from 'react'
import { markNames, type SessionMark } from '#domain/states.ts'
import type { WallClock } from '#domain/today.ts'
import { useCan } from '#web/auth/access.ts'
import { useSessionActions } from '#web/session-data/changes/session-actions.ts'
import type { Session } from '#web/session-data/queries.ts'
import { canMarkAttendance } from '#web/session-grid/keys/mark-sessions.ts'
import { formatSelectedCount } from '#web/session-grid/use-announcements.ts'
import { stateKeys } from '#web/session-state/state-choice.tsx'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import { useFootBar } from '#web/ui/page/use-foot-bar.ts'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'
import classes from './selection-bar.module.css'
import type { Selection } from './use-selection.ts'
import { useSeriesOfSelection } from './use-series-of-selection.ts'

interface Props {
  selection: Pick<Selection, 'sessions' | 'clear' | 'dialog' | 'openDialog'>
  now: WallClock
  /** True where the keys of the states and of the attendance act on the selection. */
  hasKeys: boolean
  /** Focuses what shows the sessions, when the bar or its dialog closes. */
  focusSessions: () => void
}

/** The bar below the sessions with the actions for the selected ones. */
export function SelectionBar({ selection, now, hasKeys, focusSessions }: Props) {
  const can = useCan()
  const { setState, setAttended } = useSessionActions()
  const { sessions, dialog, openDialog } = selection
  const { series, error } = useSeriesOfSelection(dialog ? sessions : noSessions)
  // Without the series of an exception, deleting it would bring its occurrence back.
  useEffect(() => {
    if (!error) return
    openDialog(null)
    notifyFailure('No se pudo comprobar cuáles son de una serie fija', error)
  }, [error, openDialog])
  useFootBar()
  const markable = sessions.filter((session) => canMarkAttendance(session, now))
  const clear = () => {
    selection.clear()
    focusSessions()
  }
  /** Closes the dialog and focuses the sessions that it was about. */
  const closeDialog = () => {
    openDialog(null)
    requestAnimationFrame(focusSessions)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // React also delivers the Escape of the dialogs above the bar.
    if (event.key === 'Escape' && event.currentTarget.contains(event.target as Node)) clear()
  }
  return (
    <fieldset aria-label="Sesiones elegidas" className={`${classes.bar} no-print`} onKeyDown={onKeyDown}>
      <CloseButton aria-label="Quitar selección" title="Quitar selección (Esc)" onClick={clear} />
      <p className={classes.count}>{formatSelectedCount(sessions.length)}</p>
      {can('changeSessionState') && (
        <div className={classes.group}>
          {stateKeys.map(([state, key]) => (
            <BulkMarkButton key={state} mark={state} shortcut={hasKeys ? key : undefined} onClick={() => void setState(sessions, state)} />
          ))}
        </div>
      )}
      {can('changeSessionState') && markable.length > 0 && (
        <div className={classes.group}>
          {([true, false] as const).map((attended) => (
            <BulkMarkButton
              key={String(attended)}
              mark={attended ? 'came' : 'absent'}
              shortcut={hasKeys ? (attended ? 'v' : 'n') : undefined}
              count={markable.length < sessions.length ? markable.length : undefined}
              onClick={() => void setAttended(markable, attended)}
            />
          ))}
        </div>
      )}
      <div className={classes.end}>
        {can('updateSession', {}) && can('createSession') && can('listAvailablePeople') && can('listWorkers') && (
          <BarPopover label="Reasignar…" isOpen={dialog === 'reassigning'} onChange={(isOpen) => openDialog(isOpen ? 'reassigning' : null)}>
            <ReassignSelection sessions={sessions} onDone={closeDialog} />
          </BarPopover>
        )}
        {can('updateSession', {}) && (
          <BarPopover label="Mover…" isOpen={dialog === 'moving'} onChange={(isOpen) => openDialog(isOpen ? 'moving' : null)}>
            <ShiftForm sessions={sessions} series={series} onDone={closeDialog} />
          </BarPopover>
        )}
        {can('deleteSession') && (
          <Button variant="subtle" color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => openDialog('deleting')}>
            Eliminar
          </Button>
        )}
      </div>
      {dialog === 'deleting' && series && <DeleteSelectionDialog sessions={sessions} series={series} onClose={closeDialog} />}
    </fieldset>
  )
}

const noSessions: readonly Session[] = []

const DeleteSelectionDialog = lazyPart(() => import('./delete-selection-dialog.tsx'), { failureMessage: 'No se pudo cargar la pregunta.' })

const loading = <span role="status">Cargando...</span>

const ReassignSelection = lazyPart(() => import('./reassign/reassign-selection.tsx'), {
  failureMessage: 'No se pudo cargar la lista.',
  fallback: loading,
})

const ShiftForm = lazyPart(() => import('./shift-form.tsx'), {
  failureMessage: 'No se pudo cargar el formulario.',
  fallback: loading,
})

type BarPopoverProps = { label: string; isOpen: boolean; onChange: (isOpen: boolean) => void; children: ReactNode }

/** A button of the bar with a form above it. */
const BarPopover = ({ label, isOpen, onChange, children }: BarPopoverProps) => (
  <Popover
    opened={isOpen}
    onChange={(opened) => !opened && onChange(false)}
    position="top-end"
    width={320}
    // The dropdown is there immediately and marked as modal, so that the next key does not act on the selection.
    transitionProps={{ duration: 0 }}
    trapFocus
    returnFocus
  >
    <Popover.Target>
      <Button variant="default" onClick={() => onChange(!isOpen)}>
        {label}
      </Button>
    </Popover.Target>
    <Popover.Dropdown aria-modal>{children}</Popover.Dropdown>
  </Popover>
)

interface BulkMarkButtonProps {
  mark: SessionMark
  shortcut: string | undefined
  /** The number of selected sessions to which the mark applies, if not to all. */
  count?: number | undefined
  onClick: () => void
}

const BulkMarkButton = ({ mark, shortcut, count, onClick }: BulkMarkButtonProps) => (
  <button
    type="button"
    className={classes.mark}
    title={shortcut && `${markNames[mark]} (${shortcut})`}
    aria-keyshortcuts={shortcut}
    onClick={onClick}
  >
    <StateIcon mark={mark} size="md" />
    <span>{markNames[mark]}</span>
    {count !== undefined && <span className={classes.partialCount}>{count}</span>}
  </button>
)
