import { Drawer } from '@mantine/core'
import { IconLogout, IconMenu2, IconSearch, IconUserCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSignOut } from '#web/auth/use-sign-out.ts'
import { useReversals } from '#web/changes/use-reversals.ts'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'
import classes from './bottom-bar.module.css'
import { icons } from './icons.ts'
import { type NavigationEntry, useNavigationEntries } from './navigation-entries.ts'
import { reversalIcons, UserSummary } from './user-menu.tsx'

/** Only the sheet "Más" needs it. */
const ThemeChoice = lazyPart<object>(() => import('#web/ui/theme/theme-choice.tsx').then((module) => ({ default: module.ThemeChoice })), {
  failureMessage: 'No se pudo cargar la elección del tema.',
})

/** The navigation at the bottom of a phone: links to three screens, the search, and "Más", a sheet with the other entries. */
export function BottomBar({ onSearch }: { onSearch: () => void }) {
  const entries = useNavigationEntries()
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const signOut = useSignOut()
  const reversals = useReversals()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the sheet
  useEffect(() => setOpen(false), [key])

  return (
    <>
      <nav aria-label="Principal" className={classes.bar}>
        {entries.slice(0, 3).map((entry) => (
          <EntryLink key={entry.to} {...entry} />
        ))}
        <button type="button" className={classes.entry} aria-haspopup="dialog" onClick={onSearch}>
          <IconSearch size={20} stroke={1.5} aria-hidden />
          Buscar
        </button>
        <button type="button" className={classes.entry} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
          <IconMenu2 size={20} stroke={1.5} aria-hidden />
          Más
        </button>
      </nav>
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        position="bottom"
        size="auto"
        title="Más"
        closeButtonProps={{ 'aria-label': 'Cerrar' }}
      >
        <div className={classes.more}>
          {entries.slice(3).map((entry) => (
            // The sheet closes before the screen opens, which moves the focus to its title.
            <EntryLink key={entry.to} {...entry} isRow onClick={() => setOpen(false)} />
          ))}
          <div className={classes.user}>
            <UserSummary />
          </div>
          {reversals.map(({ kind, label, run }) => (
            <button
              key={kind}
              type="button"
              className={classes.row}
              onClick={() => {
                setOpen(false)
                run()
              }}
            >
              {reversalIcons[kind]}
              {label}
            </button>
          ))}
          <Link to={paths.profile()} className={classes.row} onClick={() => setOpen(false)}>
            <IconUserCircle size={20} stroke={1.5} aria-hidden />
            Perfil
          </Link>
          <ThemeChoice />
          <button type="button" className={classes.row} onClick={() => signOut.mutate()}>
            <IconLogout size={20} stroke={1.5} aria-hidden />
            Cerrar sesión
          </button>
        </div>
      </Drawer>
    </>
  )
}

/** A link to a screen: in the bar with its icon above the title, in the sheet as a row. */
function EntryLink({ to, title, icon, isCurrent, isRow, onClick }: NavigationEntry & { isRow?: boolean; onClick?: () => void }) {
  const Icon = icons[icon]
  return (
    <Link to={to} className={isRow ? classes.row : classes.entry} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
      <Icon size={20} stroke={1.5} aria-hidden />
      {title}
    </Link>
  )
}
