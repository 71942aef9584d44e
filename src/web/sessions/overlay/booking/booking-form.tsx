import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, errorCode } from '#api/errors.ts'
import { formatClockRange } from '#domain/clock.ts'
import type { Problem } from '#domain/problem.ts'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { useCan } from '../../../auth/access.ts'
import { useSettings } from '../../../data/settings.ts'
import { workersQuery } from '../../../people/queries.ts'
import { formatTypedDate } from '../../../ui/dates/typed-date.ts'
import { useLeaveGuard } from '../../../ui/feedback/leave-guard.tsx'
import { RequestFormFrame } from '../../../ui/form/request-form.tsx'
import { useRequestForm } from '../../../ui/form/use-request-form.ts'
import type { WorkerBadges } from '../../../worker-badge/worker-badges.ts'
import type { Booking } from '../../data/changes/plans.ts'
import type { Client, Slot, Worker } from '../../data/queries.ts'
import { OverlayFrame } from '../frame/overlay-frame.tsx'
import { type BookingValues, parseSeriesDates, vBookingForm } from './booking-rules.ts'
import { ClientField } from './client-field.tsx'
import { explainConflict } from './explain-conflict.ts'
import { SeriesFields } from './series-fields.tsx'
import { SlotSelect } from './slot-select.tsx'
import { formatConflict, useAvailability } from './use-availability.ts'
import { useSeriesConflicts } from './use-series-conflicts.ts'
import { useUsualPairs } from './use-usual-pairs.ts'
import { WorkerField } from './worker-field.tsx'

interface Props {
  slot: Slot
  /** Minutes of a session. */
  duration: number
  badges: WorkerBadges
  anchor: HTMLElement
  /** The other slots to choose from, when the form was not opened in a slot. */
  choices?: { dates: readonly string[]; slots: readonly number[] }
  /** The people who are selected at first. */
  initial?: { client?: Client; worker?: Worker }
  /** Books. The form shows the error of a rejection. */
  onBook: (booking: Booking) => Promise<unknown>
  onClose: () => void
}

/** Books a slot for a client and a worker who are both free, once or every week. */
export function BookingForm({ slot: openedSlot, duration, badges, anchor, choices, initial: initialPeople = {}, onBook, onClose }: Props) {
  const { additions } = useSettings()
  const [slot, setSlot] = useState(openedSlot)
  // The filter of the week may change under the form.
  const [initial] = useState(initialPeople)
  /** The client whom the list named last. The form's `clientId` decides who is selected. */
  const [listedClient, setListedClient] = useState(initial.client)
  const [serverConflict, setServerConflict] = useState<ServerConflict>()
  const { findUsualWorkerIds, findUsualClients } = useUsualPairs()
  const { data: allWorkers = [] } = useQuery({ ...workersQuery(), enabled: useCan()('listWorkers') })
  const [initialClientId, initialWorkerId] = [initial.client?.id ?? '', initial.worker?.id ?? '']

  const request = useRequestForm(vBookingForm, {
    initialValues: {
      ...{ clientId: initialClientId, workerId: initialWorkerId, note: '' },
      ...{ repeat: 'once' as 'once' | 'weekly', startsOn: formatTypedDate(openedSlot.date), endsOn: '' },
    },
    validate: (values) => [
      ...checkPeople(values),
      ...(values.repeat === 'weekly' && additions ? parseSeriesDates(values, slot.date).problems : []),
    ],
    failureTitle: 'No se pudo reservar',
    submit: async ({ note = null }) => {
      if (!client || !worker) return
      const standing = additions ? { until: series?.last ?? null } : 'undated'
      try {
        await onBook({ ...firstSlot, client, worker, note, ...(isWeekly && { standing }) })
      } catch (error) {
        setServerConflict({ request: requestKey, ids: getConflictingIds(error, { clientId: client.id, workerId: worker.id }) })
        throw explainConflict(error, 'Elija otra hora u otra persona. No se ha perdido nada.', maxConflictDetails)
      }
    },
  })
  const { form } = request
  const isWeekly = form.values.repeat === 'weekly'
  const { series } = isWeekly && additions ? parseSeriesDates(form.values, slot.date) : {}
  const firstSlot = { ...slot, date: series?.first ?? slot.date }
  const requestKey = JSON.stringify([firstSlot, isWeekly, series])
  const refusedIds = serverConflict?.request === requestKey ? serverConflict.ids : noIds
  const { clients, workers } = useAvailability(firstSlot, refusedIds)

  const client = listedClient?.id === form.values.clientId ? listedClient : undefined
  // The client's usual worker, when there is one who is free, is selected until the user selects a worker.
  const usualIds = client ? findUsualWorkerIds(client.id) : []
  const [usualId] = usualIds.length === 1 && workers.initiallyFree?.has(usualIds[0] ?? '') ? usualIds : []
  const worker = findWorker(form.values.workerId)
  const conflict = useSeriesConflicts({ slot: firstSlot, series, client, worker })
  // The panel already explains what the server has just refused.
  const isExplained = [client, worker].some((person) => person && refusedIds.has(person.id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the usual worker is selected without a change of the form's values
  useEffect(() => void (form.errors.workerId && form.validateField('workerId')), [worker?.id])

  const { isAsking, dialog, leave } = useLeaveGuard(() => {
    const { clientId, workerId, note } = form.values
    return clientId !== initialClientId || workerId !== initialWorkerId || note !== '' || isWeekly
  })
  const close = () => leave(onClose)

  const changeSlot = (next: Slot) => {
    if (form.values.startsOn === formatTypedDate(slot.date)) form.setFieldValue('startsOn', formatTypedDate(next.date))
    setSlot(next)
  }

  return (
    <>
      <OverlayFrame
        anchor={anchor}
        title="Reservar sesión"
        facts={`${capitalize(formatLongDate(slot.date))}, ${formatClockRange(slot.time, slot.time + duration)}`}
        onClose={close}
        isPersistent
        isConfirming={isAsking}
      >
        <RequestFormFrame
          request={request}
          stickyFooter
          actions={
            <>
              <Button variant="default" onClick={close}>
                Cancelar
              </Button>
              <Button type="submit" loading={request.isPending}>
                Reservar
              </Button>
            </>
          }
        >
          {choices && <SlotSelect slot={slot} {...choices} onChange={changeSlot} />}
          <ClientField
            availability={clients}
            usualClients={worker ? findUsualClients(worker.id, firstSlot) : []}
            selected={client}
            autoFocus={!initial.client}
            path="clientId"
            error={form.errors.clientId}
            onSelect={(selected) => {
              setListedClient(selected)
              form.setFieldValue('clientId', selected?.id ?? '')
            }}
          />
          <WorkerField
            availability={workers}
            badges={badges}
            usualIds={usualIds}
            selected={worker}
            autoFocus={initial.client !== undefined && !initial.worker}
            path="workerId"
            error={form.errors.workerId}
            onSelect={(id) => form.setFieldValue('workerId', id)}
          />
          <SeriesFields
            form={form}
            slot={slot}
            series={series}
            conflict={isExplained ? undefined : conflict && `Así no se puede reservar: ${conflict}`}
          />
          <TextInput
            label="Nota (opcional)"
            placeholder="Solo la ve el personal"
            maxLength={2000}
            data-autofocus={(initial.client && initial.worker && true) || undefined}
            {...form.getInputProps('note')}
          />
        </RequestFormFrame>
      </OverlayFrame>
      {dialog}
    </>
  )

  /** The selected worker, or the suggested one. */
  function findWorker(selectedId: string | undefined): Worker | undefined {
    const id = selectedId || usualId
    return allWorkers.find((worker) => worker.id === id) ?? (initial.worker?.id === id ? initial.worker : undefined)
  }

  /** People who are missing, or known to be busy. A conflict that only the server has found does not prevent another attempt. */
  function checkPeople({ clientId, workerId }: BookingValues): Problem[] {
    const typedClient = clientId === client?.id ? client : undefined
    const typedWorker = findWorker(workerId)
    const conflicts = { clientId: typedClient && clients.conflictOf(typedClient), workerId: typedWorker && workers.conflictOf(typedWorker) }
    return [
      ...(clientId ? [] : [{ path: 'clientId', message: 'Elija un cliente de la lista.' }]),
      ...(typedWorker ? [] : [{ path: 'workerId', message: 'Elija un trabajador de la lista.' }]),
      ...Object.entries(conflicts).flatMap(([path, found]) =>
        found && !found.isFromServer ? [{ path, message: formatConflict(found) }] : [],
      ),
    ]
  }
}

/** The people whom the server refused, and the request that it refused. */
type ServerConflict = { request: string; ids: ReadonlySet<string> }

const noIds: ReadonlySet<string> = new Set()

function getConflictingIds(error: unknown, ids: Record<string, string>): ReadonlySet<string> {
  if (!(error instanceof ApiError) || error.code !== errorCode.conflict) return noIds
  return new Set(error.details.flatMap(({ path }) => ids[path] ?? []))
}

/** The number of further conflicts in the panel. More would leave no room for the fields. */
const maxConflictDetails = 1
