import { SegmentedControl, Select } from '@mantine/core'
import { formatClock } from '#domain/clock.ts'
import { isReassignable, type SettlementChoice } from '#domain/settle.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { toPersonChoices } from '#web/people/identity.ts'
import { formatShortName } from '#web/session-data/busy/find-conflict.ts'
import type { Slot, Worker } from '#web/session-data/queries.ts'
import { BadgeTile, unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import type { Settlement, SettlementKind, UnsettledItem } from './settlement.ts'
import classes from './settlement-fields.module.css'
import type { SettlementPlan } from './use-settlement-plan.ts'

interface Props {
  item: UnsettledItem
  plan: SettlementPlan
  workers: readonly Worker[]
  badges: WorkerBadges
  settlement: Settlement | undefined
  /** The choice of the user; undefined when the proposal applies. */
  choice: SettlementChoice | undefined
  /** Who and when, for the accessible names. */
  label: string
  onChoose: (choice: SettlementChoice) => void
}

/** Chooses what is done about an item: who takes it over, when it is held instead, or that it is canceled or kept. */
export function SettlementFields({ item, plan, workers, badges, settlement, choice, label, onChoose }: Props) {
  const freeIds = plan.listSubstitutes(item)
  const kind = settlement?.kind ?? choice?.kind
  const substituteId = settlement?.kind === 'reassign' ? settlement.worker.id : undefined
  const slots = item.sessions.length === 1 ? plan.listSlots(item) : []
  return (
    <div className={classes.fields}>
      <SegmentedControl
        size="xs"
        aria-label={`Qué hacer con ${label}`}
        data={[
          { value: 'reassign', label: 'Reasignar', disabled: plan.isReady && freeIds.length === 0 },
          { value: 'postpone', label: 'Aplazar' },
          { value: 'cancel', label: 'Cancelar' },
          { value: 'keep', label: 'Mantener' },
        ]}
        value={kind ?? ''}
        onChange={(chosen) => onChoose({ kind: chosen as SettlementKind })}
      />
      {kind === 'reassign' && (
        <span className={classes.detail}>
          <Select
            size="xs"
            className={classes.select}
            aria-label={`Quién toma ${label}`}
            leftSection={substituteId && <BadgeTile badge={badges.get(substituteId) ?? unknownBadge} />}
            searchable
            selectFirstOptionOnChange
            placeholder="Elija"
            allowDeselect={false}
            data={toPersonChoices(
              [...new Set([...(substituteId ? [substituteId] : []), ...freeIds])].flatMap(
                (id) => workers.find((other) => other.id === id) ?? [],
              ),
              formatShortName,
            )}
            value={substituteId ?? null}
            onChange={(workerId) => workerId && onChoose({ kind: 'reassign', workerId })}
          />
          <span className={classes.remark}>{substituteId && describeSubstitute(item, substituteId, plan)}</span>
        </span>
      )}
      {settlement?.kind === 'postpone' && (
        <span className={classes.detail}>
          {slots.length > 0 ? (
            <Select
              size="xs"
              className={classes.select}
              aria-label={`A cuándo pasa ${label}`}
              allowDeselect={false}
              data={[
                ...slots.map((slot) => ({ value: toOptionValue(slot), label: formatShortSlot(slot) })),
                { value: '', label: 'Sin fecha aún' },
              ]}
              value={settlement.slot ? toOptionValue(settlement.slot) : ''}
              onChange={(key) => onChoose({ kind: 'postpone', slot: slots.find((slot) => toOptionValue(slot) === key) ?? null })}
            />
          ) : (
            <span className={classes.remark}>Sin fecha aún</span>
          )}
        </span>
      )}
      {plan.knowsFree && isReassignable(item.sessions[0]) && freeIds.length === 0 && (
        <span className={classes.nobody}>Nadie libre a esa hora</span>
      )}
    </div>
  )
}

const toOptionValue = ({ date, time }: Slot) => `${date} ${time}`
const formatShortSlot = ({ date, time }: Slot) => `${formatShortDate(date)}, ${formatClock(time)}`

/** "lo atendió 12 veces", or "2 sesiones ese día". */
function describeSubstitute(item: UnsettledItem, workerId: string, plan: SettlementPlan): string {
  const [{ client, sessionDate }] = item.sessions
  const meetings = plan.countMeetings(item, workerId)
  if (meetings > 0) return `${client.person.gender ? 'lo' : 'la'} atendió ${meetings === 1 ? '1 vez' : `${meetings} veces`}`
  const count = plan.countSessions(workerId, sessionDate ?? '')
  if (count === undefined) return ''
  return count === 0 ? 'sin sesiones ese día' : count === 1 ? '1 sesión ese día' : `${count} sesiones ese día`
}
