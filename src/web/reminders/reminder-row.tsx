import { Checkbox } from '@mantine/core'
import { buildShortName } from '#domain/names.ts'
import { stateNames } from '#domain/states.ts'
import { useCan } from '#web/auth/access.ts'
import { useSettings } from '#web/data/settings.ts'
import { MessageButtons } from '#web/messages/message-buttons.tsx'
import { ClientAndPhone } from '#web/people/client-and-phone.tsx'
import { formatFullName, toName } from '#web/people/name.ts'
import { useSessionActions } from '#web/session-data/changes/session-actions.ts'
import type { Session } from '#web/session-data/queries.ts'
import { useSessionMessage } from '#web/session-data/use-session-message.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import { BadgeTile, type WorkerBadge } from '#web/worker-badge/badge-tile.tsx'
import classes from './reminder-row.module.css'

type Props = {
  session: Session
  /** The date of the session (ISO). */
  date: string
  badge: WorkerBadge
  onSentChange: (isSent: boolean) => void
}

/** A session with the client's telephone, two buttons that send the reminder, and what came of it. */
export function ReminderRow({ session, date, badge, onSentChange }: Props) {
  const { client, worker, remindedAt } = session
  const can = useCan()
  const shortName = buildShortName(toName(client.person))
  const message = useSessionMessage(session, date, true)
  const { timeZone } = useSettings()
  const canMark = can('markSessionReminded', { client: client.id, worker: worker.id })
  return (
    <li className={classes.row} data-sent={remindedAt !== undefined || undefined}>
      <ClientAndPhone client={client} />
      <span className={classes.worker}>
        <BadgeTile badge={badge} size="md" />
        <span>{formatFullName(worker.person)}</span>
      </span>
      <ReminderState session={session} shortName={shortName} />
      <span className={classes.send}>
        <MessageButtons client={client} message={message} size="xs" isCompact onOpen={() => canMark && onSentChange(true)} />
      </span>
      <span className={classes.sent} title={remindedAt && `Enviado: ${formatMoment(remindedAt, timeZone)}`}>
        {canMark ? (
          <Checkbox
            classNames={{ body: classes.box }}
            label="Enviado"
            aria-label={`Enviado a ${shortName}`}
            checked={remindedAt !== undefined}
            onChange={({ currentTarget }) => onSentChange(currentTarget.checked)}
          />
        ) : (
          remindedAt && 'Enviado'
        )}
      </span>
    </li>
  )
}

/** The state, as a box to check when the client has answered. */
function ReminderState({ session, shortName }: { session: Session; shortName: string }) {
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
      aria-label={`Confirmada la sesión de ${shortName}`}
      checked={state === 'confirmed'}
      onChange={({ currentTarget }) => void setState([session], currentTarget.checked ? 'confirmed' : 'pending')}
    />
  )
}
