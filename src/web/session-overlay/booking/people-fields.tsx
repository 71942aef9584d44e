import { useEffect, useRef } from 'react'
import { NewClient } from '#web/people/new-client.tsx'
import type { Slot } from '#web/session-data/queries.ts'
import type { ValidatedForm } from '#web/ui/form/validated-form.ts'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { NextSlots } from '../next-slots/next-slots.tsx'
import classes from './booking.module.css'
import { ClientField } from './client-field.tsx'
import type { PlacedConflict } from './place-conflict.ts'
import { formatConflict } from './use-availability.ts'
import type { BookingPeople } from './use-booking-people.ts'
import { WorkerField } from './worker-field.tsx'

interface Props {
  slot: Slot
  /** True when the next slots of a busy usual worker are offered. */
  offersNextSlots: boolean
  form: ValidatedForm<{ clientId: string; workerId: string }>
  people: BookingPeople
  conflict: PlacedConflict
  badges: WorkerBadges
  /** The field in which the form opens with the focus. */
  firstField: 'client' | 'worker' | undefined
  onSlotChange: (slot: Slot) => void
}

/** Selects the client and the worker. If the request for available people fails, everybody stays selectable: the server decides. */
export function PeopleFields({ slot, offersNextSlots, form, people, conflict, badges, firstField, onSlotChange }: Props) {
  const { client, worker, availability, hasFailed, setChosenClient, newName, setNewName } = people
  // The server is asked about two people. Of one alone the sessions of the date tell.
  const { client: clientConflict, worker: workerConflict } =
    client && worker
      ? conflict
      : {
          client: formatConflict(client && availability.clients.getConflict(client)),
          worker: formatConflict(worker && availability.workers.getConflict(worker)),
        }
  const clientProps = form.getInputProps('clientId')
  const wasRegistering = useRef(false)
  useEffect(() => {
    // The field that had the focus is gone.
    if (wasRegistering.current && newName === undefined) form.getInputNode('clientId')?.focus()
    wasRegistering.current = newName !== undefined
  }, [newName, form])
  return (
    <>
      {newName === undefined ? (
        <ClientField
          availability={availability.clients}
          clientsOfWorker={people.clientsOfWorker}
          selected={client}
          conflict={clientConflict}
          autoFocus={firstField === 'client'}
          field={clientProps}
          onRegister={setNewName}
          onSelect={(selected) => {
            setChosenClient(selected)
            form.setFieldValue('clientId', selected?.id ?? '')
          }}
        />
      ) : (
        <NewClient
          typedName={newName}
          error={clientProps.error !== undefined && clientProps.error !== null}
          path={clientProps['data-path']}
          onRegistered={(id) => {
            form.setFieldValue('clientId', id)
            setNewName(undefined)
          }}
          onCancel={() => setNewName(undefined)}
        />
      )}
      <WorkerField
        availability={availability.workers}
        workers={people.isOrdering ? undefined : people.workers}
        badges={badges}
        usualIds={people.usualIds}
        selected={worker}
        conflict={workerConflict}
        autoFocus={firstField === 'worker'}
        field={form.getInputProps('workerId')}
        onSelect={(id) => form.setFieldValue('workerId', id)}
      />
      {client && offersNextSlots && (
        <NextSlots
          key={client.id}
          slot={slot}
          client={client}
          busyWorker={people.busyUsual}
          onPick={(next, { id }) => {
            onSlotChange(next)
            form.setFieldValue('workerId', id)
          }}
        />
      )}
      <p role="status" className={classes.error}>
        {conflict.other}
      </p>
      <p role="status" className={classes.error}>
        {hasFailed && 'No se pudo comprobar quién está libre. Se volverá a intentar en unos segundos.'}
      </p>
    </>
  )
}
