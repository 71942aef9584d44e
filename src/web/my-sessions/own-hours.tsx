import { useQuery } from '@tanstack/react-query'
import { describeHours } from '#domain/describe-hours.ts'
import { useCan } from '../auth/access.ts'
import { workerHoursQuery } from '../availability/working-hours.ts'
import type { Participant } from '../people/participant.ts'
import { Section } from '../ui/page/section.tsx'
import { readsHours } from './queries.ts'

/** The working hours of a worker from a date on, in a sentence. */
export function OwnHours({ participant, today }: { participant: Participant; today: string }) {
  const { data: hours } = useQuery({ ...workerHoursQuery(participant.id), enabled: readsHours(participant, useCan()) })
  if (!hours) return null
  const sentences = describeHours(hours.filter(({ toDate }) => !toDate || toDate >= today))
  return (
    <Section title="Horario">
      <p>Atiende {sentences.length > 0 ? sentences.join('; ') : 'siempre que hay turno'}.</p>
    </Section>
  )
}
