import { getDefaultZIndex, type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconLogout, IconSelector, IconUserCircle } from '@tabler/icons-react'
import { getUserInitials } from '#domain/names.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { useSignOut } from '#web/auth/use-sign-out.ts'
import { useReversals } from '#web/changes/use-reversals.ts'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import { colorSchemes } from '#web/ui/theme/color-scheme.ts'
import { userTypeNames } from '#web/users/user-types.ts'
import classes from './user-menu.module.css'

/** The signed-in user below the navigation, with a menu for theme and sign-out. */
export function UserMenu() {
  const signOut = useSignOut()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const reversals = useReversals()
  return (
    // Notifications must not cover "Deshacer".
    <Menu position="top-start" width={208} shadow="md" zIndex={getDefaultZIndex('max')}>
      <Menu.Target>
        <button type="button" className={classes.user}>
          <UserSummary />
          <IconSelector size={16} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Tema</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as MantineColorScheme)}>
          {colorSchemes.map(({ value, label }) => (
            <Menu.RadioItem key={value} value={value}>
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        {reversals.map(({ kind, label, run }) => (
          <Menu.Item key={kind} leftSection={reversalIcons[kind]} onClick={run}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Item component={Link} to={paths.profile()} leftSection={<IconUserCircle size={16} aria-hidden />}>
          Perfil
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => signOut.mutate()}>
          Cerrar sesión
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

export const reversalIcons = { undo: <IconArrowBackUp size={16} aria-hidden />, redo: <IconArrowForwardUp size={16} aria-hidden /> }

/** Initials, name and role of the signed-in user. */
export function UserSummary() {
  const { name, roles, userType } = useSignedInUser()
  return (
    <span className={classes.summary}>
      <span className={classes.initials} aria-hidden>
        {getUserInitials(name)}
      </span>
      <span className={`${classes.text} folded-label`}>
        <span className={classes.name}>{name}</span>
        <span className={classes.role}>{roles[0]?.name ?? userTypeNames[userType]}</span>
      </span>
    </span>
  )
}
