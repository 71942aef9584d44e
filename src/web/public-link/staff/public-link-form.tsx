import { Select } from '@mantine/core'
import { useRef, useState } from 'react'
import * as v from 'valibot'
import type { Client, PublicLink, Schedule, Worker } from '#api/generated/app.ts'
import { vPublicLinkInput } from '#api/generated/schemas.ts'
import { toLocalDate } from '#domain/today.ts'
import { useSettings } from '#web/data/settings.ts'
import { formatFullName } from '#web/people/name.ts'
import { workersQuery } from '#web/people/queries.ts'
import { schedulesQuery } from '#web/schedules/queries.ts'
import { useSideQuery } from '#web/screen/use-allowed-query.ts'
import { notifyDone } from '#web/ui/feedback/notify.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { FreshRecord } from '#web/ui/form/fresh-record.tsx'
import { RecordForm } from '#web/ui/form/record-form.tsx'
import { type FieldDescription, useStale } from '#web/ui/form/stale.ts'
import { StalePanel } from '#web/ui/form/stale-panel.tsx'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import { LinkWorkerBoxes } from './link-worker-boxes.tsx'
import { publicLinkQuery, useCreatePublicLink, useUpdatePublicLink } from './queries.ts'
import { type BookedSession, suggestSchedule, suggestWorkers } from './suggest-link.ts'

type Props = {
  client: Client
  /** The client's sessions, from which schedule and workers of a new link are suggested. */
  sessions: readonly BookedSession[]
  onDone: () => Promise<void>
}

/** The form that creates the link of a client, or changes what the existing one shows. */
export function PublicLinkForm({ client, ...props }: Props) {
  // The form stays the same while it is open, although the client gets a link when it is saved.
  const [{ publicLink }] = useState(client)
  const [schedules, workers] = [useSideQuery(schedulesQuery()), useSideQuery(workersQuery())]
  if (!schedules.data || !workers.data) return <SectionError title="Horario y trabajadores" answers={[schedules, workers]} />
  const choices = { schedules: schedules.data, workers: workers.data }
  if (publicLink === null) return <LinkFields client={client} {...choices} {...props} />
  return (
    <FreshRecord query={publicLinkQuery(publicLink)}>
      {(link) => <LinkFields client={client} link={link} {...choices} {...props} />}
    </FreshRecord>
  )
}

/** The contract's PublicLinkInput without what the form does not ask for. */
const vLinkForm = v.omit(vPublicLinkInput, ['clientId', 'url'])

type LinkValues = { scheduleId: string; workerIds: string[] }

const toLinkValues = ({ scheduleId, workerIds }: PublicLink): LinkValues => ({ scheduleId, workerIds })

type LinkFieldsProps = Props & { link?: PublicLink; schedules: Schedule[]; workers: Worker[] }

function LinkFields({ client, link, schedules, workers, sessions, onDone }: LinkFieldsProps) {
  const today = toLocalDate(new Date(), useSettings().timeZone)
  const create = useCreatePublicLink()
  const update = useUpdatePublicLink()
  const suggestWorkersOf = (scheduleId: string | undefined) =>
    suggestWorkers(
      sessions,
      schedules.find(({ id }) => id === scheduleId),
      today,
    )
  const [suggested] = useState((): LinkValues => {
    const scheduleId = suggestSchedule(sessions, schedules, today)
    return { scheduleId: scheduleId ?? '', workerIds: suggestWorkersOf(scheduleId) }
  })
  const stale = useStale(link, {
    getQuery: publicLinkQuery,
    toValues: toLinkValues,
    fields: Object.values(describeLinkFields(schedules, workers)),
  })
  const { record } = stale
  const request = useRequestForm(vLinkForm, {
    initialValues: link ? toLinkValues(link) : suggested,
    failureTitle: `${link ? 'No se pudo guardar' : 'No se pudo crear'}: enlace de ${formatFullName(client.person)}`,
    submit: async (values, form) => {
      await (record
        ? stale.save(form, () => update.mutateAsync({ ...record, ...values }))
        : create.mutateAsync({ clientId: client.id, ...values }))
      notifyDone(`Enlace ${link ? 'guardado' : 'creado'}: ${formatFullName(client.person)}`)
    },
    onDone,
  })
  const draft = useDraft(request, { kind: 'link', record: client.id, restore: stale.restore })
  const { form } = request
  const scheduleField = form.getInputProps('scheduleId')
  const workersAreChosen = useRef(false)
  const changeSchedule = (scheduleId: string | null) => {
    scheduleField.onChange(scheduleId)
    const workerIds = suggestWorkersOf(scheduleId ?? undefined)
    if (!workersAreChosen.current && workerIds.length > 0) form.setFieldValue('workerIds', workerIds)
  }
  return (
    <RecordForm request={request} draft={draft} actionLabel={link ? 'Guardar' : 'Crear enlace'} onCancel={onDone}>
      <StalePanel stale={stale} form={form} />
      <Select
        label="Horario"
        placeholder="Elija"
        data={schedules.map(({ id, name }) => ({ value: id, label: name }))}
        nothingFoundMessage="Todavía no hay horarios"
        required
        withAsterisk={false}
        data-autofocus={form.values.scheduleId === '' || undefined}
        {...scheduleField}
        onChange={changeSchedule}
      />
      <LinkWorkerBoxes
        form={form}
        workers={workers}
        workersWithSessions={suggestWorkersOf(form.values.scheduleId)}
        autoFocus={form.values.scheduleId !== ''}
        onChoose={() => {
          workersAreChosen.current = true
        }}
      />
    </RecordForm>
  )
}

const describeLinkFields = (
  schedules: readonly Schedule[],
  workers: readonly Worker[],
): Record<keyof LinkValues, FieldDescription<LinkValues>> => ({
  scheduleId: {
    label: 'Horario',
    paths: ['scheduleId'],
    format: ({ scheduleId }) => schedules.find(({ id }) => id === scheduleId)?.name ?? '',
  },
  workerIds: {
    label: 'Trabajadores',
    paths: ['workerIds'],
    format: ({ workerIds }) =>
      workers
        .filter(({ id }) => workerIds.includes(id))
        .map(({ person }) => formatFullName(person))
        .join(', '),
  },
})
