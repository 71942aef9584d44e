import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useCan } from '#web/auth/access.ts'
import { useAbsenceAccess } from '#web/availability/change-absences.ts'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import classes from './first-steps.module.css'

/** `to`: where it is done, for users who may do it. */
export type FirstStep = { label: string; to: string | undefined; isDone: boolean }

/** Lists the steps that a new system needs before it has its first session. */
export const FirstSteps = ({ steps }: { steps: readonly FirstStep[] }) => (
  <section aria-labelledby="primeros-pasos" className={classes.frame}>
    <h2 id="primeros-pasos">Primeros pasos</h2>
    <p className={classes.text}>Con esto queda lista la agenda. La lista desaparece cuando todo está hecho.</p>
    <ol>
      {steps.map(({ label, to, isDone }) => (
        <li key={label} className={classes.step} data-done={isDone || undefined}>
          {isDone ? <IconCircleCheckFilled size={20} aria-hidden /> : <IconCircle size={20} stroke={1.5} aria-hidden />}
          {to ? <Link to={to}>{label}</Link> : <span>{label}</span>}
          {isDone && <span className={classes.done}>hecho</span>}
        </li>
      ))}
    </ol>
    <AlsoUseful />
  </section>
)

/** The optional steps: they set the hours of the workers and the days on which the clinic is closed, which decide when sessions can be booked. */
function AlsoUseful() {
  const can = useCan()
  const setsHours = can('replaceWorkerWorkingHours') && can('listWorkers')
  const setsHolidays = useAbsenceAccess().changesClosingDays && can('listHolidays')
  if (!setsHours && !setsHolidays) return null
  return (
    <p className={classes.text}>
      Después de los trabajadores, si hace falta: {setsHours && <Link to={paths.workers()}>Horarios de atención de cada trabajador</Link>}
      {setsHours && setsHolidays && ' · '}
      {setsHolidays && <Link to={paths.absences({ record: 'holidays' })}>Feriados y días cerrados</Link>}
    </p>
  )
}
