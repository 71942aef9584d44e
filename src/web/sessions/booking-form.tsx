import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError, errorCode } from '#api/errors.ts'
import { vSessionInput } from '#api/generated/schemas.ts'
import { clockRange } from '#domain/clock.ts'
import { capitalized, longDate } from '#domain/spanish.ts'
import { weekday } from '#domain/weeks.ts'
import { useRequestForm } from '../ui/form.ts'
import { useLeaveGuard } from '../ui/leave-guard.tsx'
import { RequestFormFrame } from '../ui/request-form.tsx'
import { Beside } from './beside.tsx'
import { ClientSelect } from './client-select.tsx'
import { useFreeWorkers, useUsualWorker } from './free-workers.ts'
import type { Booking } from './plans.ts'
import type { Client, Place, Worker } from './queries.ts'
import { SlotSelect } from './slot-select.tsx'
import { WorkerChoice } from './worker-choice.tsx'
import type { WorkerLooks } from './worker-looks.ts'

interface Props {
  place: Place
  duration: number
  looks: WorkerLooks
  anchor: HTMLElement
  /** Where else the session may be, when the form was not opened in a slot. */
  choices?: { dates: readonly string[]; slots: readonly number[] }
  /** Books; what it rejects with is shown by the form. */
  onBook: (booking: Booking) => Promise<unknown>
  onClose: () => void
}

/** Books a slot for a client and a worker who are both free. A clash is said in the form, and the form stays. */
export function BookingForm({ place: first, duration, looks, anchor, choices, onBook, onClose }: Props) {
  const [place, setPlace] = useState(first)
  const [client, setClient] = useState<Client>()
  const [worker, setWorker] = useState<Worker>()
  const free = useFreeWorkers(place)
  const usualOf = useUsualWorker()

  const request = useRequestForm(vSessionInput, {
    initial: { ...slotOf(first), turnId: first.turnId, clientId: '', workerId: '', note: '' },
    failure: 'No se pudo reservar',
    submit: async ({ note = null }) => {
      if (!client || !worker) return
      try {
        await onBook({ ...place, client, worker, note })
      } catch (error) {
        throw asWhole(error)
      }
    },
  })
  const { form } = request
  // the week under the form may be left by its links, by the browser's way back, by signing out
  const { asking, dialog, leave } = useLeaveGuard(() => client !== undefined || worker !== undefined || form.values.note !== '')

  const close = () => leave(onClose)

  const moveTo = (next: Place) => {
    setPlace(next)
    form.setValues({ ...slotOf(next), workerId: '' })
    setWorker(undefined)
  }
  const chooseWorker = (chosen: Worker) => {
    setWorker(chosen)
    form.setFieldValue('workerId', chosen.id)
  }
  const chooseClient = (chosen: Client | undefined) => {
    setClient(chosen)
    form.setFieldValue('clientId', chosen?.id ?? '')
    const usual = free.workers?.find(({ id }) => id === usualOf(chosen?.id))
    if (usual && !worker) chooseWorker(usual)
  }

  return (
    <>
      <Beside
        anchor={anchor}
        title="Reservar sesión"
        facts={`${capitalized(longDate(place.date))}, ${clockRange(place.time, place.time + duration)}`}
        onClose={close}
        lasting
        asking={asking}
      >
        <RequestFormFrame
          of={request}
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
          {choices && <SlotSelect place={place} {...choices} onChange={moveTo} />}
          <ClientSelect place={place} path="clientId" error={form.errors.clientId} onChoose={chooseClient} />
          <WorkerChoice
            workers={free.workers}
            looks={looks}
            usual={usualOf(client?.id)}
            chosen={worker}
            path="workerId"
            error={free.problem ?? form.errors.workerId}
            onChoose={chooseWorker}
          />
          <TextInput label="Nota (opcional)" placeholder="Solo la ve el personal" maxLength={2000} {...form.getInputProps('note')} />
        </RequestFormFrame>
      </Beside>
      {dialog}
    </>
  )
}

const slotOf = ({ date, time }: Place) => ({ day: weekday(date), time, sessionDate: date })

/** A clash is about two people and an hour, not about one field: all of it stands in the panel, with what to do. */
function asWhole(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== errorCode.conflict) return error
  const details = [...error.details.map(({ message }) => message), 'Elija otra hora u otra persona. No se ha perdido nada.']
  return new ApiError(error.code, error.message, {
    details: details.map((message) => ({ path: '', message })),
    correlationId: error.correlationId,
    status: error.status,
    cause: error,
  })
}
