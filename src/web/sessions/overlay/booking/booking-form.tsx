import { Button, TextInput } from '@mantine/core'
import { type Ref, useImperativeHandle, useState } from 'react'
import { formatClockRange } from '#domain/clock.ts'
import { capitalize, formatLongDate } from '#domain/spanish.ts'
import { formatTypedDate } from '../../../ui/dates/typed-date.ts'
import { useLeaveGuard } from '../../../ui/feedback/leave-guard.tsx'
import { RequestFormFrame } from '../../../ui/form/request-form.tsx'
import { useRequestForm } from '../../../ui/form/use-request-form.ts'
import type { WorkerBadges } from '../../../worker-badge/worker-badges.ts'
import type { Booking } from '../../data/changes/plans.ts'
import type { Client, Slot, Worker } from '../../data/queries.ts'
import { OverlayFrame } from '../frame/overlay-frame.tsx'
import type { Leave } from '../use-overlay.ts'
import { vBooking } from './booking-values.ts'
import { PeopleFields } from './people-fields.tsx'
import { SeriesFields } from './series-fields.tsx'
import { SlotSelect } from './slot-select.tsx'
import { useBookingDates } from './use-booking-dates.ts'
import { useBookingPeople } from './use-booking-people.ts'
import { useRefusedPeople } from './use-refused-people.ts'

interface Props {
  slot: Slot
  /** Minutes of a session. */
  duration: number
  badges: WorkerBadges
  anchor: HTMLElement
  /** The other slots to choose from, when the form was not opened in a slot. */
  choices?: { dates: readonly string[]; times: readonly number[] }
  /** The people who are selected at first. */
  initial?: { client?: Client; worker?: Worker }
  /** Asks before what was typed is discarded. */
  guard: Ref<Leave>
  /** Books the session. The form shows the error when the promise is rejected. */
  onBook: (booking: Booking) => Promise<unknown>
  onClose: () => void
}

/** Books a slot for a client and a worker who are both free, once or every week. */
export function BookingForm({
  slot: openedSlot,
  duration,
  badges,
  anchor,
  choices,
  initial: initialPeople = {},
  guard,
  onBook,
  onClose,
}: Props) {
  // The filter of the week may change under the form.
  const [initial] = useState(initialPeople)

  const request = useRequestForm(vBooking, {
    initialValues: {
      ...{ clientId: initial.client?.id ?? '', workerId: initial.worker?.id ?? '', note: '' },
      ...{ repeat: 'once' as 'once' | 'weekly', startsOn: formatTypedDate(openedSlot.date), endsOn: '' },
    },
    validate: (values) => [...people.checkPeople(values), ...dates.checkDates(values)],
    failureTitle: 'No se pudo reservar',
    submit: async ({ clientId, workerId, note = null }) => {
      const [client, worker] = [people.findClient(clientId), people.findWorker(workerId)]
      if (!client || !worker) return
      await onBook({ ...firstSlot, client, worker, note, ...(standing && { standing }) }).catch((error: unknown) => {
        throw rememberRefused(error, { clientId: client.id, workerId: worker.id })
      })
    },
  })
  const { form } = request
  const dates = useBookingDates(form, openedSlot)
  const { slot, series, firstSlot, standing } = dates
  const { refusedIds, rememberRefused } = useRefusedPeople(JSON.stringify([firstSlot, standing]))
  const people = useBookingPeople({ values: form.values, slot: firstSlot, refusedIds, initial })

  const { isAsking, dialog, leave } = useLeaveGuard(() => guardedFields.some((field) => form.isDirty(field)))
  useImperativeHandle(guard, () => leave)
  const close = () => leave(onClose)

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
          hasStickyFooter
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
          {choices && <SlotSelect slot={slot} {...choices} onChange={dates.changeSlot} />}
          <PeopleFields
            form={form}
            people={people}
            badges={badges}
            firstField={initial.client ? (initial.worker ? undefined : 'worker') : 'client'}
          />
          <SeriesFields
            form={form}
            slot={slot}
            series={series}
            people={people}
            isRefused={[people.client, people.worker].some((person) => person && refusedIds.has(person.id))}
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
}

/** The fields whose changes are lost when the form closes. The dates of a series follow the slot. */
const guardedFields = ['clientId', 'workerId', 'note', 'repeat'] as const
