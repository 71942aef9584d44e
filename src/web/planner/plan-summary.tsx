import { formatClockRange } from '#domain/clock.ts'
import type { WantedDate } from '#domain/rhythm.ts'
import { formatFullDate, getWeekdayName } from '#domain/spanish.ts'
import { formatShortName } from '#web/session-data/busy/find-conflict.ts'
import type { Client, Schedule, Worker } from '#web/session-data/queries.ts'
import { listTurnNames } from '#web/session-overlay/slot/turn-name.ts'
import { BadgeTile, unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import classes from './plan-summary.module.css'
import type { PlanValues } from './plan-values.ts'

interface Props {
  client: Client
  worker: Worker
  schedules: readonly Schedule[]
  values: Pick<PlanValues, 'pattern' | 'end'>
  /** The dates that the form asks for, at least one. */
  wanted: readonly WantedDate[]
  note: string
}

/** Shows the contents of a plan's form as text. */
export function PlanSummary({ client, worker, schedules, values, wanted, note }: Props) {
  const badges = useWorkerBadges(noSessions)
  const turnNames = new Map(listTurnNames(schedules).map(({ turnId, name }) => [turnId, name]))
  const facts = {
    ...listRhythmFacts(values, wanted),
    Turno: wanted.map(({ slot }) => turnNames.get(slot.turnId) ?? ''),
    Nota: note.trim() ? [note.trim()] : [],
  }
  return (
    <div className={classes.summary}>
      <p className={classes.client}>{formatShortName(client)}</p>
      <p className={classes.worker}>
        <BadgeTile badge={badges.get(worker.id) ?? unknownBadge} size="md" />
        {formatShortName(worker)}
      </p>
      <dl>
        {Object.entries(facts)
          .filter(([, texts]) => texts.length > 0)
          .map(([name, texts]) => (
            <div key={name} className={classes.fact}>
              <dt>{name}</dt>
              <dd>{[...new Set(texts)].join('\n')}</dd>
            </div>
          ))}
      </dl>
    </div>
  )
}

/** Says when the sessions of a plan are held: "Cada: martes, 09:40 – 10:25", each fact in one text or several. */
function listRhythmFacts({ pattern, end }: Props['values'], wanted: Props['wanted']): Record<string, string[]> {
  const Veces = [String(wanted.length)]
  const formatTime = ({ slot: { time, duration } }: WantedDate) => formatClockRange(time, time + duration)
  if (pattern === 'dates') return { Hora: wanted.map(formatTime), Veces }
  return {
    Cada: [...(pattern === 'fortnightly' ? ['2 semanas'] : []), ...wanted.map((one) => `${getWeekdayName(one.date)}, ${formatTime(one)}`)],
    Desde: [formatFullDate(wanted[0]!.date)],
    Hasta: [end === 'endless' ? 'sin fin' : formatFullDate(wanted.at(-1)!.date)],
    ...(end !== 'endless' && { Veces }),
  }
}

const noSessions: [] = []
