import type { ReactNode } from 'react'
import { describeWait } from '#domain/describe-waiting-entry.ts'
import { capitalize } from '#domain/spanish.ts'
import { toLocalDate } from '#domain/today.ts'
import { countDays } from '#domain/weeks.ts'
import { useSettings } from '#web/data/settings.ts'
import { MessageButtons } from '#web/messages/message-buttons.tsx'
import type { Message } from '#web/messages/message-links.ts'
import { ClientAndPhone } from '#web/people/client-and-phone.tsx'
import { useNow } from '#web/session-data/use-now.ts'
import type { ListedEntry } from '#web/waiting-entries/queries.ts'
import { useDescribeEntry } from '#web/waiting-entries/use-describe-entry.ts'
import classes from './waiting-row.module.css'

type Props = {
  entry: ListedEntry
  message: Message
  /** False on the page of the client. */
  withClient?: boolean
  /** The buttons at the end. */
  actions: ReactNode
}

/** Someone who waits: what suits the client in one sentence, since when, and how to reach them. */
export function WaitingRow({ entry, message, withClient = true, actions }: Props) {
  const { date: today } = useNow()
  const { timeZone } = useSettings()
  const describe = useDescribeEntry(today)
  const { client, note, fitsNobody, scheduleDeleted } = entry
  const waited = describeWait(countDays(toLocalDate(new Date(entry.createdAt), timeZone), today))
  return (
    <li className={classes.row} data-alone={!withClient || undefined}>
      {withClient && <ClientAndPhone client={client} />}
      <span className={classes.wishes}>
        <span className={classes.sentence}>{capitalize(describe(entry))}</span>
        {fitsNobody && (
          <span className={classes.problem}>
            {scheduleDeleted ? 'Su horario ya no existe' : 'Sus trabajadores ya no están'}: así no le conviene ningún cupo.
          </span>
        )}
        {note && <span className={classes.note}>{note}</span>}
      </span>
      <span className={classes.waited}>Espera {waited}</span>
      <span className={classes.send}>
        <MessageButtons client={client} message={message} size="xs" isCompact />
      </span>
      <span className={classes.actions}>{actions}</span>
    </li>
  )
}
