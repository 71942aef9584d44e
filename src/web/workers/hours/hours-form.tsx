import { Button, SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { createRandomId } from '#api/random-id.ts'
import { formatClock, minutesPerDay, parseTimeOfDay } from '#domain/clock.ts'
import { describeValidity } from '#domain/describe-hours.ts'
import { overlaps, type Range } from '#domain/overlap.ts'
import { capitalize } from '#domain/spanish.ts'
import { useNotifyTouched } from '#web/absences/use-notify-touched.ts'
import { getUpcomingPeriod } from '#web/availability/upcoming-period.ts'
import { useReplaceHours, type WorkingPeriod } from '#web/availability/working-hours.ts'
import { useSchedules } from '#web/schedules/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { DateInput } from '#web/ui/dates/date-input.tsx'
import { parseClock } from '#web/ui/dates/typed-clock.ts'
import { parseTypedDate } from '#web/ui/dates/typed-date.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { CopiedWorker } from './copied-worker.tsx'
import { DayPeriods } from './day-periods.tsx'
import type { DrawnPeriod } from './drag-period.ts'
import classes from './hours-form.module.css'
import {
  createVersion,
  findHoursProblems,
  type HoursVersion,
  haveCommonDates,
  type TypedPeriod,
  toHoursBody,
  toTypedHours,
  vHoursForm,
} from './hours-values.ts'
import { WeekPicture } from './week-picture.tsx'

type Props = {
  workerId: string
  /** The worker's name, for the notification. */
  name: string
  hours: readonly WorkingPeriod[]
  onDone: () => Promise<void>
}

/** Tells the shape of a period, where the worker has none yet. */
const anyPeriod: WorkingPeriod = { day: 0, startTime: 0, endTime: 0, fromDate: null, toDate: null }

const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6]

/** The form of a worker's working hours: a picture of the week in which one drags, and the same periods as typed times. */
export function HoursForm({ workerId, name, hours, onDone }: Props) {
  const { mutateAsync: replace } = useReplaceHours(workerId)
  const { date: today } = useNow()
  const notifyTouched = useNotifyTouched()
  const [initialValues] = useState(() => toTypedHours(hours))
  const [shown, setShown] = useState(0)
  const request = useRequestForm(vHoursForm, {
    initialValues,
    failureTitle: `No se pudo guardar el horario: ${name}`,
    validate: findHoursProblems,
    submit: async (values) => {
      const { changeId } = await replace(toHoursBody(values))
      const period = { ...getUpcomingPeriod(today), workerId }
      await notifyTouched(`Horario guardado: ${name}`, changeId, period, ({ unavailable }) => unavailable === 'hours')
    },
    onDone,
  })
  const draft = useDraft(request, { kind: 'hours', record: workerId, shape: toTypedHours([anyPeriod]) })
  const schedules = useSchedules()
  const turns = schedules.flatMap((schedule) => schedule.turns.map(({ startTime, endTime }) => ({ start: startTime, end: endTime })))
  const { form } = request
  const { versions } = form.values
  const index = Math.min(shown, versions.length - 1)
  const version = versions[index]!
  const { periods } = version
  const isAddedToAnother = versions.some((other) => other !== version && haveCommonDates(version, other))
  useShowFirstError(form.errors, index, setShown)

  const change = (part: Partial<HoursVersion>) =>
    form.setFieldValue(
      'versions',
      versions.map((other) => (other === version ? { ...version, ...part } : other)),
    )
  const setPeriods = (next: readonly TypedPeriod[]) => change({ periods: [...next].sort(comparePeriods) })
  const showDragged = ({ key, day, start, end }: DrawnPeriod) =>
    setPeriods([...periods.filter((period) => period.key !== key), { key, day, startTime: formatClock(start), endTime: formatClock(end) }])
  const addPeriod = (day: number) => {
    const ofDay = periods.filter((period) => period.day === day)
    const last = ofDay.at(-1)
    const { start, end } = findUncoveredTurn(turns, ofDay.flatMap(toDrawn)) ?? (last ? proposeNextPeriod(last) : firstPeriod)
    setPeriods([...periods, { key: createRandomId(), day, startTime: formatClock(start), endTime: formatClock(end) }])
  }
  const copyDay = (day: number, targets: readonly number[]) => {
    const copied = periods.filter((period) => period.day === day)
    const others = targets.filter((target) => target !== day)
    setPeriods([
      ...periods.filter((period) => !others.includes(period.day)),
      ...others.flatMap((target) => copied.map((period) => ({ ...period, key: createRandomId(), day: target }))),
    ])
  }
  return (
    <RecordForm request={request} draft={draft} actionLabel="Guardar horario" onCancel={onDone}>
      {versions.length > 1 && (
        <SegmentedControl
          fullWidth
          orientation={versions.length > 2 ? 'vertical' : 'horizontal'}
          aria-label="Vigencia"
          data={versions.map((version, position) => ({ value: String(position), label: nameVersion(version) }))}
          value={String(index)}
          onChange={(position) => setShown(Number(position))}
        />
      )}
      <p className={classes.hint}>
        {periods.length > 0
          ? 'Arrastre en un lugar vacío para añadir, y un periodo o sus bordes para cambiarlo.'
          : versions.every((version) => version.periods.length === 0)
            ? 'Sin horario, atiende siempre que hay turno. Arrastre en la semana o añada un periodo.'
            : 'Sin periodos, esta vigencia no se guarda. Arrastre en la semana o añada un periodo.'}
      </p>
      <CopiedWorker workerId={workerId} onCopy={(copied) => form.setFieldValue('versions', toTypedHours(copied).versions)} />
      <WeekPicture periods={periods.flatMap(toDrawn)} minuteHeight={0.5} onChange={showDragged} />
      <div>
        {weekdayNumbers.map((day) => (
          <DayPeriods
            key={day}
            day={day}
            form={form}
            periods={periods}
            version={index}
            onAdd={() => addPeriod(day)}
            onRemove={(key) => setPeriods(periods.filter((period) => period.key !== key))}
            onCopy={(targets) => copyDay(day, targets)}
          />
        ))}
      </div>
      <fieldset className={classes.validity}>
        <legend>Vigencia</legend>
        <DateInput label="Desde" placeholder="siempre" {...form.getInputProps(`versions.${index}.fromDate`)} />
        <DateInput label="Hasta" placeholder="sin fin" {...form.getInputProps(`versions.${index}.toDate`)} />
      </fieldset>
      {isAddedToAnother && (
        <p role="status" className={classes.hint}>
          Otra vigencia tiene fechas en común con esta. En ellas valen los periodos de ambas.
        </p>
      )}
      <div className={classes.versions}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => {
            form.setFieldValue('versions', [...versions, createVersion(periods)])
            setShown(versions.length)
          }}
        >
          Añadir otra vigencia
        </Button>
        {versions.length > 1 && (
          <Button
            variant="subtle"
            color="red"
            size="xs"
            onClick={() =>
              form.setFieldValue(
                'versions',
                versions.filter((_, position) => position !== index),
              )
            }
          >
            Quitar esta vigencia
          </Button>
        )}
      </div>
    </RecordForm>
  )
}

/** Shows the version of the first error when no error is in the one that is shown. */
function useShowFirstError(errors: Readonly<Record<string, unknown>>, shown: number, show: (index: number) => void) {
  const indices = Object.keys(errors).flatMap((path) => (path.startsWith('versions.') ? [Number(path.split('.')[1])] : []))
  const first = indices.includes(shown) ? undefined : indices[0]
  useEffect(() => {
    if (first !== undefined) show(first)
  }, [first, show])
}

/** Finds the clinic's first turn in which a day has no period yet. */
const findUncoveredTurn = (turns: readonly Range[], periods: readonly Range[]): Range | undefined =>
  [...turns].sort((one, other) => one.start - other.start).find((turn) => !periods.some((period) => overlaps(period, turn)))

/** The period that is added to a day without any, where no turn is known. */
const firstPeriod = { start: parseTimeOfDay('08:00'), end: parseTimeOfDay('13:00') }

/** Proposes four hours after the last period of a day, with an hour between them, as far as the day has room. */
function proposeNextPeriod({ endTime }: TypedPeriod) {
  const start = Math.min((parseClock(endTime) ?? firstPeriod.end) + 60, minutesPerDay - 60)
  return { start, end: Math.min(start + 240, minutesPerDay) }
}

const comparePeriods = (one: TypedPeriod, other: TypedPeriod) =>
  one.day - other.day || (parseClock(one.startTime) ?? 0) - (parseClock(other.startTime) ?? 0)

/** Returns the period to draw, unless its times are not complete. */
function toDrawn({ key, day, startTime, endTime }: TypedPeriod): DrawnPeriod[] {
  const [start, end] = [parseClock(startTime), parseClock(endTime)]
  return start !== null && end !== null && end > start ? [{ key, day, start, end }] : []
}

/** "Siempre", "Desde el 1 de marzo de 2027". */
const nameVersion = ({ fromDate, toDate }: HoursVersion) =>
  capitalize(describeValidity({ fromDate: parseTypedDate(fromDate), toDate: parseTypedDate(toDate) }) || 'siempre')
