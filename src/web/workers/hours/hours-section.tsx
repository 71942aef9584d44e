import { Button } from '@mantine/core'
import { isValidOn } from '#domain/availability.ts'
import { describeHours } from '#domain/describe-hours.ts'
import { capitalize } from '#domain/spanish.ts'
import { useCan } from '#web/auth/access.ts'
import { workerHoursQuery } from '#web/availability/working-hours.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { Section } from '#web/ui/page/section.tsx'
import classes from './hours-section.module.css'
import { WeekPicture } from './week-picture.tsx'

type Props = { workerId: string; today: string; onEdit: () => void }

/** When a worker is there, in sentences and as a picture of the week of today. */
export function HoursSection({ workerId, today, onEdit }: Props) {
  const can = useCan()
  const answer = useAllowedQuery(workerHoursQuery(workerId))
  if (!answer.data) return <SectionError title="Horario" answers={[answer]} />
  const hours = answer.data
  const current = hours.filter((period) => isValidOn(period, today))
  return (
    <Section
      title="Horario"
      titleAside={
        can('replaceWorkerWorkingHours') && (
          <Button variant="default" size="xs" className="no-print" onClick={onEdit}>
            Cambiar<span className="hidden"> el horario</span>
          </Button>
        )
      }
    >
      {hours.length === 0 ? (
        <p className={classes.always}>Sin horario: atiende siempre que hay turno.</p>
      ) : (
        <ul className={classes.sentences}>
          {describeHours(hours).map((sentence) => (
            <li key={sentence}>{capitalize(sentence)}</li>
          ))}
        </ul>
      )}
      {current.length > 0 && (
        <WeekPicture
          minuteHeight={0.16}
          periods={current.map(({ day, startTime, endTime }) => ({
            key: `${day} ${startTime} ${endTime}`,
            day,
            start: startTime,
            end: endTime,
          }))}
        />
      )}
    </Section>
  )
}
