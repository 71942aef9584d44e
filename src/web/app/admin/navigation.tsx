import { useEffect, useId } from 'react'
import { groupBy } from '#domain/group-by.ts'
import { saveNavigation } from '#web/auth/remembered-sign-in.ts'
import { Link } from '#web/ui/page/link.tsx'
import { icons } from './icons.ts'
import classes from './navigation.module.css'
import { type NavigationEntry, useNavigationEntries } from './navigation-entries.ts'

/** The screens that the user can open, in groups; those without a group come first. */
export function Navigation() {
  const entries = useNavigationEntries()
  useEffect(() => saveNavigation(entries), [entries])
  const groups = groupBy(entries, ({ group }) => group)
  return (
    <nav aria-label="Principal" className={classes.navigation}>
      {[...groups].map(([name, entries]) => (
        <Group key={name ?? ''} name={name} entries={entries} />
      ))}
    </nav>
  )
}

function Group({ name, entries }: { name: string | undefined; entries: NavigationEntry[] }) {
  const id = useId()
  return (
    <div>
      {name && (
        <p id={id} className={classes.group}>
          {name}
        </p>
      )}
      <ul aria-labelledby={name && id}>
        {entries.map(({ to, title, icon, isCurrent }) => {
          const Icon = icons[icon]
          return (
            <li key={to}>
              <Link to={to} className={classes.entry} aria-current={isCurrent ? 'page' : undefined}>
                <Icon size={18} stroke={1.5} aria-hidden />
                <span className="folded-label">{title}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
