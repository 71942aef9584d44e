import '@mantine/core/styles/Button.layer.css'
import { workersQuery } from '../../../people/queries.ts'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError, errorCode } from '#api/errors.ts'
import { formatClockRange } from '#domain/clock.ts'
import type { Problem } from '#domain/problem.ts'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { useCan } from '../../../auth/access.ts'
import { useSettings } from '../../../data/settings.ts'
import { formatTypedDate } from '../../../ui/dates/typed-date.ts'
import { useLeaveGuard } from '../../../ui/feedback/leave-guard.tsx'
import { RequestFormFrame } from '../../../ui/form/request-form.tsx'
import { useRequestForm } from '../../../ui/form/use-request-form.ts'
import type { WorkerLooks } from '../../../worker-badge/worker-looks.ts'
import type { Booking } from '../../data/plans.ts'
import type { Client, Place, Worker } from '../../data/queries.ts'
import { OverlayFrame } from '../overlay-frame.tsx'
import { parseSeriesDates, vBookingForm } from './booking-rules.ts'
import { ClientField } from './client-field.tsx'
import { SeriesFields } from './series-fields.tsx'
import { SlotSelect } from './slot-select.tsx'
import { formatConflict, useAvailability } from './use-availability.ts'
import { useSeriesConflicts } from './use-series-conflicts.ts'
import { useUsualPairs } from './use-usual-pairs.ts'
import { WorkerField } from './worker-field.tsx'

interface Props {
  place: Place
  duration: number
  looks: WorkerLooks
  anchor: HTMLElement
  /** Where else the session may be, when the form was not opened in a slot. */
  choices?: { dates: readonly string[]; slots: readonly number[] }
  /** Who is chosen already. */
  initial?: { client?: Client; worker?: Worker }
  /** Books; what it rejects with is shown by the form. */
  onBook: (booking: Booking) => Promise<unknown>
  onClose: () => void
}

/** Books a slot for a client and a worker who are both free, once or every week. A clash is said in the form, and the form stays. */
export function BookingForm({ place: opened, duration, looks, anchor, choices, initial: given = {}, onBook, onClose }: Props) {
  const { additions } = useSettings()
  const [slot, setSlot] = useState(opened)
  // the filter under the form may become another
  const [initial] = useState(given)
  const [client, setClient] = useState(initial.client)
  const [picked, setPicked] = useState(initial.worker)
  const [refused, setRefused] = useState<ServerConflict>()
  const usual = useUsualPairs()
  const { data: everyWorker = [] } = useQuery({ ...workersQuery(), enabled: useCan()('listWorkers') })

  const request = useRequestForm(vBookingForm, {
    initialValues: {
      ...{ clientId: initial.client?.id ?? '', workerId: initial.worker?.id ?? '', note: '' },
      ...{ repeat: 'once' as 'once' | 'weekly', startsOn: formatTypedDate(opened.date), endsOn: '' },
    },
    validate: (typed) => [
      ...whoIsMissing(typed),
      ...(typed.repeat === 'weekly' && additions ? parseSeriesDates(typed, slot.date).problems : []),
      ...whoIsTaken(),
    ],
    failureTitle: 'No se pudo reservar',
    submit: async ({ note = null }) => {
      if (!client || !worker) return
      const standing = additions ? { until: series?.last ?? null } : 'undated'
      try {
        await onBook({ ...place, client, worker, note, ...(weekly && { standing }) })
      } catch (error) {
        setRefused({ of: wanted, ids: whoClashes(error, { clientId: client.id, workerId: worker.id }) })
        throw asWhole(error)
      }
    },
  })
  const { form } = request
  const weekly = form.values.repeat === 'weekly'
  const { series } = weekly && additions ? parseSeriesDates(form.values, slot.date) : {}
  // of a standing session the first date
  const place = { ...slot, date: series?.first ?? slot.date }
  const wanted = JSON.stringify([place, weekly, series])
  const { clients, workers } = useAvailability(place, refused?.of === wanted ? refused.ids : nobody)

  // the usual worker is chosen until somebody chooses
  const usualWorkers = client ? usual.workersOf(client.id) : []
  const [usualOne] = usualWorkers.length === 1 ? everyWorker.filter(({ id }) => usualWorkers.includes(id)) : []
  const worker = picked ?? (usualOne && workers.initiallyFree?.has(usualOne.id) ? usualOne : undefined)
  const clash = useSeriesConflicts({ place, series, client, worker })
  // once it is refused the panel tells it
  const refusedNow = refused?.of === wanted && [client, worker].some((one) => one && refused.ids.has(one.id))
  // biome-ignore lint/correctness/useExhaustiveDependencies: by who is chosen alone
  useEffect(() => form.setValues({ clientId: client?.id ?? '', workerId: worker?.id ?? '' }), [client?.id, worker?.id])

  // the week under the form may be left by its links, by the browser's way back, by signing out
  const { asking, dialog, leave } = useLeaveGuard(
    () => client?.id !== initial.client?.id || picked?.id !== initial.worker?.id || form.values.note !== '' || weekly,
  )
  const close = () => leave(onClose)

  const moveTo = (next: Place) => {
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
        persistent
        confirming={asking}
      >
        <RequestFormFrame
          request={request}
          stickyFooter
          actions={
            <>
              <Button variant="default" onClick={close}>
                Cancelar
              </Button>
              <Button type="submit" loading={request.pending}>
                Reservar
              </Button>
            </>
          }
        >
          {choices && <SlotSelect place={slot} {...choices} onChange={moveTo} />}
          <ClientField
            availability={clients}
            usual={worker ? usual.clientsOf(worker.id, place) : []}
            chosen={client}
            first={!initial.client}
            path="clientId"
            error={form.errors.clientId}
            onChoose={setClient}
          />
          <WorkerField
            availability={workers}
            looks={looks}
            usual={usualWorkers}
            chosen={worker}
            first={initial.client !== undefined && !initial.worker}
            path="workerId"
            error={form.errors.workerId}
            onChoose={setPicked}
          />
          <SeriesFields
            form={form}
            place={slot}
            series={series}
            clash={refusedNow ? undefined : clash && `Así no se puede reservar: ${clash}`}
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

  /** What is written in a field that finds somebody chooses nobody. */
  function whoIsMissing({ clientId, workerId }: { clientId?: unknown; workerId?: unknown }): Problem[] {
    return [
      ...(clientId ? [] : [{ path: 'clientId', message: 'Elija un cliente de la lista.' }]),
      ...(workerId ? [] : [{ path: 'workerId', message: 'Elija un trabajador de la lista.' }]),
    ]
  }

  /** Who is known to be busy is not sent for; what the server alone has found may be tried again. */
  function whoIsTaken(): Problem[] {
    const busy = { clientId: client && clients.conflictOf(client), workerId: worker && workers.conflictOf(worker) }
    return Object.entries(busy).flatMap(([path, one]) => (one && !one.refused ? [{ path, message: formatConflict(one) }] : []))
  }
}

/** Whom the server found busy, and for what that holds. */
type ServerConflict = { of: string; ids: ReadonlySet<string> }

const nobody: ReadonlySet<string> = new Set()

function whoClashes(error: unknown, ids: Record<string, string>): ReadonlySet<string> {
  if (!(error instanceof ApiError) || error.code !== errorCode.conflict) return nobody
  return new Set(error.details.flatMap(({ path }) => ids[path] ?? []))
}

/** A clash is about two people and an hour, not about one field: it stands in the panel as a whole, with what to do. */
function asWhole(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== errorCode.conflict) return error
  // the sentence begins with the first one, and says how many there are
  const others = error.details.map(({ message }) => message).filter((message) => !error.message.startsWith(message))
  const details = [...others.slice(0, mostClashes), 'Elija otra hora u otra persona. No se ha perdido nada.']
  return new ApiError(error.code, error.message, {
    details: details.map((message) => ({ path: '', message })),
    correlationId: error.correlationId,
    status: error.status,
    cause: error,
  })
}

/** More of them would leave no room for the fields. */
const mostClashes = 1
