import { Button } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import { formatDateList } from '#domain/date-list.ts'
import { buildShortName } from '#domain/names.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { MessageButtons } from '#web/messages/message-buttons.tsx'
import { toName } from '#web/people/name.ts'
import type { Session } from '#web/session-data/queries.ts'
import { useChangeMessage } from '#web/session-data/use-session-message.ts'
import classes from './settled-list.module.css'
import { describeOutcome, formatDateAndTime, type Settlement } from './settlement.ts'
import type { SettledItem } from './use-apply-settlements.ts'

type Props = { settled: readonly SettledItem[]; onClose: () => void }

/** What was just settled, with a text for each client. */
export const SettledList = ({ settled, onClose }: Props) => (
  <section aria-label="Resueltas ahora">
    <div className={classes.head}>
      <h2>Resueltas ahora: avise a los clientes</h2>
      <Button variant="subtle" size="xs" onClick={onClose}>
        Ocultar
      </Button>
    </div>
    <ul>
      {settled.map(({ item, settlement }) => (
        <SettledRow key={item.key} sessions={item.sessions} settlement={settlement} />
      ))}
    </ul>
  </section>
)

function SettledRow({ sessions, settlement }: { sessions: SettledItem['item']['sessions']; settlement: Settlement }) {
  const [session] = sessions
  const { client, sessionDate, time } = session
  const later = sessions.slice(1).map((other) => other.sessionDate ?? '')
  const message = useChangeMessage(
    session,
    phraseForClient(session, settlement) + (later.length > 0 ? `, y lo mismo el ${formatDateList(later)}` : ''),
  )
  const others = later.length > 0 ? ` y ${formatDateList(later)}` : ''
  return (
    <li className={classes.row}>
      <span className={classes.who}>
        <strong>{buildShortName(toName(client.person))}</strong>{' '}
        <span className={classes.when}>
          {formatShortDate(sessionDate ?? '')}, {formatClock(time)}
          {others}
        </span>
      </span>
      <span className={classes.outcome}>{describeOutcome(settlement)}</span>
      <MessageButtons client={client} message={message} size="xs" />
    </li>
  )
}

/** What becomes of "su sesión del … con Fabiola Núñez". */
function phraseForClient({ time }: Session, settlement: Settlement): string {
  if (settlement.kind === 'reassign') return `será con ${buildShortName(toName(settlement.worker.person))}, a la misma hora`
  if (settlement.kind === 'cancel') return 'queda cancelada'
  if (settlement.kind === 'keep') return `se mantiene a las ${formatClock(time)}`
  return settlement.slot ? `pasa al ${formatDateAndTime(settlement.slot)}` : 'queda aplazada, y le avisaremos la nueva fecha'
}
