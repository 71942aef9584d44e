import { Button, TextInput } from '@mantine/core'
import { type Ref, useImperativeHandle, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type * as v from 'valibot'
import { formatClock } from '#domain/clock.ts'
import { buildShortName } from '#domain/names.ts'
import { formatShortDate } from '#domain/spanish.ts'
import { useSignedInUser } from '../../../auth/signed-in-user.ts'
import { paths } from '../../../navigation/paths.ts'
import { toName } from '../../../people/name.ts'
import { formatTypedDate } from '../../../ui/dates/typed-date.ts'
import { isOutcomeUnknown, isTechnicalFailure } from '../../../ui/feedback/describe-error.ts'
import { useLeaveGuard } from '../../../ui/feedback/leave-guard.tsx'
import { keepClosedForm } from '../../../ui/form/closed-forms.ts'
import { DraftOffer } from '../../../ui/form/draft-offer.tsx'
import { RequestFormFrame } from '../../../ui/form/request-form.tsx'
import { type OfferedDraft, useDraft } from '../../../ui/form/use-draft.ts'
import { useRequestForm } from '../../../ui/form/use-request-form.ts'
import type { WorkerBadges } from '../../../worker-badge/worker-badges.ts'
import type { Booking } from '../../data/changes/plans.ts'
import type { Client, Slot, Worker } from '../../data/queries.ts'
import { cellKey } from '../../data/week-view.ts'
import { OverlayFrame } from '../frame/overlay-frame.tsx'
import { BookingSlotFields } from '../slot/booking-slot-fields.tsx'
import { SlotFacts } from '../slot/slot-facts.tsx'
import { ignoreDoubleClick, useInsistence } from '../use-insistence.ts'
import { type Opening, vBookingOpening } from '../use-open-again.ts'
import type { Leave } from '../use-overlay.ts'
import { useWorkerChange } from '../use-worker-change.ts'
import { type Repetition, vBooking } from './booking-values.ts'
import { PeopleFields } from './people-fields.tsx'
import { SeriesFields } from './series-fields.tsx'
import { useBookingDates } from './use-booking-dates.ts'
import { useBookingPeople } from './use-booking-people.ts'
import { useProblemOf } from './use-problem-of.ts'
import { useRefusedPeople } from './use-refused-people.ts'
import { useSeriesAbsences } from './use-series-absences.ts'
import { useSeriesConflicts } from './use-series-conflicts.ts'

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
  /** Asks before what was typed is discarded. */
  guard: Ref<Leave>
  /** Books the session. The form shows the error when the promise is rejected. */
  onBook: (booking: Booking, details: BookingDetails) => Promise<unknown>
  onClose: () => void
  /** Called with the slot of the booking when it is another one than before. */
  onSlotChange: (slot: Slot) => void
  onWorkerChange?: ((workerId: string | undefined) => void) | undefined
}

export interface BookingDetails {
  /** True when the answer to the same booking was lost. */
  wasSentBefore: boolean
  /** True when the user books although the worker is not available. */
  insists: boolean
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
  guard,
  onBook,
  onClose,
  onSlotChange,
  onWorkerChange,
}: Props) {
  // The filter of the week may change under the form.
  const [initial] = useState(initialPeople)
  const [slotFields, setSlotFields] = useState<'hidden' | 'shown' | 'focused'>(isBesideButton ? 'shown' : 'hidden')
  const navigate = useNavigate()
  /** The booking of which no answer arrived. This is a ref, because the form may be closed by then. */
  const lostRequest = useRef<string>(undefined)
  /** The page on which the series is planned, with the note, once the form has been submitted for it. */
  const planned = useRef<{ path: string; note: string | null }>(undefined)

  const initialValues = {
    ...{ clientId: initial.client?.id ?? '', workerId: initial.worker?.id ?? '', note: '' },
    ...{ repeat: 'once' as Repetition, startsOn: formatTypedDate(openedSlot.date), endsOn: '' },
  }
  const { draft, offered, discardOffered } = useDraft({
    ...{ userId: useSignedInUser().id, kind: 'booking', initialValues, vOpening: vBookingOpening },
  })
  const formName = `booking ${cellKey(openedSlot.date, openedSlot.time)}`
  const request = useRequestForm(vBooking, {
    initialValues,
    typedFields,
    draft,
    reopening: {
      form: formName,
      describe: () => `${people.client ? `${buildShortName(toName(people.client.person))}, ` : ''}${formatSlot(slot)}`,
      label: 'Volver a la reserva',
      getOpening: (): Opening => ({
        ...{ kind: 'booking', slot: openedSlot, selected: slot },
        ...(people.worker && { workerId: people.worker.id }),
        ...(isBesideButton && { isBesideButton }),
        ...(lostRequest.current !== undefined && { lostRequest: lostRequest.current }),
      }),
      onRestore: (opening) => {
        const { selected, workerId, lostRequest: restored } = opening as v.InferOutput<typeof vBookingOpening>
        dates.changeSlot(selected)
        if (selected.turnId !== openedSlot.turnId) setSlotFields('shown')
        // A suggested worker may not be free any more: the booking whose answer was lost may be stored.
        if (workerId && restored) form.setFieldValue('workerId', workerId)
        lostRequest.current = restored
      },
    },
    // A booking whose answer was lost may be the reason why its two people are not free.
    validate: (values) => [...people.checkPeople(values, getChecks(values.repeat)), ...dates.checkDates(values)],
    failureTitle: 'No se pudo reservar',
    submit: async ({ clientId, workerId, note = null, repeat }) => {
      const [client, worker] = [people.findClient(clientId), people.findWorker(workerId)]
      if (!client || !worker) return
      if (repeat === 'plan') {
        const { turnId: turn, date, time } = slot
        planned.current = { path: paths.planSeries({ client: client.id, worker: worker.id, turn, date, time: String(time) }), note }
        return
      }
      const booking = { ...firstSlot, client, worker, note, ...(standing && { standing }) }
      const details = { wasSentBefore: isLost(), insists: insistence.isInsisting(), absences }
      await onBook(booking, details).catch((error: unknown) => {
        insistence.rememberRefusal(error)
        if (isOutcomeUnknown(error)) lostRequest.current = requestKey
        // Without a connection nobody is suggested.
        if (isTechnicalFailure(error)) form.setFieldValue('workerId', worker.id)
        throw rememberRefused(error, { clientId: client.id, workerId: worker.id })
      })
    },
    onDone: () => planned.current && navigate(planned.current.path, { state: { note: planned.current.note } }),
  })
  const { form } = request
  const dates = useBookingDates(form, openedSlot, onSlotChange)
  const { slot, series, firstSlot, standing, duration = openedDuration } = dates
  const { refusedIds, rememberRefused } = useRefusedPeople(JSON.stringify([firstSlot, standing]))
  const people = useBookingPeople({ values: form.values, slot: firstSlot, refusedIds, isSeries: standing !== undefined, initial })
  const absences = useSeriesAbsences({ series, time: slot.time, duration, worker: people.worker })
  const { client, worker } = people
  const seriesConflict = useSeriesConflicts({ slot: { ...slot, date: series?.first ?? slot.date }, series, client, worker })
  // The form's panel already explains what the server has refused.
  const shownConflict = [client, worker].some((person) => person && refusedIds.has(person.id)) ? undefined : seriesConflict
  const requestKey = JSON.stringify([firstSlot, standing, people.client?.id, people.worker?.id])
  const isLost = () => lostRequest.current === requestKey
  useWorkerChange(people.worker?.id, onWorkerChange)
  const insistence = useInsistence(requestKey)
  const problem = useProblemOf(request.problem, JSON.stringify([firstSlot, standing, form.values.clientId, form.values.workerId]))
  const canInsist = form.values.repeat !== 'plan' && insistence.canInsist(people.isWorkerUnavailable)
  const hasSeriesConflict = shownConflict !== undefined && !(shownConflict.reason && insistence.isAllowed)
  const isPlanned = form.values.repeat === 'plan'
  const isPrevented = !dates.isDateValid || (!isPlanned && !isLost() && (hasSeriesConflict || people.isPrevented(insistence.isAllowed)))
  const changeSlot = (next: Slot, typedDate?: string) => {
    // The client's usual worker, who was suggested, stays selected: nobody else may take the place unnoticed.
    if (worker && people.usualIds.includes(worker.id)) form.setFieldValue('workerId', worker.id)
    dates.changeSlot(next, typedDate)
  }
  // The plan says what stands against each of its dates.
  const getChecks = (repeat?: Repetition) => ({
    ignoresConflicts: repeat === 'plan' || isLost() || insistence.isInsisting(),
    canInsist: insistence.isAllowed,
  })

  const { isAsking, dialog, leave } = useLeaveGuard(
    (isUnloading) => request.hasUnsavedChanges(isUnloading) || people.newName !== undefined,
    {
      onDiscard: request.discardDraft,
    },
  )
  useImperativeHandle(guard, () => leave)
  const close = () => leave(onClose)

  const draftSlot = (offered?.typed.opening as v.InferOutput<typeof vBookingOpening> | undefined)?.selected
  const isOtherSlot = draftSlot !== undefined && formatSlot(draftSlot) !== formatSlot(slot)
  /** Recovers the draft in the slot that it is for. */
  const recover = ({ typed }: OfferedDraft) =>
    typed.form === formName ? request.restore(typed) : void navigate(typed.path, { state: keepClosedForm(typed) })

  return (
    <>
      <OverlayFrame
        anchor={anchor}
        title="Reservar sesión"
        facts={<SlotFacts {...{ slot, duration }} onChange={slotFields === 'hidden' ? () => setSlotFields('focused') : undefined} />}
        onClose={close}
        isPersistent
        isConfirming={isAsking}
      >
        <RequestFormFrame
          request={{ ...request, problem, onSubmit: (event) => insistence.submit(request.onSubmit, canInsist, event) }}
          hasStickyFooter
          actions={
            <>
              <Button variant="default" onClick={close}>
                Cancelar
              </Button>
              <Button type="submit" loading={request.isPending} disabled={isPrevented} onClick={ignoreDoubleClick}>
                {isPlanned ? 'Planificar' : canInsist ? 'Reservar de todos modos' : 'Reservar'}
              </Button>
            </>
          }
        >
          <DraftOffer
            draft={offered}
            subject={isOtherSlot ? formatSlot(draftSlot) : undefined}
            onRecover={recover}
            onDiscard={discardOffered}
          />
          {slotFields !== 'hidden' && (
            <BookingSlotFields
              {...{ slot, openedSlot }}
              schedules={dates.schedules}
              typedDate={dates.typedDate}
              findConflictAt={people.findConflictAt}
              canInsist={insistence.isAllowed}
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
            badges={badges}
            firstField={initial.client ? (initial.worker ? undefined : 'worker') : 'client'}
            onSlotChange={changeSlot}
          />
          <SeriesFields form={form} slot={slot} series={series} conflict={shownConflict} absences={absences} />
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

const formatSlot = ({ date, time }: Slot) => `${formatShortDate(date)}, ${formatClock(time)}`

/** The fields whose changes are lost when the form closes. The dates of a series follow the slot. */
const typedFields = ['clientId', 'workerId', 'note', 'repeat'] as const
