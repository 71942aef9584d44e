import { getMonth } from '#domain/months.ts'
import { capitalize, formatMonth } from '#domain/spanish.ts'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'
import classes from './month-section.module.css'

// The calendar is loaded when it is shown, because it brings the code of @mantine/dates.
const MonthCalendar = lazyPart(() => import('./month-calendar.tsx'), { failureMessage: 'No se pudo cargar el mes.' })

type Props = {
  date: string
  today: string
  /** The number of sessions of each date that has some. */
  counts: ReadonlyMap<string, number>
  onChange: (date: string) => void
}

/** The month of the shown date, with the number of sessions of each day. */
export const MonthSection = (props: Props) => (
  <section className={classes.section} aria-label={capitalize(formatMonth(getMonth(props.date)))}>
    <MonthCalendar {...props} />
  </section>
)
