import { Button, Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { stateNames } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import { useSettings } from '#web/data/settings.ts'
import { MessageButtons } from '#web/messages/message-buttons.tsx'
import { paths } from '#web/navigation/paths.ts'
import { ClientAndPhone } from '#web/people/client-and-phone.tsx'
import { formatFullName, toName } from '#web/people/name.ts'
import { DeclinedAnswers } from '#web/rebooking/declined-answers.tsx'
import { useSessionActions } from '#web/session-data/changes/session-actions.ts'
import { isDeclined } from '#web/session-data/client-reply.ts'
import type { Session } from '#web/session-data/queries.ts'
import { useReminder } from '#web/session-data/use-session-message.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import { Link } from '#web/ui/page/link.tsx'
import { BadgeTile, type WorkerBadge } from '#web/worker-badge/badge-tile.tsx'
import classes from './reminder-row.module.css'
import { describeDoubt, isSent, type Reminder } from './reminders.ts'

type GetBadge = (session: Session) => WorkerBadge

type Props = {
  reminder: Reminder
  /** The date of the sessions (ISO). */
  date: string
  getBadge: GetBadge
  onSentChange: (isSent: boolean) => void
}

/** The sessions of which one text reminds, with the client's telephone, two buttons that send it, and what came of it. */
export function ReminderRow({ reminder, date, getBadge, onSentChange }: Props) {
  const can = useCan()
  const message = useReminder(reminder, date)
  const { timeZone } = useSettings()
  const clients = reminder.map(({ client }) => client)
  const names = spanishList.format(new Set(clients.map(({ person }) => buildShortName(toName(person)))))
  // One with an e-mail address, if any: the telephone is the same.
  const contact = clients.find(({ person }) => person.email) ?? clients[0]!
  const canMark = reminder.some(({ client, worker }) => can('markSessionReminded', { client: client.id, worker: worker.id }))
  const sentAt = isSent(reminder) ? reminder[0].remindedAt : undefined
  return (
    <li className={classes.row} data-sent={sentAt !== undefined || undefined} data-joint={reminder.length > 1 || undefined}>
      <div className={classes.sessions}>
        {reminder.map((session) => (
          <SessionCells key={getSessionKey(session)} session={session} badge={getBadge(session)} showsTime={reminder.length > 1}>
            <ReminderState session={session} />
          </SessionCells>
        ))}
      </div>
      <span className={classes.send}>
        <MessageButtons client={contact} name={names} message={message} size="xs" isCompact onOpen={() => canMark && onSentChange(true)} />
      </span>
      <span className={classes.sent} title={sentAt && `Enviado: ${formatMoment(sentAt, timeZone)}`}>
        {canMark ? (
          <Checkbox
            classNames={{ body: classes.box }}
            label="Enviado"
            aria-label={`Enviado a ${names}`}
            checked={sentAt !== undefined}
            onChange={({ currentTarget }) => onSentChange(currentTarget.checked)}
          />
        ) : (
          sentAt && 'Enviado'
        )}
      </span>
    </li>
  )
}

const spanishList = new Intl.ListFormat('es')

/** A session of which nobody is reminded, because it may not take place. */
export const DoubtfulRow = ({ session, badge }: { session: Session; badge: WorkerBadge }) => (
  <li className={classes.row} data-doubtful>
    <SessionCells session={session} badge={badge} showsTime>
      <span className={classes.doubt}>
        <StateIcon mark={isDeclined(session) ? 'declined' : 'unsettled'} size="md" /> {describeDoubt(session)}
      </span>
    </SessionCells>
    <span className={classes.send}>
      {isDeclined(session) ? (
        <DeclinedAnswers session={session} />
      ) : (
        <Button component={Link} to={paths.unsettled({ from: session.sessionDate!, to: session.sessionDate! })} size="xs" variant="default">
          Resolver
        </Button>
      )}
    </span>
  </li>
)

type CellsProps = { session: Session; badge: WorkerBadge; showsTime?: boolean; children: ReactNode }

/** The client, the worker and the state of a session. */
const SessionCells = ({ session: { client, worker, time }, badge, showsTime, children }: CellsProps) => (
  <div className={classes.session}>
    <ClientAndPhone client={client} />
    <span className={classes.worker}>
      {showsTime && <span className={classes.hour}>{formatClock(time)}</span>}
      <BadgeTile badge={badge} size="md" />
      <span>{formatFullName(worker.person)}</span>
    </span>
    {children}
  </div>
)

/** The state, as a box to check when the client has answered. */
function ReminderState({ session }: { session: Session }) {
  const can = useCan()
  const { setState } = useSessionActions()
  const { client, worker, state } = session
  if (!can('changeSessionState', { client: client.id, worker: worker.id }))
    return (
      <span className={classes.state}>
        <StateIcon mark={state} size="md" />
        {stateNames[state]}
      </span>
    )
  return (
    <Checkbox
      className={classes.state}
      classNames={{ body: classes.box }}
      label="Confirmada"
      aria-label={`Confirmada la sesión de ${buildShortName(toName(client.person))}`}
      checked={state === 'confirmed'}
      onChange={({ currentTarget }) => void setState([session], currentTarget.checked ? 'confirmed' : 'pending')}
    />
  )
}
