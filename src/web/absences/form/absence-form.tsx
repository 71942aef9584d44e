import { SegmentedControl, TextInput } from '@mantine/core'
import { useState } from 'react'
import * as v from 'valibot'
import type { AbsenceInput } from '#api/generated/app.ts'
import { vAbsenceInput } from '#api/generated/schemas.ts'
import { useCan } from '#web/auth/access.ts'
import { useAbsenceAccess, useCreateAbsences, useUpdateAbsence } from '#web/availability/change-absences.ts'
import type { ListedAbsence } from '#web/availability/use-absences.ts'
import { compareByName, formatFullName, toSearchedPerson } from '#web/people/name.ts'
import { PersonChoiceList } from '#web/people/person-choice-list.tsx'
import { workersQuery } from '#web/people/queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { BadgeTile, unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { describeAbsenceTime } from '../describe-absence.ts'
import { useNotifySaved } from '../use-notify-saved.ts'
import classes from './absence-form.module.css'
import { DaysInput } from './days-input.tsx'
import { formatTypedDays, parseTypedDays } from './typed-days.ts'
import { formatTypedHours, parseTypedHours } from './typed-hours.ts'

/** The form's fields, with days and hours as typed text. */
const createSchema = (today: string) =>
  v.strictObject({
    who: v.picklist(['workers', 'clinic']),
    workerIds: v.array(v.string()),
    days: v.pipe(
      v.string(),
      v.check((text) => parseTypedDays(text, today) !== null, 'Escriba un día, como 3/12, o varios, como 3/12 – 7/12 o desde 3/12'),
      v.transform((text) => parseTypedDays(text, today)!),
    ),
    hours: v.optional(
      v.pipe(
        v.string(),
        v.check((text) => parseTypedHours(text) !== null, 'Escriba dos horas, como 9:00 – 13:00, o nada'),
        v.transform((text) => parseTypedHours(text)!),
      ),
    ),
    reason: v.optional(vAbsenceInput.entries.reason),
  })

/** A worker and a day that are already known of a new absence. */
export type AbsenceStart = { workerId?: string | undefined; day?: string | undefined }

type Props = {
  /** The absence that is changed. Without it a new one. */
  absence?: ListedAbsence | undefined
  /** The worker whose absence it is. Without it the form asks for one, several or the whole clinic. */
  workerId?: string | undefined
  /** The choices with which a new one starts. */
  initial?: AbsenceStart
  onDone: () => Promise<void>
}

/** The form of an absence or a closing day. It says which sessions are touched when it is saved. */
export function AbsenceForm({ absence: current, workerId, initial: { workerId: initialWorkerId, day } = {}, onDone }: Props) {
  // A colleague may save the absence while this form is open. The user sees that change before it is overwritten.
  const [absence] = useState(current)
  const { date: today } = useNow()
  const { changesAbsences, changesClosingDays } = useAbsenceAccess()
  const create = useCreateAbsences()
  const update = useUpdateAbsence()
  const notifySaved = useNotifySaved()
  const asksWho = absence === undefined && workerId === undefined
  const isClosingDay = absence?.workerId === null
  const request = useRequestForm(createSchema(today), {
    initialValues: {
      who: isClosingDay || (asksWho && !changesAbsences) ? ('clinic' as const) : ('workers' as const),
      workerIds: [absence?.workerId ?? workerId ?? initialWorkerId ?? []].flat(),
      days: absence ? formatTypedDays({ from: absence.fromDate, to: absence.toDate }) : day ? formatTypedDays({ from: day, to: day }) : '',
      hours:
        absence && absence.startTime !== null && absence.endTime !== null
          ? formatTypedHours({ start: absence.startTime, end: absence.endTime })
          : '',
      reason: absence?.reason ?? '',
    },
    failureTitle: (values) =>
      `No se pudo guardar ${values.who === 'clinic' ? 'el día de cierre' : 'la ausencia'}: ${describeInputs(toInputs(values))}`,
    validate: ({ who, workerIds = [], days = '', hours = '' }) => {
      const [period, range] = [parseTypedDays(days, today), parseTypedHours(hours)]
      return [
        ...(who === 'workers' && workerIds.length === 0 ? [{ path: 'workerIds', message: 'Elija quién se ausenta.' }] : []),
        ...(period && period.to < period.from ? [{ path: 'days', message: 'El último día no puede ser anterior al primero.' }] : []),
        ...(range && range.end <= range.start ? [{ path: 'hours', message: 'Debe terminar después de empezar.' }] : []),
      ]
    },
    submit: async (values) => {
      const inputs = toInputs(values)
      const [first] = inputs
      if (!first) return
      const { workerId: _, reason, ...rest } = first
      // A reason that the user may not read stays when it is left out.
      const changes = { ...rest, ...(absence?.reason !== undefined && { reason }) }
      const { changeId } = await (absence
        ? update.mutateAsync({ id: absence.id, ...changes, updatedAt: absence.updatedAt })
        : create.mutateAsync(inputs))
      const noun = first.workerId ? (inputs.length > 1 ? `${inputs.length} ausencias` : 'Ausencia') : 'Día de cierre'
      await notifySaved(
        `${noun} ${inputs.length > 1 ? 'guardadas' : first.workerId ? 'guardada' : 'guardado'}: ${describeInputs(inputs)}`,
        changeId,
        inputs,
      )
    },
    onDone,
  })
  const draft = useDraft(request, { kind: 'absence', record: absence?.id ?? workerId })
  const { form } = request
  const isForClinic = form.values.who === 'clinic'
  return (
    <RecordForm
      request={request}
      draft={draft}
      actionLabel={absence ? 'Guardar' : isForClinic ? 'Añadir cierre' : 'Añadir ausencia'}
      onCancel={onDone}
    >
      {asksWho && changesAbsences && changesClosingDays && (
        <SegmentedControl
          fullWidth
          aria-label="Para quién"
          data={[
            { value: 'workers', label: 'Trabajadores' },
            { value: 'clinic', label: 'Toda la clínica' },
          ]}
          value={form.values.who}
          onChange={(who) => form.setFieldValue('who', who as 'workers' | 'clinic')}
        />
      )}
      {asksWho && !isForClinic && (
        <AbsentWorkers
          field={form.getInputProps('workerIds')}
          selectedIds={form.values.workerIds}
          onChange={(workerIds) => form.setFieldValue('workerIds', workerIds)}
        />
      )}
      <DaysInput
        label="Días"
        required
        withAsterisk={false}
        today={today}
        data-autofocus={!asksWho || undefined}
        {...form.getInputProps('days')}
      />
      <TextInput
        label="Horas"
        placeholder="Todo el día"
        description="Vacío: todo el día. Si no, dos horas, como 9:00 – 13:00, de cada día"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        {...form.getInputProps('hours')}
      />
      {(absence === undefined || absence.reason !== undefined) && (
        <TextInput
          label={isForClinic ? 'Nombre' : 'Motivo'}
          placeholder={isForClinic ? 'Navidad' : 'Vacaciones'}
          description={
            isForClinic ? 'Lo ven todos los usuarios' : 'Opcional. Solo lo ve quien administra a los trabajadores y el propio trabajador'
          }
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('reason')}
        />
      )}
    </RecordForm>
  )
}

type Output = v.InferOutput<ReturnType<typeof createSchema>>

/** Returns the absence of each worker, or the closing day. */
function toInputs({ who, workerIds, days, hours, reason }: Output): AbsenceInput[] {
  const common = {
    fromDate: days.from,
    toDate: days.to,
    startTime: hours?.start ?? null,
    endTime: hours?.end ?? null,
    reason: reason ?? null,
  } satisfies Record<Exclude<keyof AbsenceInput, 'workerId'>, unknown>
  return who === 'clinic' ? [{ ...common, workerId: null }] : workerIds.map((workerId) => ({ ...common, workerId }))
}

/** Says when the absences are, which differ only in their worker. */
const describeInputs = ([first]: readonly AbsenceInput[]) =>
  first ? describeAbsenceTime({ ...first, startTime: first.startTime ?? null, endTime: first.endTime ?? null }) : ''

type WorkersProps = {
  field: ReturnType<ReturnType<typeof useRequestForm>['form']['getInputProps']>
  selectedIds: readonly string[]
  onChange: (ids: string[]) => void
}

/** Chooses one worker or several. */
function AbsentWorkers({ field, selectedIds, onChange }: WorkersProps) {
  const can = useCan()
  const { data: workers } = useAllowedQuery(workersQuery())
  const badges = useWorkerBadges(noSessions)
  const selected = new Set(selectedIds)
  return (
    <div className={classes.workers}>
      <PersonChoiceList
        label="Quién"
        name="workers"
        isMultiple
        note={selected.size > 1 ? `${selected.size} elegidos` : undefined}
        options={(can('listWorkers') ? workers : [])
          ?.slice()
          .sort(compareByName)
          .map(({ id, person }) => ({
            id,
            name: formatFullName(person),
            searched: toSearchedPerson(person),
            badge: <BadgeTile badge={badges.get(id) ?? unknownBadge} />,
          }))}
        selectedIds={selected}
        onSelect={(id) => onChange(selected.has(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id])}
        autoFocus
        searchLabel="Buscar trabajador"
        noMatchText="Ningún trabajador se llama así."
        field={{ error: field.error, 'data-path': field['data-path'] }}
      />
    </div>
  )
}

const noSessions: [] = []
