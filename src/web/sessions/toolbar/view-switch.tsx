import { paths } from '../../navigation/paths.ts'
import { Link } from '../../ui/page/link.tsx'
import type { Filter } from './filter.ts'
import { formatFilter } from './filter.ts'
import classes from './week-toolbar.module.css'

/** Links between the two views of the agenda. The day keeps the filters and shows all schedules. `date`: the day that is shown, or to be shown. */
export const ViewSwitch = ({ view, date, filter }: { view: 'week' | 'day'; date: string; filter: Filter }) => {
  const shown = { week: date, ...formatFilter(filter) }
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
