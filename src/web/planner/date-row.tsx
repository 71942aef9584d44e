import { SegmentedControl, Select } from '@mantine/core'
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { formatClock } from '#domain/clock.ts'
import type { Choice, PlannedDate } from '#domain/plan.ts'
import { type PlanSlot, sortByCloseness } from '#domain/rhythm.ts'
import { formatLongDate, formatShortDate } from '#domain/spanish.ts'
import { addDays } from '#domain/weeks.ts'
import { toPersonChoices } from '#web/people/identity.ts'
import { formatShortName } from '#web/session-data/busy/find-conflict.ts'
import classes from './date-row.module.css'
import { describeDateChoice, describeObstacle, describeRowProblem, type SkipTexts } from './describe-plan.ts'
import { toPlanSlotKey } from './plan-values.ts'
import { maxDayShift, type SessionPlan } from './use-plan.ts'

interface Props {
  row: PlannedDate
  plan: SessionPlan
  /** The position in the plan, from 1. */
  number?: number
  /** Names the client and the worker, in a plan that has sessions of several people. */
  title?: string
  skip: SkipTexts
  /** True for the first open date, which shows what can be chosen. Another one shows it when the user asks for it. */
  isNextOpen: boolean
  /** True when its obstacle is named once above the dates, because all open ones have it. */
  isObstacleShared: boolean
  /** The dates that are not offered as other days. */
  takenDates: ReadonlySet<string>
  onChoose: (choice: Choice | undefined) => void
}

const icons = { free: IconCheck, chosen: IconCheck, skipped: IconMinus, open: IconX }
const statusNames = { free: 'libre', chosen: 'resuelta', skipped: 'omitida', open: 'por resolver' }

/** A wanted session of the plan: its conflicts, its outcome, and what else can be chosen. */
export function DateRow({ row, plan, number, title, skip, isNextOpen, isObstacleShared, takenDates, onChoose }: Props) {
  const { key, date, slot, status, choice, session } = row
  const [isUnfolded, setUnfolded] = useState(false)
  const choices = useRef<HTMLDivElement>(null)
  // The pressed button is gone then.
  useEffect(() => {
    if (isUnfolded) choices.current?.querySelector<HTMLElement>('input:enabled')?.focus()
  }, [isUnfolded])
  // A choice that is refused stays in view.
  const isFolded = status === 'open' && !choice && !isNextOpen && !isUnfolded
  const Icon = icons[status]
  const getWorkerName = (id: string) => {
    const worker = plan.findWorker(id)
    return worker ? formatShortName(worker) : 'otro trabajador'
  }
  const problem = describeRowProblem(row)
  const outcome = describeDateChoice(row, getWorkerName, skip)
  const obstacle = describeObstacle(row)
  const name = title ? `${title}, ${formatLongDate(date)}, ${formatClock(slot.time)}` : `el ${formatLongDate(date)}`
  return (
    <li
      className={classes.row}
      data-status={status}
      data-folded={isFolded || undefined}
      data-titled={title !== undefined || undefined}
      data-row={key}
      tabIndex={-1}
      aria-label={`${name.replace(/^el /, '')}, ${statusNames[status]}`}
    >
      {!title && (
        <span className={classes.number} aria-hidden>
          {number}
        </span>
      )}
      <span className={classes.icon}>
        <Icon size={16} stroke={2.5} aria-hidden />
      </span>
      <span className={classes.date}>{formatShortDate(date)}</span>
      <div className={classes.text}>
        {title && (
          <p className={classes.title}>
            {formatClock(slot.time)} <span className={classes.people}>{title}</span>
            {!obstacle && !choice && <span className="quiet"> · Libre</span>}
          </p>
        )}
        {obstacle && !(isObstacleShared && status === 'open') ? (
          <p>{obstacle}</p>
        ) : (
          !title && (
            <p>
              {!obstacle && 'Libre '}
              <span className="quiet">
                {!obstacle && '· '}
                {formatClock(slot.time)} con {getWorkerName(row.workerId)}
              </span>
              {/* A series that is replaced may have had a date with someone else. */}
              {plan.listOthersOn(row).map(({ id, time, worker }) => (
                <span key={id} className={classes.other}>
                  ese día también a las {formatClock(time)} con {formatShortName(worker)}
                </span>
              ))}
            </p>
          )
        )}
        {outcome && (
          <p role="status" className={problem ? classes.problem : classes.outcome}>
            {problem ? `${outcome}: ${problem}` : outcome}
          </p>
        )}
        {session && (
          <p className={`${classes.printed} print-only`}>
            {session.date !== date && `${formatShortDate(session.date)}, `}
            {formatClock(session.slot.time)} con {getWorkerName(session.workerId)}
          </p>
        )}
      </div>
      <div ref={choices} className={classes.choices}>
        {isFolded ? (
          <button type="button" className={classes.plainButton} onClick={() => setUnfolded(true)}>
            Resolver
            <span className="hidden"> {name}</span>
          </button>
        ) : obstacle || choice ? (
          <RowChoices row={row} plan={plan} name={name} skip={skip} takenDates={takenDates} onChoose={onChoose} />
        ) : (
          // A plain button: a year has 156 of them.
          <button type="button" className={classes.plainButton} onClick={() => onChoose({ kind: 'skip' })}>
            {skip.label}
            <span className="hidden"> {name}</span>
          </button>
        )}
      </div>
    </li>
  )
}

/** Finds the row of a wanted session. */
export const findRow = (key: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"]`)

/** What can be chosen for a date, and the slots, days or workers of the choice. */
function RowChoices({
  row,
  plan,
  name,
  skip,
  takenDates,
  onChoose,
}: Pick<Props, 'row' | 'plan' | 'skip' | 'takenDates' | 'onChoose'> & { name: string }) {
  const { date, slot, conflict, choice, leftOut, status } = row
  const otherSlots = plan.listFreeSlots(row, date).filter((other) => toPlanSlotKey(other) !== toPlanSlotKey(slot))
  const slots = sortByCloseness(otherSlots, slot.time)
  const days = listOtherDays(row, plan, takenDates)
  const workerIds = plan.listWorkers(row)
  const kind = choice?.kind === 'move' ? (choice.date === date ? 'time' : 'day') : (choice?.kind ?? (status === 'skipped' ? 'skip' : ''))
  const mayAccept = conflict ? conflict.reason !== undefined && plan.mayAccept : leftOut !== undefined
  const moveTo = (other: { date: string; slot: PlanSlot } | undefined) => other && onChoose({ kind: 'move', ...other })
  const choose = {
    wanted: () => onChoose(undefined),
    time: () => moveTo(slots[0] && { date, slot: slots[0] }),
    day: () => moveTo(days[0]),
    worker: () => workerIds[0] && onChoose({ kind: 'worker', workerId: workerIds[0] }),
    accept: () => onChoose({ kind: 'accept' }),
    skip: () => onChoose({ kind: 'skip' }),
  }
  const options = [
    ...(conflict || leftOut !== undefined || !choice ? [] : [{ value: 'wanted', label: 'Como estaba' }]),
    { value: 'time', label: 'Otra hora', disabled: slots.length === 0 },
    { value: 'day', label: 'Otro día', disabled: days.length === 0 },
    { value: 'worker', label: 'Otro trabajador', disabled: workerIds.length === 0 },
    ...(mayAccept ? [{ value: 'accept', label: 'Reservar igual' }] : []),
    { value: 'skip', label: skip.label },
  ]
  return (
    <>
      <SegmentedControl
        size="xs"
        aria-label={`Qué hacer con ${name}`}
        data={options}
        value={kind}
        onChange={(value) => choose[value as keyof typeof choose]()}
      />
      {kind === 'time' && (
        <div className={classes.times}>
          {[...slots]
            .sort((one, other) => one.time - other.time)
            .map((other) => (
              <button
                key={toPlanSlotKey(other)}
                type="button"
                className={classes.time}
                aria-pressed={choice?.kind === 'move' && toPlanSlotKey(choice.slot) === toPlanSlotKey(other)}
                onClick={() => moveTo({ date, slot: other })}
              >
                {formatClock(other.time)}
              </button>
            ))}
        </div>
      )}
      {kind === 'day' && (
        <Select
          size="xs"
          aria-label="Día"
          allowDeselect={false}
          data={days.map((other) => ({ value: other.date, label: `${formatShortDate(other.date)}, ${formatClock(other.slot.time)}` }))}
          value={choice?.kind === 'move' ? choice.date : null}
          onChange={(value) => moveTo(days.find((other) => other.date === value))}
        />
      )}
      {choice?.kind === 'worker' && (
        <Select
          size="xs"
          aria-label="Trabajador"
          searchable
          selectFirstOptionOnChange
          allowDeselect={false}
          data={toPersonChoices(
            [...new Set([choice.workerId, ...workerIds])].flatMap((id) => plan.findWorker(id) ?? []),
            formatShortName,
          )}
          value={choice.workerId}
          onChange={(id) => id && onChoose({ kind: 'worker', workerId: id })}
        />
      )}
    </>
  )
}

/** Lists the days around a date, the closest first, each with the free slot that is closest to the wanted one. */
function listOtherDays(row: PlannedDate, plan: SessionPlan, takenDates: ReadonlySet<string>) {
  const shifts = Array.from({ length: maxDayShift }, (_, index) => [index + 1, -index - 1]).flat()
  return shifts.flatMap((days) => {
    const date = addDays(row.date, days)
    const [slot] = takenDates.has(date) ? [] : sortByCloseness(plan.listFreeSlots(row, date), row.slot.time)
    return slot ? [{ date, slot }] : []
  })
}
