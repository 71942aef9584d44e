import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatClockRange } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName, toName } from '#web/people/name.ts'
import { useAgendaActions } from '#web/session-data/changes/agenda-actions.ts'
import { planBooking } from '#web/session-data/changes/plans.ts'
import { describeSession, describeSessionWithWorker } from '#web/session-data/describe-session.ts'
import type { Schedule, Worker } from '#web/session-data/queries.ts'
import { isOutcomeUnknown, titleFailure } from '#web/ui/feedback/describe-error.ts'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import { Link } from '#web/ui/page/link.tsx'
import { type FreeSlot, type ListedEntry, waitingMatchesQuery } from '#web/waiting-entries/queries.ts'
import { useWaitingMessage } from '../waiting-message.ts'
import { WaitingRow } from '../waiting-row.tsx'
import classes from './slot-matches.module.css'

type Props = {
  slot: FreeSlot
  schedule: Schedule
  /** Undefined for a worker who was deleted, and for users who may not list workers. */
  worker: Worker | undefined
}

/** A free slot with those whom it suits. One press books it for one of them. */
export function SlotMatches({ slot, schedule, worker }: Props) {
  const id = useId()
  const can = useCan()
  const { makeChange } = useAgendaActions()
  const buildMessage = useWaitingMessage()
  /** The entry that is being booked. */
  const [pendingId, setPendingId] = useState<string>()
  const { turnId, sessionDate: date, time } = slot
  const { data: entries = [], isFetching } = useQuery(waitingMatchesQuery(slot))
  const canBook = can('createSession')
  const weekPath = paths.sessions({ schedule: schedule.id, turn: turnId, week: date })

  const book = async ({ id: waitingEntryId, client }: ListedEntry, bookedWorker: Worker) => {
    const session = { client, worker: bookedWorker, sessionDate: date, time }
    setPendingId(waitingEntryId)
    try {
      const change = planBooking({ client, worker: bookedWorker, turnId, date, time, note: null, waitingEntryId })
      await makeChange(`Sesión reservada: ${describeSessionWithWorker(session)}`, change)
    } catch (error) {
      // The list is read again after every change.
      const title = 'No se pudo reservar'
      notifyFailure(`${isOutcomeUnknown(error) ? titleFailure(title, error) : title}: ${describeSession(session)}`, error)
    } finally {
      setPendingId(undefined)
    }
  }
  return (
    <section aria-labelledby={id} className={classes.slot}>
      <header className={classes.head}>
        <h2 id={id} className={classes.title}>
          {capitalize(formatLongDate(date))}, {formatClockRange(time, time + schedule.sessionDuration)}
          {worker && `, con ${buildShortName(toName(worker.person))}`}
        </h2>
        {can('listTurnWeek') && <Link to={weekPath}>Ver la semana</Link>}
      </header>
      {entries.length === 0 ? (
        <p role="status" className={classes.none}>
          {isFetching ? 'Buscando…' : 'Nadie más de la lista puede tomar este cupo.'}
        </p>
      ) : (
        <ul>
          {entries.map((entry, index) => (
            <WaitingRow
              key={entry.id}
              entry={entry}
              message={buildMessage(entry, worker && { ...slot, worker })}
              actions={
                canBook &&
                worker && (
                  <Button
                    size="xs"
                    // The first one has waited longest.
                    variant={index === 0 ? 'filled' : 'default'}
                    loading={pendingId === entry.id}
                    disabled={pendingId !== undefined && pendingId !== entry.id}
                    onClick={() => void book(entry, worker)}
                  >
                    Reservar<span className="hidden"> para {formatFullName(entry.client.person)}</span>
                  </Button>
                )
              }
            />
          ))}
        </ul>
      )}
    </section>
  )
}
