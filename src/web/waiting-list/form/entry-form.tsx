import { Select, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { describeWaitingEntry } from '#domain/describe-waiting-entry.ts'
import { buildShortName } from '#domain/names.ts'
import { findPeople } from '#domain/person-search.ts'
import { capitalize } from '#domain/spanish.ts'
import { useCan } from '#web/auth/access.ts'
import { useUndo } from '#web/changes/use-undo.ts'
import { formatIdentity } from '#web/people/identity.ts'
import { compareByName, formatFullName, getSearchText, toName, toSearchedClient, toSearchedPerson } from '#web/people/name.ts'
import { getRegistrationLabel, NewClient } from '#web/people/new-client.tsx'
import { PersonChoiceList } from '#web/people/person-choice-list.tsx'
import { PersonSearch } from '#web/people/person-search.tsx'
import { clientQuery, useWorkers } from '#web/people/queries.ts'
import { useSchedules } from '#web/schedules/queries.ts'
import { type Client, clientSearchLimit, clientSearchQuery } from '#web/session-data/queries.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { ClockInput } from '#web/ui/dates/clock-input.tsx'
import { DateInput } from '#web/ui/dates/date-input.tsx'
import { DayToggles } from '#web/ui/dates/day-toggles.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { type FieldDescription, useStale } from '#web/ui/form/stale.ts'
import { StalePanel } from '#web/ui/form/stale-panel.tsx'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { type ListedEntry, useCreateWaitingEntry, useUpdateWaitingEntry, waitingEntryQuery } from '#web/waiting-entries/queries.ts'
import { BadgeTile, unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import classes from './entry-form.module.css'
import {
  deletedSchedule,
  type EntryValues,
  emptyEntry,
  readTypedWishes,
  toEntryInput,
  toEntryValues,
  toTypedWishes,
  vEntryForm,
} from './entry-values.ts'
import { parseWishes } from './parse-wishes.ts'
import { PartOfDayChoice } from './part-of-day-choice.tsx'

type Props = {
  /** The entry that is changed; without it a new one. */
  entry?: ListedEntry | undefined
  /** The client of a new entry, where the page is about one. */
  client?: Client | undefined
  onDone: () => Promise<void>
}

/** The form of an entry of the waiting list. The sentence at its top and the fields below say the same: each follows the other. */
export function EntryForm({ entry, client: knownClient, onDone }: Props) {
  const can = useCan()
  const queryClient = useQueryClient()
  const { date: today } = useNow()
  const create = useCreateWaitingEntry()
  const { notifyChange } = useUndo()
  const update = useUpdateWaitingEntry()
  const workers = useWorkers()
  const schedules = useSchedules()
  const badges = useWorkerBadges(noSessions)
  const [client, setClient] = useState(entry?.client ?? knownClient)
  /** The typed name of a client who is being registered. */
  const [newName, setNewName] = useState<string>()
  const sentenceInput = useRef<HTMLInputElement>(null)

  const searchedWorkers = workers.map(({ id, person }) => ({
    id,
    name: buildShortName(toName(person)),
    searched: getSearchText({ ...person, document: '', phone: '', email: '' }),
  }))
  const describe = (values: Omit<EntryValues, 'sentence'>, schedule?: string) =>
    capitalize(
      describeWaitingEntry(readTypedWishes(values), {
        workers: values.workerIds.flatMap((id) => searchedWorkers.find((worker) => worker.id === id)?.name ?? []),
        schedule,
        today,
      }),
    )
  const toValues = (record: ListedEntry | undefined) => {
    const values = toEntryValues(record, client?.id ?? '')
    return { ...values, sentence: record ? describe(values) : '' }
  }
  const stale = useStale(entry, {
    getQuery: waitingEntryQuery,
    toValues,
    fields: [
      { label: 'Qué le conviene', paths: wishFields, format: (values) => describe(values) },
      ...Object.values({
        scheduleId: { label: 'Horario', paths: ['scheduleId'], format: ({ scheduleId }) => getScheduleName(scheduleId) ?? 'Cualquiera' },
        note: { label: 'Nota', paths: ['note'] },
      } satisfies Record<Exclude<keyof EntryValues, 'clientId' | (typeof wishFields)[number]>, FieldDescription<EntryValues>>),
    ],
  })
  const { record } = stale
  const request = useRequestForm(vEntryForm, {
    initialValues: toValues(record),
    failureTitle: `No se pudo guardar en la lista de espera: ${client ? formatFullName(client.person) : ''}`,
    validate: ({ clientId, scheduleId, fromTime = '', toTime = '', fromDate = '', untilDate = '' }) => {
      const {
        fromTime: start,
        toTime: end,
        fromDate: first,
        untilDate: last,
      } = readTypedWishes({ ...emptyEntry, fromTime, toTime, fromDate, untilDate })
      return [
        ...(clientId ? [] : [{ path: 'clientId', message: 'Elija un cliente de la lista.' }]),
        ...(scheduleId === deletedSchedule ? [{ path: 'scheduleId', message: 'Su horario ya no existe: elija otro, o cualquiera.' }] : []),
        ...(start !== null && end !== null && end <= start ? [{ path: 'toTime', message: 'Debe ser después de la primera hora.' }] : []),
        ...(last !== null && last < today ? [{ path: 'untilDate', message: 'Ese día ya pasó.' }] : []),
        ...(first !== null && last !== null && last < first
          ? [{ path: 'untilDate', message: 'No puede ser antes de la primera fecha.' }]
          : []),
      ]
    },
    submit: async (values, form) => {
      const { clientId, ...wishes } = toEntryInput(values)
      const answer = record
        ? await stale.save(form, () => update.mutateAsync({ id: record.id, ...wishes, updatedAt: record.updatedAt }))
        : await create.mutateAsync({ clientId, ...wishes })
      notifyChange(
        `${record ? 'Lista de espera guardada' : 'En lista de espera'}: ${client ? formatFullName(client.person) : ''}`,
        answer?.changeId,
      )
    },
    onDone,
  })
  /** Puts a draft into the form. It has only the id of its client. */
  const restore: typeof stale.restore = (initialValues, typed, form) => {
    stale.restore(initialValues, typed, form)
    if (entry || knownClient || typed.clientId === '') return
    void queryClient.fetchQuery(clientQuery(typed.clientId)).then(setClient, () => form.setFieldValue('clientId', ''))
  }
  const draft = useDraft(request, { kind: 'waiting', record: entry?.id ?? knownClient?.id, restore })
  const { form } = request
  const { values } = form
  const { unknown } = parseWishes(values.sentence, { workers: searchedWorkers, today })
  const getScheduleName = (id: string) => schedules.find((schedule) => schedule.id === id)?.name

  /** Changes a field, and lets the sentence follow, which keeps what was not understood. */
  const change = (part: Partial<EntryValues>) => {
    const changed = { ...form.getValues(), ...part }
    form.setValues({ ...part, sentence: [describe(changed), ...unknown].join(', ') })
  }
  const readSentence = (sentence: string) => {
    const { unknown: _, ...wishes } = parseWishes(sentence, { workers: searchedWorkers, today })
    form.setValues({ sentence, ...toTypedWishes(wishes) })
  }
  const selectedIds = new Set(values.workerIds)
  const toField = (name: 'fromTime' | 'toTime' | 'fromDate' | 'untilDate') => ({
    ...form.getInputProps(name),
    onChange: (text: string) => change({ [name]: text }),
  })

  return (
    <RecordForm request={request} draft={draft} actionLabel={record ? 'Guardar' : 'Añadir a la lista'} onCancel={onDone}>
      <StalePanel stale={stale} form={form} />
      {entry || knownClient ? (
        client && <p className={classes.client}>{formatFullName(client.person)}</p>
      ) : newName !== undefined ? (
        <NewClient
          typedName={newName}
          error={form.errors.clientId !== undefined}
          path={form.getInputProps('clientId')['data-path']}
          onRegistered={(id) => {
            setNewName(undefined)
            form.setFieldValue('clientId', id)
            void queryClient.fetchQuery(clientQuery(id)).then(setClient)
            sentenceInput.current?.focus()
          }}
          onCancel={() => setNewName(undefined)}
        />
      ) : (
        <PersonSearch
          label="Cliente"
          placeholder="Nombre, documento, teléfono o correo"
          field={form.getInputProps('clientId')}
          autoFocus
          getQuery={clientSearchQuery}
          isEnabled={can('listClients')}
          find={(clients, search) => findPeople(clients, search, toSearchedClient)}
          limit={clientSearchLimit}
          toOption={(found) => ({ id: found.id, name: formatFullName(found.person), details: formatIdentity(found) })}
          selected={client}
          onSelect={(selected) => {
            setClient(selected)
            form.setFieldValue('clientId', selected?.id ?? '')
            // What follows is typed immediately.
            if (selected) sentenceInput.current?.focus()
          }}
          noMatchText="Ningún cliente tiene ese nombre, documento, teléfono o correo."
          offer={can('createClient') ? { getLabel: getRegistrationLabel, onSelect: setNewName } : undefined}
        />
      )}
      <TextInput
        ref={sentenceInput}
        label="Qué le conviene"
        placeholder="Tarde de martes o jueves, con Ana, hasta el 20/12"
        description={
          unknown.length > 0
            ? `No se entendió: ${unknown.join(', ')}. Se guarda: ${describe(values, getScheduleName(values.scheduleId))}`
            : values.sentence.trim() === ''
              ? 'Escríbalo, o elíjalo abajo. Vacío: cualquier día y hora'
              : describe(values, getScheduleName(values.scheduleId))
        }
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        data-autofocus={(!entry && knownClient !== undefined) || undefined}
        {...form.getInputProps('sentence')}
        onChange={(event) => readSentence(event.currentTarget.value)}
      />
      <DayToggles days={values.days} onChange={(days) => change({ days })} />
      <PartOfDayChoice values={values} onChange={change} />
      <div className={classes.pair}>
        <ClockInput label="Desde las" placeholder="Cualquiera" {...toField('fromTime')} />
        <ClockInput label="Hasta las" placeholder="Cualquiera" {...toField('toTime')} />
      </div>
      {workers.length > 0 && (
        <div className={classes.workers}>
          <PersonChoiceList
            label="Con quién"
            note={selectedIds.size === 0 ? 'cualquiera' : `${selectedIds.size} ${selectedIds.size === 1 ? 'elegido' : 'elegidos'}`}
            name="waiting-workers"
            isMultiple
            options={[...workers].sort(compareByName).map(({ id, person }) => ({
              id,
              name: formatFullName(person),
              searched: toSearchedPerson(person),
              badge: <BadgeTile badge={badges.get(id) ?? unknownBadge} />,
            }))}
            selectedIds={selectedIds}
            onSelect={(id) =>
              change({ workerIds: selectedIds.has(id) ? values.workerIds.filter((other) => other !== id) : [...values.workerIds, id] })
            }
            autoFocus={false}
            searchLabel="Buscar trabajador"
            noMatchText="Ningún trabajador se llama así."
            field={{ error: form.errors.workerIds, 'data-path': 'workerIds' }}
          />
        </div>
      )}
      <div className={classes.pair}>
        <DateInput label="Desde el" earliest={today} {...toField('fromDate')} />
        <DateInput label="Hasta el" earliest={today} {...toField('untilDate')} />
      </div>
      {(schedules.length > 1 || record?.scheduleDeleted) && (
        <Select
          label="Horario"
          data={[{ value: '', label: 'Cualquiera' }, ...schedules.map(({ id, name }) => ({ value: id, label: name }))]}
          allowDeselect={false}
          {...form.getInputProps('scheduleId')}
        />
      )}
      <Textarea
        label="Nota (opcional)"
        placeholder="Solo la ve el personal"
        maxLength={2000}
        autosize
        minRows={2}
        {...form.getInputProps('note')}
      />
    </RecordForm>
  )
}

/** The fields that the sentence says in words. */
const wishFields = ['sentence', 'days', 'fromTime', 'toTime', 'workerIds', 'fromDate', 'untilDate'] as const

const noSessions: [] = []
