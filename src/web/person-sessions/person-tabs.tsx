import type { PersonPageParams } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import classes from './person-tabs.module.css'

type View = PersonPageParams['view']

const tabs: readonly { view: View; title: string }[] = [
  { view: undefined, title: 'Sesiones' },
  { view: 'attendance', title: 'Asistencia' },
]

type Props = { view: View; getPath: (view: View) => string }

/** Links between the sessions of a person and a summary of the attendance. */
export const PersonTabs = ({ view: shown, getPath }: Props) => (
  <nav aria-label="Vista" className={classes.tabs}>
    {tabs.map(({ view, title }) => (
      <Link key={title} to={getPath(view)} replace aria-current={view === shown ? 'page' : undefined}>
        {title}
      </Link>
    ))}
  </nav>
)
