import type { ReactNode } from 'react'
import { useSettings } from '#web/data/settings.ts'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import { type CallText, describeCall, nameAuthor } from './describe/describe-call.ts'
import type { HistoryCall } from './describe/group-entries.ts'
import { formatAgo } from './format-ago.ts'
import classes from './history-line.module.css'

interface Props {
  call: HistoryCall
  /** What the call did; by default with the people. */
  text?: CallText
  /** Stands before the sentence: the time of day in a list by days. Without it the sentence says how long ago it was. */
  time?: ReactNode
  children?: ReactNode
}

/** What somebody did, as a sentence: "Rosa Pacheco movió de mar 24 nov 08:00 a jue 26 nov 09:40, hace 2 h". */
export function HistoryLine({ call, text = describeCall(call), time, children }: Props) {
  const { timeZone } = useSettings()
  const [entry] = call.entries
  return (
    <li className={classes.line} data-timed={time !== undefined || undefined}>
      {time !== undefined && <span className={classes.time}>{time}</span>}
      <div className={classes.text}>
        <p>
          <strong className={classes.author}>{nameAuthor(entry)}</strong> {text.text}
          {time === undefined && (
            <span className="quiet">
              {', '}
              <time dateTime={call.at} title={formatMoment(call.at, timeZone)}>
                {formatAgo(call.at, new Date(), timeZone)}
              </time>
            </span>
          )}
        </p>
        {text.details.length > 0 && (
          <details className={classes.details}>
            <summary>{text.details.length === 1 ? 'Ver 1 cambio' : `Ver los ${text.details.length} cambios`}</summary>
            <ul>
              {text.details.map((detail) => (
                <li key={detail.id}>{detail.text}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      {children}
    </li>
  )
}
