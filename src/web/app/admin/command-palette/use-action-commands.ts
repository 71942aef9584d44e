import { useMantineColorScheme } from '@mantine/core'
import {
  IconCalendarPlus,
  IconFileImport,
  IconHourglass,
  IconKeyboard,
  IconLayoutRows,
  IconLogout,
  IconMoon,
  IconShieldPlus,
  IconSun,
  IconSunMoon,
  IconUserCircle,
  IconUserCog,
  IconUserPlus,
} from '@tabler/icons-react'
import { use } from 'react'
import { useNavigate } from 'react-router'
import { matchesWordStarts } from '#domain/search.ts'
import { type Operation, useCan } from '#web/auth/access.ts'
import { useSignOut } from '#web/auth/use-sign-out.ts'
import { paths } from '#web/navigation/paths.ts'
import { KeysHelpContext } from '#web/ui/keys/keys-help-context.ts'
import type { Command, CommandGroup } from './command.ts'

/** An action that opens a screen; `needs` are the operations to which the user needs access. */
type ScreenAction = Omit<Command, 'id' | 'run'> & { to: string; needs: readonly Operation[] }

const screenActions: readonly ScreenAction[] = [
  {
    label: 'Reservar sesión',
    keywords: 'crear cita nueva',
    icon: IconCalendarPlus,
    to: paths.sessions({ book: 'next' }),
    needs: ['createSession', 'listTurnWeek'],
  },
  {
    label: 'Registrar cliente',
    keywords: 'crear nuevo paciente',
    icon: IconUserPlus,
    to: paths.clients({ record: 'new' }),
    needs: ['createClient', 'listClients'],
  },
  {
    label: 'Añadir a la lista de espera',
    keywords: 'esperar cupo',
    icon: IconHourglass,
    to: paths.waitingList({ record: 'new' }),
    needs: ['createWaitingEntry', 'listWaitingEntries'],
  },
  {
    label: 'Importar clientes',
    keywords: 'csv archivo',
    icon: IconFileImport,
    to: paths.importClients(),
    needs: ['createClient'],
  },
  {
    label: 'Registrar trabajador',
    keywords: 'crear nuevo',
    icon: IconUserPlus,
    to: paths.workers({ record: 'new' }),
    needs: ['createWorker', 'listWorkers'],
  },
  { label: 'Crear horario', keywords: 'nuevo turno', icon: IconLayoutRows, to: paths.createSchedule(), needs: ['createSchedule'] },
  { label: 'Ver mi perfil', keywords: 'cuenta contraseña clave', icon: IconUserCircle, to: paths.profile(), needs: [] },
  { label: 'Crear usuario', keywords: 'nuevo registrar cuenta', icon: IconUserCog, to: paths.createUser(), needs: ['createUser'] },
  {
    label: 'Crear rol',
    keywords: 'nuevo registrar acceso',
    icon: IconShieldPlus,
    to: paths.roles({ record: 'new' }),
    needs: ['createRole', 'listRoles'],
  },
]

/** Returns the actions that a search finds, as far as the user may do them. */
export function useActionCommands(search: string): CommandGroup {
  const can = useCan()
  const navigate = useNavigate()
  const { setColorScheme } = useMantineColorScheme()
  const signOut = useSignOut()
  const { open: openKeysHelp } = use(KeysHelpContext)
  const ofScreens = screenActions
    .filter(({ needs }) => needs.every((operation) => can(operation)))
    .map(({ to, needs: _, ...action }) => ({ ...action, run: () => navigate(to) }))
  const ofSession = [
    { label: 'Tema claro', keywords: 'color modo', icon: IconSun, run: () => setColorScheme('light') },
    { label: 'Tema oscuro', keywords: 'color modo noche', icon: IconMoon, run: () => setColorScheme('dark') },
    { label: 'Tema del sistema', keywords: 'color modo', icon: IconSunMoon, run: () => setColorScheme('auto') },
    { label: 'Ver las teclas', keywords: 'teclado atajos ayuda', icon: IconKeyboard, run: openKeysHelp },
    { label: 'Cerrar sesión', keywords: 'salir', icon: IconLogout, run: () => signOut.mutate() },
  ]
  const commands = [...ofScreens, ...ofSession]
    .filter(({ label, keywords = '' }) => matchesWordStarts(`${label} ${keywords}`, search))
    .map((command): Command => ({ ...command, id: `action ${command.label}` }))
  return { title: 'Acciones', commands }
}
