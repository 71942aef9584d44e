import { Checkbox } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { isDeclinedItem, type SettlementChoice } from '#domain/settle.ts'
import { capitalize, formatShortDate, getWeekdayName } from '#domain/spanish.ts'
import { ClientLink } from '#web/people/client-link.tsx'
import { ContactPhone } from '#web/people/contact-phone.tsx'
import { formatFullName, toName } from '#web/people/name.ts'
import { describeDeclined } from '#web/session-data/client-reply.ts'
import type { Worker } from '#web/session-data/queries.ts'
import { StateIcon } from '#web/session-state/state-icon.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { describeOutcome, type UnsettledItem } from './settlement.ts'
import { SettlementFields } from './settlement-fields.tsx'
import classes from './unsettled-row.module.css'
import type { SettlementPlan } from './use-settlement-plan.ts'

type Props = {
  item: UnsettledItem
  /** True where the sessions of a group are of several workers. */
  isWorkerShown: boolean
  plan: SettlementPlan
  choice: SettlementChoice | undefined
  workers: readonly Worker[]
  badges: WorkerBadges
  /** False for users who may only read. */
  canSettle: boolean
  isIncluded: boolean
  /** Why the settlement was refused. */
  failure: string | undefined
  onInclude: (isIncluded: boolean) => void
  onChoose: (choice: SettlementChoice) => void
}

/** A session that is to be settled, or several dates of a series, with what is done about it. */
export function UnsettledRow({ item, isWorkerShown, plan, choice, workers, badges, canSettle, isIncluded, failure, ...props }: Props) {
  const { onInclude, onChoose } = props
  const { sessions } = item
  const [session] = sessions
  const isSeries = sessions.length > 1
  const settlement = canSettle ? plan.settle(item) : undefined
  const { client, worker, time, sessionDate } = session
  const when = isSeries ? `${sessions.length} fechas` : formatShortDate(sessionDate ?? '')
  const label = `la sesión de ${buildShortName(toName(client.person))}, ${when}, ${formatClock(time)}`
  return (
    <li className={classes.row} data-excluded={(canSettle && !isIncluded) || undefined}>
      {canSettle && (
        <Checkbox
          className={classes.box}
          aria-label={`Resolver ${label}`}
          checked={isIncluded}
          onChange={({ currentTarget }) => onInclude(currentTarget.checked)}
        />
      )}
      <span className={classes.time}>
        {isSeries ? `cada ${getWeekdayName(sessionDate ?? '')}` : when}, {formatClock(time)}
        {isSeries && <span className={classes.dates}>{when}</span>}
      </span>
      <span className={classes.client}>
        <ClientLink clientId={client.id} className={classes.name}>
          {formatFullName(client.person)}
        </ClientLink>
        <span className={classes.details}>
          <ContactPhone client={client} absent="Sin teléfono" />
          {isDeclinedItem(item) && (
            <span className={classes.declined}>
              <StateIcon mark="declined" size="md" />
              {capitalize(describeDeclined(session))}
            </span>
          )}
          {isWorkerShown && <span>con {buildShortName(toName(worker.person))}</span>}
        </span>
      </span>
      {settlement && <span className={`${classes.outcome} print-only`}>{describeOutcome(settlement)}</span>}
      {canSettle && (
        <span className={classes.actions}>
          <SettlementFields
            item={item}
            plan={plan}
            workers={workers}
            badges={badges}
            choice={choice}
            label={label}
            onChoose={onChoose}
            settlement={settlement}
          />
          {failure && <span className={classes.failure}>{failure}</span>}
        </span>
      )}
    </li>
  )
}
