import { groupBy } from '#domain/group-by.ts'
import type { PreviewedUser } from '#web/auth/preview-context.ts'
import { screens } from '../routes.ts'
import { icons } from './icons.ts'
import { type ListedScreen, listScreens } from './list-screens.ts'
import classes from './navigation-preview.module.css'

const nobody = { clientId: null, workerId: null }
const anyWorker = { clientId: null, workerId: 'any' }

/** The navigation as another user will see it. Without an owner, screens that only workers can open are marked. */
export function NavigationPreview({ access, owner }: PreviewedUser) {
  const list = (people: NonNullable<PreviewedUser['owner']>) => listScreens(screens, { id: 'previewed', access, ...people })
  const forStaff = new Set(list(owner ?? nobody).map(({ to }) => to))
  const groups = groupBy(list(owner ?? anyWorker), ({ group }) => group)
  if (groups.size === 0) return <p className={classes.nothing}>Ninguna pantalla.</p>
  return (
    <dl className={classes.groups}>
      {[...groups].map(([name, entries]) => (
        <div key={name ?? ''}>
          {name && <dt className={classes.group}>{name}</dt>}
          {entries.map((entry) => (
            <PreviewEntry key={entry.to} {...entry} isForStaff={forStaff.has(entry.to)} />
          ))}
        </div>
      ))}
    </dl>
  )
}

function PreviewEntry({ title, icon, isForStaff }: ListedScreen & { isForStaff: boolean }) {
  const Icon = icons[icon]
  return (
    <dd className={classes.entry}>
      <Icon size={16} stroke={1.5} aria-hidden />
      <span>
        {title}
        {!isForStaff && <span className={classes.note}> solo si es trabajador</span>}
      </span>
    </dd>
  )
}
