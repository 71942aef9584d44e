import { describeHours } from '#domain/describe-hours.ts'
import { workerHoursQuery } from '#web/availability/working-hours.ts'
import type { Participant } from '#web/people/participant.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { Section } from '#web/ui/page/section.tsx'

/** The working hours of a worker from a date on, in a sentence. */
export function OwnHours({ participant, today }: { participant: Participant; today: string }) {
  const { data: hours } = useAllowedQuery({ ...workerHoursQuery(participant.id), enabled: participant.kind === 'worker' })
  if (!hours) return null
  const sentences = describeHours(hours.filter(({ toDate }) => !toDate || toDate >= today))
  return (
    <Section title="Horario">
      <p>Atiende {sentences.length > 0 ? sentences.join('; ') : 'siempre que hay turno'}.</p>
    </Section>
  )
}
