import { ActionIcon, Button } from '@mantine/core'
import { IconBellRinging, IconCalendarPlus, IconHome, IconList, IconLock, IconPlus, IconUserPlus } from '@tabler/icons-react'
import { useCan } from '#web/auth/access.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { paths } from '#web/navigation/paths.ts'
import { EmptyState } from '#web/ui/page/empty-state.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'

const registerClient = {
  operation: 'createClient',
  label: 'Registrar cliente',
  icon: IconUserPlus,
  to: () => paths.clients({ record: 'new' }),
} as const

const bookSession = {
  operation: 'createSession',
  label: 'Reservar sesión',
  icon: IconCalendarPlus,
  to: () => paths.sessions({ book: 'next' }),
} as const

const sendReminders = {
  operation: 'listSessionsByWorkerAndTurn',
  label: 'Recordatorios',
  icon: IconBellRinging,
  to: () => paths.reminders(),
} as const

/** Links to the frequent tasks of reception, by access. The last one is the main action. */
export function HeaderShortcuts() {
  const can = useCan()
  const isPhone = useIsPhone()
  return [sendReminders, registerClient, bookSession]
    .filter(({ operation }) => can(operation))
    .map(({ label, icon: Icon, to }, index, shown) => {
      const isMain = index === shown.length - 1
      return isPhone ? (
        <ActionIcon key={label} component={Link} to={to()} variant={isMain ? 'filled' : 'default'} color="petrol" aria-label={label}>
          <Icon size={20} aria-hidden />
        </ActionIcon>
      ) : (
        <Button key={label} component={Link} to={to()} variant={isMain ? 'filled' : 'default'} leftSection={<Icon size={16} aria-hidden />}>
          {label}
        </Button>
      )
    })
}

/** The links of users who cannot read the agenda: in each area the first one that their access allows. */
const startsByArea = [
  [registerClient, { operation: 'listClients', label: 'Ver clientes', icon: IconList, to: () => paths.clients() }],
  [
    { operation: 'createWorker', label: 'Registrar trabajador', icon: IconPlus, to: () => paths.workers({ record: 'new' }) },
    { operation: 'listWorkers', label: 'Ver trabajadores', icon: IconList, to: () => paths.workers() },
  ],
  [
    { operation: 'createSchedule', label: 'Crear horario', icon: IconPlus, to: () => paths.createSchedule() },
    { operation: 'listSchedules', label: 'Ver horarios', icon: IconList, to: () => paths.schedules() },
  ],
  [
    { operation: 'createUser', label: 'Crear usuario', icon: IconPlus, to: () => paths.createUser() },
    { operation: 'listUsers', label: 'Ver usuarios', icon: IconList, to: () => paths.users() },
  ],
  [{ operation: 'listRoles', label: 'Ver roles', icon: IconList, to: () => paths.roles() }],
] as const

/** The first screen of users who cannot read the agenda: links to what they may do, or whom to ask for access. */
export function StartingPoints() {
  const can = useCan()
  const { access } = useSignedInUser()
  if (access.length === 0)
    return (
      <EmptyState icon={IconLock} title="Todavía no tiene accesos">
        Pídalos a quien administra los usuarios de su centro.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={IconHome}
      title="Elija por dónde empezar"
      actions={startsByArea
        .flatMap((starts) => starts.find(({ operation }) => can(operation)) ?? [])
        .map(({ label, icon: Icon, to }) => (
          <Button key={label} component={Link} to={to()} variant="default" leftSection={<Icon size={16} aria-hidden />}>
            {label}
          </Button>
        ))}
    >
      Las pantallas que puede abrir están en el menú.
    </EmptyState>
  )
}
