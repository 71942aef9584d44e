import type { ReactNode } from 'react'
import { useSettings } from '#web/data/settings.ts'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import { formatCount } from '#web/ui/list/format-count.ts'
import { type ChangeText, describeChange } from './describe/describe-change.ts'
import { nameAuthor } from './describe/name-author.ts'
import { formatAgo } from './format-ago.ts'
import classes from './history-line.module.css'
import type { Change } from './queries.ts'

interface Props {
  change: Change
  /** What the change did; by default with the people. */
  text?: ChangeText
  /** Stands before the sentence: the time of day in a list by days. Without it the sentence says how long ago it was. */
  time?: ReactNode
  children?: ReactNode
}

/** What someone did, as a sentence: "Rosa Pacheco movió de mar 24 nov 08:00 a jue 26 nov 09:40, hace 2 h". */
export function HistoryLine({ change, text: { text, details, hidden } = describeChange(change), time, children }: Props) {
  const { timeZone } = useSettings()
  return (
    <li className={classes.line} data-timed={time !== undefined || undefined}>
      {time !== undefined && <span className={classes.time}>{time}</span>}
      <div className={classes.text}>
        <p>
          <strong className={classes.author}>{nameAuthor(change)}</strong> {text}
          {time === undefined && (
            <span className="quiet">
              {', '}
              <time dateTime={change.at} title={formatMoment(change.at, timeZone)}>
                {formatAgo(change.at, new Date(), timeZone)}
              </time>
            </span>
          )}
        </p>
        {details.length > 0 && (
          <details className={classes.details}>
            <summary>{details.length === 1 ? 'Ver 1 cambio' : `Ver ${hidden > 0 ? '' : 'los '}${details.length} cambios`}</summary>
            <ul>
              {details.map((detail) => (
                <li key={detail.id}>{detail.text}</li>
              ))}
              {hidden > 0 && <li>y {formatCount(hidden)} más</li>}
            </ul>
          </details>
        )}
      </div>
      {children}
    </li>
  )
}
