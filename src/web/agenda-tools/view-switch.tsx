import { type AgendaParams, paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import classes from './week-toolbar.module.css'

interface Props {
  view: 'week' | 'day'
  /** The day that is shown, or to be shown. */
  date: string
  choice: AgendaParams
}

/** Links between the two views of the agenda. Each keeps the filters and the client to be booked; the day shows all schedules. */
export const ViewSwitch = ({ view, date, choice: { worker, client, state, absent, bookFor } }: Props) => {
  const shown = { week: date, worker, client, state, absent, bookFor }
  return (
    <nav aria-label="Vista" className={classes.views}>
      <Link to={paths.sessions(shown)} aria-current={view === 'week' ? 'page' : undefined}>
        Semana
      </Link>
      <Link to={paths.workerDay(shown)} aria-current={view === 'day' ? 'page' : undefined}>
        Día
      </Link>
    </nav>
  )
}
