import { Button, TextInput } from '@mantine/core'
import { type Ref, useImperativeHandle, useState } from 'react'
import { useNavigate } from 'react-router'
import type { ApiError } from '#api/errors.ts'
import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { paths } from '#web/navigation/paths.ts'
import { toName } from '#web/people/name.ts'
import { type Booking, planBooking } from '#web/session-data/changes/plans.ts'
import { useVerdict } from '#web/session-data/changes/use-verdict.ts'
import type { Client, Slot, Worker } from '#web/session-data/queries.ts'
import { formatTypedDate } from '#web/ui/dates/typed-date.ts'
import { isTechnicalFailure } from '#web/ui/feedback/describe-error.ts'
import { DraftOffer } from '#web/ui/form/draft-offer.tsx'
import { useFormGuard } from '#web/ui/form/form-guard.ts'
import { RequestFormFrame } from '#web/ui/form/request-form.tsx'
import { restoreTypedValues, useDraft } from '#web/ui/form/use-draft.ts'
import { useFormRequest } from '#web/ui/form/use-request-form.ts'
import { useFormFields } from '#web/ui/form/validated-form.ts'
import { useFindMetEntry } from '#web/waiting-entries/use-met-entries.ts'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { OverlayFrame } from '../frame/overlay-frame.tsx'
import { BookingSlotFields } from '../slot/booking-slot-fields.tsx'
import { SlotFacts } from '../slot/slot-facts.tsx'
import { ignoreDoubleClick, useAcceptance } from '../use-acceptance.ts'
import type { Leave } from '../use-overlay.ts'
import { useWorkerChange } from '../use-worker-change.ts'
import { type Repetition, vBooking } from './booking-values.ts'
import { convertConflictToFormError } from './conflict-form-error.ts'
import { PeopleFields } from './people-fields.tsx'
import { placeConflict } from './place-conflict.ts'
import { SeriesFields } from './series-fields.tsx'
import { useBookingDates } from './use-booking-dates.ts'
import { useBookingPeople } from './use-booking-people.ts'
import { useSeriesAbsences } from './use-series-absences.ts'

const formatSlot = ({ date, time }: Slot) => `${formatShortDate(date)}, ${formatClock(time)}`

/** The number of further conflicts in the panel. More would leave no room for the fields. */
const maxDetails = 1

/** True when the clinic is closed then: nobody else is there either. */
const isClosed = (conflict: ApiError | undefined) => conflict?.details.some(({ reason }) => reason === 'closed')

interface Props {
  slot: Slot
  /** Minutes of a session in this slot. */
  duration: number
  badges: WorkerBadges
  anchor: HTMLElement
  /** True when the form was not opened in its slot but by a button: then the fields of the slot are there from the start. */
  isBesideButton?: boolean | undefined
  /** The people who are selected at first. */
  initial?: { client?: Client; worker?: Worker }
  /** The entry of the waiting list for which a slot is searched: booking its client takes it off the list. */
  waitingEntry?: { id: string; clientId: string } | undefined
  /** Asks before what was typed is discarded. */
  guard: Ref<Leave>
  /** Books the session. The form shows the error when the promise is rejected. */
  onBook: (booking: Booking, details: BookingDetails) => Promise<unknown>
  /** Called after the booking, unless the user has left the form meanwhile. */
  onBooked: () => void
  onClose: () => void
  /** Called with the slot of the booking when it is another one than before. */
  onSlotChange: (slot: Slot) => void
  onWorkerChange?: ((workerId: string | undefined) => void) | undefined
}

export interface BookingDetails {
  /** True when the user books although the worker is not available. */
  accepts: boolean
  /** The sentence about the sessions of a series that fall in absences. */
  absences: string
}

/** Books a slot for a client and a worker who are both free, once or every week. */
export function BookingForm({
  slot: openedSlot,
  duration: openedDuration,
  badges,
  anchor,
  isBesideButton = false,
  initial: initialPeople = {},
  waitingEntry,
  guard,
  onBook,
  onBooked,
  onClose,
  onSlotChange,
  onWorkerChange,
}: Props) {
  // The filter of the week may change under the form.
  const [initial] = useState(initialPeople)
  const [slotFields, setSlotFields] = useState<'hidden' | 'shown' | 'focused'>(isBesideButton ? 'shown' : 'hidden')
  const navigate = useNavigate()

  const fields = useFormFields({
    slot: openedSlot,
    clientId: initial.client?.id ?? '',
    workerId: initial.worker?.id ?? '',
    note: '',
    repeat: 'once' as Repetition,
    startsOn: formatTypedDate(openedSlot.date),
    endsOn: '',
  })
  const { form } = fields
  const isPlanned = form.values.repeat === 'plan'
  const dates = useBookingDates(form, onSlotChange)
  const { slot, series, firstSlot, standing, duration = openedDuration } = dates
  const people = useBookingPeople({ values: form.values, slot: firstSlot, isSeries: standing !== undefined, initial })
  const { client, worker } = people
  useWorkerChange(worker?.id, onWorkerChange)
  const absences = useSeriesAbsences({ series, time: slot.time, duration, worker })

  const findMetEntry = useFindMetEntry(client?.id)
  const metEntryId = worker && findMetEntry({ ...firstSlot, sessionDate: firstSlot.date, workerId: worker.id })
  const waitingEntryId = waitingEntry !== undefined && waitingEntry.clientId === client?.id ? waitingEntry.id : metEntryId
  const booking: Booking | undefined = client &&
    worker && {
      ...firstSlot,
      client,
      worker,
      note: form.values.note.trim() || null,
      ...(standing && { standing }),
      ...(waitingEntryId !== undefined && { waitingEntryId }),
    }
  // The plan has the conflicts of each of its dates.
  const change = booking && dates.isComplete && !isPlanned ? planBooking(booking) : undefined
  const verdict = useVerdict(change)
  const conflict = placeConflict(verdict.conflict)
  const acceptance = useAcceptance(change, verdict)

  const request = useFormRequest(fields, vBooking, {
    validate: (values) => [...people.checkPeople(values), ...dates.checkDates(values)],
    failureTitle: `No se pudo reservar: ${client ? `${buildShortName(toName(client.person))}, ` : ''}${formatSlot(slot)}`,
    submit: async () => {
      // A series that is planned is booked on another page.
      if (isPlanned) return
      if (!booking) throw new Error('The rules of the form let no booking pass without its two people')
      await onBook(booking, { accepts: acceptance.accepts, absences }).catch((error: unknown) => {
        acceptance.rememberRefusal(error)
        // Without a connection nobody is suggested. After a lost answer the suggested worker may not be free any more.
        if (isTechnicalFailure(error)) form.setFieldValue('workerId', booking.worker.id)
        throw convertConflictToFormError(error, 'Elija otra hora u otra persona. No se ha perdido nada.', maxDetails)
      })
    },
    onDone: () => {
      if (!booking || !isPlanned) return onBooked()
      const { turnId: turn, date, time } = slot
      const path = paths.planSeries({ client: booking.client.id, worker: booking.worker.id, turn, date, time: String(time) })
      return navigate(path, { state: { note: booking.note } })
    },
  })
  const question = {
    message: 'Todavía no se ha reservado.',
    details: [`Puede elegir ${isClosed(verdict.conflict) ? 'otro día' : 'a otra persona u otra hora'}, o reservar de todos modos.`],
  }
  const focusConflict = () => form.getInputNode(conflict.client ? 'clientId' : 'workerId')?.focus()
  const changeSlot = (next: Slot, typedDate?: string) => {
    // The client's usual worker, who was suggested, stays selected: nobody else may take the place unnoticed.
    if (worker && people.usualIds.includes(worker.id)) form.setFieldValue('workerId', worker.id)
    dates.changeSlot(next, typedDate)
  }

  const isOtherSlot = (other: Slot) => other.turnId !== slot.turnId || formatSlot(other) !== formatSlot(slot)
  const draft = useDraft(request, {
    kind: 'booking',
    restore: (initialValues, typed) => {
      restoreTypedValues(initialValues, typed, form)
      if (isOtherSlot(typed.slot)) setSlotFields('shown')
      dates.changeSlot(typed.slot)
    },
  })
  const { isAsking, dialog, leave } = useFormGuard({
    ...request,
    hasUnsavedChanges: () => request.hasUnsavedChanges() || people.newName !== undefined,
  })
  useImperativeHandle(guard, () => leave)
  const close = () => leave(onClose)

  return (
    <>
      <OverlayFrame
        anchor={anchor}
        title="Reservar sesión"
        facts={
          <SlotFacts slot={slot} duration={duration} onChange={slotFields === 'hidden' ? () => setSlotFields('focused') : undefined} />
        }
        onClose={close}
        isPersistent
        isConfirming={isAsking}
      >
        <RequestFormFrame
          request={acceptance.askFirst(request, question, focusConflict)}
          hasStickyFooter
          actions={
            <>
              <Button variant="default" onClick={close}>
                Cancelar
              </Button>
              <Button
                type="submit"
                loading={request.isPending}
                disabled={!dates.isDateValid || acceptance.isPrevented}
                onClick={ignoreDoubleClick}
              >
                {isPlanned ? 'Planificar' : acceptance.accepts ? 'Reservar de todos modos' : 'Reservar'}
              </Button>
            </>
          }
        >
          <DraftOffer draft={draft} subject={draft && isOtherSlot(draft.values.slot) ? formatSlot(draft.values.slot) : undefined} />
          {slotFields !== 'hidden' && (
            <BookingSlotFields
              slot={slot}
              openedSlot={openedSlot}
              schedules={dates.schedules}
              typedDate={dates.typedDate}
              findConflictAt={people.findConflictAt}
              canAccept={acceptance.isAllowed}
              autoFocus={slotFields === 'focused'}
              onInvalidDate={dates.setTypedDate}
              onChange={changeSlot}
            />
          )}
          <PeopleFields
            slot={slot}
            // The people are looked for on the first date of a series, which may be later.
            offersNextSlots={firstSlot.date === slot.date}
            form={form}
            people={people}
            conflict={conflict}
            badges={badges}
            firstField={initial.client ? (initial.worker ? undefined : 'worker') : 'client'}
            onSlotChange={changeSlot}
          />
          <SeriesFields form={form} slot={slot} series={series} absences={absences} />
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
