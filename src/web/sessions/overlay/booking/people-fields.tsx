import type { UseFormReturnType } from '@mantine/form'
import type { WorkerBadges } from '../../../worker-badge/worker-badges.ts'
import classes from './booking.module.css'
import { ClientField } from './client-field.tsx'
import type { BookingPeople } from './use-booking-people.ts'
import { WorkerField } from './worker-field.tsx'

interface Props {
  form: UseFormReturnType<{ clientId: string; workerId: string }>
  people: BookingPeople
  badges: WorkerBadges
  /** The field in which the form opens with the focus. */
  firstField: 'client' | 'worker' | undefined
}

/** Selects the client and the worker. If the request for available people fails, everybody stays selectable: the server decides. */
export function PeopleFields({ form, people, badges, firstField }: Props) {
  const { client, worker, availability, hasFailed, setChosenClient } = people
  return (
    <>
      <ClientField
        availability={availability.clients}
        usualClients={people.usualClients}
        selected={client}
        autoFocus={firstField === 'client'}
        path="clientId"
        error={form.errors.clientId}
        onSelect={(selected) => {
          setChosenClient(selected)
          form.setFieldValue('clientId', selected?.id ?? '')
          // The choice of a client can suggest a worker.
          if (form.values.workerId === '') form.clearFieldError('workerId')
        }}
      />
      <WorkerField
        availability={availability.workers}
        workers={people.workers}
        badges={badges}
        usualIds={people.usualIds}
        selected={worker}
        autoFocus={firstField === 'worker'}
        path="workerId"
        error={form.errors.workerId}
        onSelect={(id) => form.setFieldValue('workerId', id)}
      />
      <p role="status" className={classes.error}>
        {hasFailed && 'No se pudo comprobar quién está libre. Se volverá a intentar en unos segundos.'}
      </p>
    </>
  )
}
