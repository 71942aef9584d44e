import { SegmentedControl, Select, TextInput } from '@mantine/core'
import { memo } from 'react'
import { formatClock } from '#domain/clock.ts'
import { findPeople } from '#domain/person-search.ts'
import type { PlanSlot } from '#domain/rhythm.ts'
import { capitalize, weekdays } from '#domain/spanish.ts'
import { useCan } from '#web/auth/access.ts'
import { formatIdentity, toPersonChoices } from '#web/people/identity.ts'
import { compareByName, formatFullName, toSearchedClient } from '#web/people/name.ts'
import { PersonSearch } from '#web/people/person-search.tsx'
import { type Client, clientSearchLimit, clientSearchQuery, type Schedule, type Worker } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { listTurnNames } from '#web/session-overlay/slot/turn-name.ts'
import { DateInput } from '#web/ui/dates/date-input.tsx'
import { DayToggles } from '#web/ui/dates/day-toggles.tsx'
import classes from './plan-form.module.css'
import { type PlanProblems, type PlanValues, toPlanSlotKey } from './plan-values.ts'

interface Props {
  client: Client | undefined
  worker: Worker | undefined
  workers: readonly Worker[]
  schedules: readonly Schedule[]
  slots: readonly PlanSlot[]
  values: PlanValues
  problems: PlanProblems
  note: string
  /** True when the plan may go on without end, because it replaces a series that does. */
  mayBeEndless: boolean
  /** True when the plan replaces a series, which is of this client. */
  isClientFixed: boolean
  onClientChange: (client: Client | undefined) => void
  onWorkerChange: (id: string) => void
  onChange: (change: Partial<PlanValues>) => void
  onNoteChange: (note: string) => void
}

/** Who meets, on which weekdays or dates, when, and how often. */
export const PlanForm = memo(function PlanForm({
  client,
  worker,
  workers,
  schedules,
  slots,
  values,
  problems,
  note,
  mayBeEndless,
  isClientFixed,
  onChange,
  ...props
}: Props) {
  const can = useCan()
  const { date: today } = useNow()
  const { pattern, end } = values
  const slotProps = {
    data: toSlotOptions(schedules, slots),
    placeholder: 'Hora',
    searchable: true,
    selectFirstOptionOnChange: true,
    allowDeselect: false,
    nothingFoundMessage: 'No hay',
  }
  const changeDays = (days: readonly number[]) =>
    onChange({ slots: new Map(days.map((day) => [day, values.slots.get(day) ?? values.slot])) })
  /** The other weekdays that had no slot yet get the same one. */
  const changeSlot = (day: number, key: string) =>
    onChange({ slot: key, slots: new Map([...values.slots].map(([other, old]) => [other, other === day || old === '' ? key : old])) })
  return (
    <div className={classes.form}>
      {isClientFixed && client ? (
        <div>
          <p className={classes.fixedLabel}>Cliente</p>
          <p>{formatFullName(client.person)}</p>
        </div>
      ) : (
        <PersonSearch
          label="Cliente"
          placeholder="Nombre, documento, teléfono o correo"
          getQuery={clientSearchQuery}
          isEnabled={can('listClients')}
          find={(clients, search) => findPeople(clients, search, toSearchedClient)}
          limit={clientSearchLimit}
          toOption={(found) => ({ id: found.id, name: formatFullName(found.person), details: formatIdentity(found) })}
          selected={client}
          onSelect={props.onClientChange}
          noMatchText="Ningún cliente tiene ese nombre, documento, teléfono o correo."
        />
      )}
      <Select
        label="Trabajador"
        placeholder="Elija"
        searchable
        selectFirstOptionOnChange
        allowDeselect={false}
        nothingFoundMessage="Ningún trabajador se llama así."
        data={toPersonChoices(workers.filter(({ person }) => person.id !== client?.person.id).sort(compareByName))}
        value={worker?.id ?? null}
        onChange={(id) => id && props.onWorkerChange(id)}
      />
      <SegmentedControl
        fullWidth
        aria-label="Cada cuánto"
        data={[
          { value: 'weekly', label: 'Cada semana' },
          { value: 'fortnightly', label: 'Cada 2 sem.' },
          { value: 'dates', label: 'Fechas' },
        ]}
        value={pattern}
        onChange={(next) => onChange({ pattern: next })}
      />
      {pattern === 'dates' ? (
        <Select
          label="Hora"
          {...slotProps}
          value={values.slot || null}
          error={problems.slots}
          onChange={(slot) => slot && onChange({ slot })}
        />
      ) : (
        <>
          <DayToggles days={[...values.slots.keys()]} onChange={changeDays} />
          {[...values.slots.keys()].sort().map((day) => (
            <Select
              key={day}
              label={capitalize(weekdays[day]!)}
              className={classes.day ?? ''}
              {...slotProps}
              value={values.slots.get(day) || null}
              onChange={(key) => key && changeSlot(day, key)}
            />
          ))}
          <p role="status" className={classes.hint}>
            {problems.slots}
          </p>
          <div className={classes.pair}>
            <DateInput
              label="Desde"
              description={undefined}
              soonest={today}
              value={values.from}
              error={problems.from}
              onChange={(from) => onChange({ from })}
            />
            {end === 'endless' ? null : end === 'count' ? (
              <TextInput
                label="Veces"
                inputMode="numeric"
                autoComplete="off"
                value={values.count}
                error={problems.count}
                onChange={({ currentTarget }) => onChange({ count: currentTarget.value })}
              />
            ) : (
              <DateInput
                label="Hasta"
                description={undefined}
                soonest={today}
                value={values.until}
                error={problems.until}
                onChange={(until) => onChange({ until })}
              />
            )}
          </div>
          <SegmentedControl
            fullWidth
            aria-label="Hasta cuándo"
            data={[
              { value: 'count', label: mayBeEndless ? 'N.º de veces' : 'Un número de veces' },
              { value: 'until', label: 'Hasta un día' },
              ...(mayBeEndless ? [{ value: 'endless' as const, label: 'Sin fin' }] : []),
            ]}
            value={end}
            onChange={(next) => onChange({ end: next })}
          />
          {end === 'endless' && (
            <p className="quiet">
              Se revisan las fechas de un año. Si todas están libres y es cada semana, la serie sigue sin fin; si no, termina con la última.
            </p>
          )}
        </>
      )}
      <TextInput
        label="Nota (opcional)"
        placeholder="Solo la ve el personal"
        maxLength={2000}
        value={note}
        onChange={({ currentTarget }) => props.onNoteChange(currentTarget.value)}
      />
      {problems.dates && <p className={classes.hint}>{problems.dates}</p>}
    </div>
  )
})

/** The start times to choose from, by turn. */
const toSlotOptions = (schedules: readonly Schedule[], slots: readonly PlanSlot[]) =>
  listTurnNames(schedules).map(({ turnId, name }) => ({
    group: name,
    items: slots.filter((slot) => slot.turnId === turnId).map((slot) => ({ value: toPlanSlotKey(slot), label: formatClock(slot.time) })),
  }))
