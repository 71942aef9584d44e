import { Button } from '@mantine/core'
import { useState } from 'react'
import { buildShortName } from '#domain/names.ts'
import { capitalize, formatShortDate } from '#domain/spanish.ts'
import { useCan } from '#web/auth/access.ts'
import { canReadMessages } from '#web/messages/queries.ts'
import { toName } from '#web/people/name.ts'
import { describeError } from '#web/ui/feedback/describe-error.ts'
import { notifyFailure } from '#web/ui/feedback/notify.ts'
import { useFootBar } from '#web/ui/page/use-foot-bar.ts'
import { countItemSessions, describeSettlements } from './settlement.ts'
import classes from './settlement-footer.module.css'
import type { SettledItem } from './use-apply-settlements.ts'
import type { SettlementPlan } from './use-settlement-plan.ts'

type Props = {
  settled: readonly SettledItem[]
  /** The number of sessions of the list for which nothing is planned. */
  openCount: number
  plan: SettlementPlan
  /** True when the user has chosen something else than what is proposed. */
  hasChoices: boolean
  onDiscard: () => void
  onApply: () => Promise<void>
}

/** Says what will be done about the sessions, and does it. */
export function SettlementFooter({ settled, openCount, plan, hasChoices, onDiscard, onApply }: Props) {
  useFootBar()
  const leavesMessages = canReadMessages(useCan())
  const [isPending, setPending] = useState(false)
  const count = countItemSessions(settled.map(({ item }) => item))
  const apply = async () => {
    setPending(true)
    await onApply()
      .catch((error: unknown) => void notifyFailure('No se pudieron resolver', error))
      .finally(() => setPending(false))
  }
  const open = openCount > 0 && (openCount === 1 ? '1 queda por resolver' : `${openCount} quedan por resolver`)
  const summary = [describeSettlements(settled), open].filter(Boolean).join(', ')
  return (
    <div className={classes.footer}>
      <div>
        <p role="status" className={classes.summary}>
          {plan.isReady ? capitalize(summary) : 'Buscando quién y qué cupos están libres…'}
        </p>
        <p className={classes.load}>
          {plan.error
            ? `No se pudo saber quién está libre. ${describeError(plan.error)}`
            : plan.isReady && [describeLoad(settled, plan), count > 0 && leavesMessages && afterwards].filter(Boolean).join(' ')}
        </p>
      </div>
      <div className={classes.buttons}>
        {hasChoices && (
          <Button variant="default" onClick={onDiscard}>
            Volver a lo propuesto
          </Button>
        )}
        <Button loading={isPending} disabled={count === 0 || !plan.isReady} onClick={() => void apply()}>
          {count === 0 ? 'Aplicar' : count === 1 ? 'Aplicar 1 cambio' : `Aplicar ${count} cambios`}
        </Button>
      </div>
    </div>
  )
}

const afterwards = 'Al aplicar, cada cliente queda en «Por avisar» con su mensaje.'

/** "Nadie queda en dos sesiones a la vez. Ana Torres tendrá 9 sesiones el mié 9 dic." Names the substitute with the fullest day. */
function describeLoad(settled: readonly SettledItem[], plan: SettlementPlan): string {
  const loads = new Map<string, { count: number; name: string; date: string }>()
  for (const { item, settlement } of settled) {
    if (settlement.kind !== 'reassign') continue
    const { worker } = settlement
    for (const { sessionDate } of item.sessions) {
      const date = sessionDate ?? ''
      const key = `${worker.id} ${date}`
      const before = loads.get(key)?.count ?? plan.countSessions(worker.id, date)
      if (before !== undefined) loads.set(key, { count: before + 1, name: buildShortName(toName(worker.person)), date })
    }
  }
  const [fullest] = [...loads.values()].sort((one, other) => other.count - one.count)
  if (!fullest) return ''
  const { name, count, date } = fullest
  return `Nadie queda en dos sesiones a la vez. ${name} tendrá ${count === 1 ? '1 sesión' : `${count} sesiones`} el ${formatShortDate(date)}.`
}
