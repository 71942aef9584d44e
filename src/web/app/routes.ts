import type { RouteObject } from 'react-router'
import { publicPageTitle } from '#domain/product.ts'
import { isParticipant, readsAllAbsences, readsOnlyOwnSessions, readsSessionsOfClients } from '../auth/access.ts'
import { requireSignIn } from '../auth/guard.ts'
import * as loginPage from '../auth/login-page.tsx'
import { queryClientContext } from '../data/query-client.ts'
import { settingsQuery } from '../data/settings.ts'
import { paths } from '../navigation/paths.ts'
import { redirectTo } from '../navigation/redirect.ts'
import { NotFound } from '../ui/feedback/not-found.tsx'
import { importPart } from '../ui/parts/import-part.ts'
import { PageError, PageNotFound, Root, RootError } from './root.tsx'
import { screen } from './screen.ts'

/** The screens of the admin area, in the order of the navigation. docs/development.md lists what else a new screen needs. */
export const screens = [
  screen(
    '',
    { title: 'Inicio', navigation: { icon: 'home', getPath: paths.admin, isFor: (user) => !readsOnlyOwnSessions(user) } },
    () => import('../home/home-page.tsx'),
  ),
  screen(
    'my-sessions',
    { title: 'Mis Sesiones', navigation: { icon: 'mySessions', getPath: paths.mySessions, isFor: isParticipant } },
    () => import('../my-sessions/my-sessions-page.tsx'),
  ),
  screen(
    'sessions',
    { title: 'Sesiones', operation: 'listTurnWeek', navigation: { group: 'Agenda', icon: 'sessions', getPath: paths.sessions } },
    () => import('../sessions/sessions-page.tsx'),
  ),
  screen('sessions/day', { title: 'Sesiones', operation: 'listTurnWeek' }, () => import('../sessions/worker-day/worker-day-page.tsx')),
  screen('sessions/plan', { title: 'Planificar serie', operation: 'createSessions' }, () => import('../planner/plan-page.tsx')),
  screen('sessions/copy', { title: 'Copiar o mover sesiones', operation: 'createSessions' }, () => import('../planner/copy/copy-page.tsx')),
  screen('sessions/rebook', { title: 'Por reprogramar', operation: 'listSessions' }, () => import('../rebooking/rebooking-page.tsx')),
  screen(
    'assists',
    {
      title: 'Vista de Asistencias',
      operation: 'listTurnWeek',
      navigation: { group: 'Agenda', icon: 'attendance', getPath: paths.attendance, label: 'Asistencias', isFor: readsSessionsOfClients },
    },
    () => import('../attendance/attendance-page.tsx'),
  ),
  screen(
    'absences',
    {
      title: 'Ausencias',
      operation: 'listAbsences',
      navigation: { group: 'Agenda', icon: 'absences', getPath: paths.absences, isFor: readsAllAbsences },
    },
    () => import('../absences/absences-page.tsx'),
  ),
  screen(
    'absences/unsettled',
    { title: 'Por resolver', operation: 'listSessions' },
    () => import('../absences/unsettled/unsettled-page.tsx'),
  ),
  // Users who read all sessions send reminders, and so do workers. Clients may call listTurnWeek for their own sessions, but not this operation.
  screen(
    'reminders',
    {
      title: 'Recordatorios',
      operation: 'listSessionsByWorkerAndTurn',
      navigation: { group: 'Agenda', icon: 'reminders', getPath: paths.reminders },
    },
    () => import('../reminders/reminders-page.tsx'),
  ),
  screen(
    'waiting-list',
    {
      title: 'Lista de espera',
      operation: 'listWaitingEntries',
      navigation: { group: 'Agenda', icon: 'waitingList', getPath: paths.waitingList },
    },
    () => import('../waiting-list/waiting-list-page.tsx'),
  ),
  screen(
    'waiting-list/matches',
    { title: 'Cupos libres', operation: 'listWaitingMatches' },
    () => import('../waiting-list/matches/matches-page.tsx'),
  ),
  screen(
    'schedules',
    { title: 'Horarios', operation: 'listSchedules', navigation: { group: 'Agenda', icon: 'schedules', getPath: paths.schedules } },
    () => import('../schedules/schedules-page.tsx'),
  ),
  screen(
    'schedules/create',
    { title: 'Crear Horario', operation: 'createSchedule' },
    () => import('../schedules/create-schedule-page.tsx'),
  ),
  screen(
    'schedules/edit/:id',
    { title: 'Editar Horario', operation: 'updateSchedule' },
    () => import('../schedules/edit-schedule-page.tsx'),
  ),
  screen(
    'clients',
    { title: 'Clientes', operation: 'listClients', navigation: { group: 'Personas', icon: 'clients', getPath: paths.clients } },
    () => import('../clients/clients-page.tsx'),
  ),
  screen('clients/import', { title: 'Importar Clientes', operation: 'createClient' }, () => import('../clients/import/import-page.tsx')),
  screen('clients/:id', { title: 'Cliente', operation: 'getClient', person: 'client' }, () => import('../clients/client-page.tsx')),
  screen(
    'clients/:id/export',
    { title: 'Datos del cliente', operation: 'exportClient' },
    () => import('../clients/personal-data/export-page.tsx'),
  ),
  screen(
    'workers',
    { title: 'Trabajadores', operation: 'listWorkers', navigation: { group: 'Personas', icon: 'workers', getPath: paths.workers } },
    () => import('../workers/workers-page.tsx'),
  ),
  screen('workers/:id', { title: 'Trabajador', operation: 'getWorker', person: 'worker' }, () => import('../workers/worker-page.tsx')),
  screen(
    'workers/:id/sessions',
    { title: 'Sesiones', operation: 'listWorkerMonth', person: 'worker' },
    () => import('../workers/sessions/worker-sessions-page.tsx'),
  ),
  screen(
    'security/users',
    { title: 'Usuarios', operation: 'listUsers', navigation: { group: 'Seguridad', icon: 'users', getPath: paths.users } },
    () => import('../users/users-page.tsx'),
  ),
  screen('security/users/create', { title: 'Crear Usuario', operation: 'createUser' }, () => import('../users/create-user-page.tsx')),
  screen('security/users/:id', { title: 'Usuario', operation: 'getUser', person: 'user' }, () => import('../users/user-page.tsx')),
  screen('security/users/:id/edit', { title: 'Editar Usuario', operation: 'updateUser' }, () => import('../users/edit-user-page.tsx')),
  screen(
    'security/roles',
    { title: 'Roles', operation: 'listRoles', navigation: { group: 'Seguridad', icon: 'roles', getPath: paths.roles } },
    () => import('../roles/roles-page.tsx'),
  ),
  screen('security/roles/:id', { title: 'Rol', operation: 'getRole' }, () => import('../roles/role-page.tsx')),
  screen(
    'security/access',
    { title: 'Accesos', operation: 'listPermissions', navigation: { group: 'Seguridad', icon: 'access', getPath: paths.access } },
    () => import('../access/access-page.tsx'),
  ),
  screen(
    'security/activity',
    { title: 'Actividad', operation: 'listHistory', navigation: { group: 'Seguridad', icon: 'activity', getPath: paths.activity } },
    () => import('../activity/activity-page.tsx'),
  ),
  screen('profile', { title: 'Perfil' }, () => import('../profile/profile-page.tsx')),
]

/** The site map: the path and title of each screen, the operation whose access opens it, and its file. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    // No page is shown before the settings have loaded.
    loader: ({ context }) => context.get(queryClientContext).ensureQueryData(settingsQuery()),
    shouldRevalidate: () => false,
    children: [
      {
        ErrorBoundary: PageError,
        children: [
          // The sign-in is part of the entry: without a session it is the first screen of every visit.
          screen('login', { title: 'Iniciar Sesión' }, async () => loginPage),
          {
            middleware: [requireSignIn],
            children: [
              { index: true, loader: (args) => redirectTo(args, paths.admin()), element: null },
              {
                path: 'admin',
                lazy: () => importPart(() => import('./admin/admin-layout.tsx')),
                children: [
                  {
                    lazy: () => importPart(() => import('./admin/screen-error.tsx')),
                    children: [...screens, { path: '*', Component: NotFound }],
                  },
                ],
              },
            ],
          },
          // The page of a client. Browsers that open its URL get it without the router, by public-main.tsx.
          {
            path: 'public-link/:url',
            handle: { title: publicPageTitle, hasOwnOfflineMessage: true },
            lazy: () => importPart(() => import('../public-link/page/public-route.tsx')),
          },
          { path: '*', Component: PageNotFound },
        ],
      },
    ],
  },
]
