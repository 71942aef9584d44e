import { IconCheck } from '@tabler/icons-react'
import { capitalize } from '#domain/spanish.ts'
import { useClinicAvailability } from '#web/availability/clinic-availability.ts'
import { unavailableNames } from '#web/availability/unavailable-names.ts'
import type { Session } from '#web/session-data/queries.ts'
import { isUnsettled } from '#web/session-data/unsettled.ts'
import { findUnavailableCells } from '#web/session-data/week-availability.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import type { WorkerBadge } from '#web/worker-badge/badge-tile.tsx'
import classes from './session-card.module.css'

interface Props {
  session: Session
  date: string
  /** How long the session lasts. */
  minutes: number
  badge: WorkerBadge
  /** Keeps the session as it is. Undefined without access. */
  onKeep: (() => void) | undefined
}

/** Says why the worker of a session is not there, and that the session needs a decision, or that someone has accepted it. */
export function UnsettledLine({ session, date, minutes, badge, onKeep }: Props) {
  const { time, worker, unavailable } = session
  const isOpen = isUnsettled(session)
  const availability = useClinicAvailability({ from: date, to: date })
  const slot = { dates: [date], rows: [time], duration: minutes }
  const [found] = findUnavailableCells(slot, availability, { id: worker.id, name: badge.name }).values()
  return (
    <p className={classes.line}>
      {isOpen ? <StateIcon mark="unsettled" size="lg" /> : <IconCheck size={16} stroke={1.5} aria-hidden />}
      <span>
        {found?.text ?? (unavailable && `${capitalize(unavailableNames[unavailable].session)}.`)}
        {!isOpen && ' Se mantiene de todos modos.'}{' '}
        {isOpen && onKeep && (
          <button type="button" className={classes.edit} onClick={onKeep}>
            Mantener
          </button>
        )}
      </span>
    </p>
  )
}
