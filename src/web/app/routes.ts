import type { RouteObject } from 'react-router'
import { publicPageTitle } from '#domain/product.ts'
import { canAccess, isParticipant, readsAllAbsences, readsOnlyOwnSessions, readsSessionsOfClients } from '#web/auth/access.ts'
import { requireSignIn } from '#web/auth/guard.ts'
import * as loginPage from '#web/auth/login-page.tsx'
import { queryClientContext } from '#web/data/query-client.ts'
import { settingsQuery } from '#web/data/settings.ts'
import { paths } from '#web/navigation/paths.ts'
import { redirectTo } from '#web/navigation/redirect.ts'
import { NotFound } from '#web/ui/feedback/not-found.tsx'
import { importPart } from '#web/ui/parts/import-part.ts'
import { PageError, PageNotFound, Root, RootError } from './root.tsx'
import { screen } from './screen.ts'

/** The screens of the admin area, in the order of the navigation. docs/development.md lists what else a new screen needs. */
export const screens = [
  screen(
    '',
    { title: 'Inicio', navigation: { icon: 'home', getPath: paths.admin, isFor: (user) => !readsOnlyOwnSessions(user) } },
    () => import('#web/home/home-page.tsx'),
  ),
  screen(
    'my-sessions',
    { title: 'Mis Sesiones', navigation: { icon: 'mySessions', getPath: paths.mySessions, isFor: isParticipant } },
    () => import('#web/my-sessions/my-sessions-page.tsx'),
  ),
  screen(
    'sessions',
    { title: 'Sesiones', operation: 'listTurnWeek', navigation: { group: 'Agenda', icon: 'sessions', getPath: paths.sessions } },
    () => import('#web/agenda-week/sessions-page.tsx'),
  ),
  screen('sessions/day', { title: 'Sesiones', operation: 'listTurnWeek' }, () => import('#web/worker-day/worker-day-page.tsx')),
  screen('sessions/plan', { title: 'Planificar serie', operation: 'createSessions' }, () => import('#web/planner/plan-page.tsx')),
  screen(
    'sessions/copy',
    { title: 'Copiar o mover sesiones', operation: 'createSessions' },
    () => import('#web/planner/copy/copy-page.tsx'),
  ),
  screen('sessions/rebook', { title: 'Por reprogramar', operation: 'listSessions' }, () => import('#web/rebooking/rebooking-page.tsx')),
  screen(
    'assists',
    {
      title: 'Vista de Asistencias',
      operation: 'listTurnWeek',
      navigation: { group: 'Agenda', icon: 'attendance', getPath: paths.attendance, label: 'Asistencias', isFor: readsSessionsOfClients },
    },
    () => import('#web/attendance/attendance-page.tsx'),
  ),
  screen(
    'absences',
    {
      title: 'Ausencias',
      operation: 'listAbsences',
      navigation: { group: 'Agenda', icon: 'absences', getPath: paths.absences, isFor: readsAllAbsences },
    },
    () => import('#web/absences/absences-page.tsx'),
  ),
  screen(
    'absences/unsettled',
    { title: 'Por resolver', operation: 'listSessions' },
    () => import('#web/absences/unsettled/unsettled-page.tsx'),
  ),
  // Users who read all sessions send reminders, and so do workers. Clients may call listTurnWeek for their own sessions, but not this operation.
  screen(
    'reminders',
    {
      title: 'Recordatorios',
      operation: 'listSessionsByWorkerAndTurn',
      navigation: { group: 'Agenda', icon: 'reminders', getPath: paths.reminders },
    },
    () => import('#web/reminders/reminders-page.tsx'),
  ),
  screen(
    'messages',
    {
      title: 'Por avisar',
      operation: 'listMessages',
      navigation: { group: 'Agenda', icon: 'messages', getPath: paths.untoldMessages, isFor: (user) => canAccess(user, 'listClients') },
    },
    () => import('#web/untold-messages/untold-page.tsx'),
  ),
  screen(
    'waiting-list',
    {
      title: 'Lista de espera',
      operation: 'listWaitingEntries',
      navigation: { group: 'Agenda', icon: 'waitingList', getPath: paths.waitingList },
    },
    () => import('#web/waiting-list/waiting-list-page.tsx'),
  ),
  screen(
    'waiting-list/matches',
    { title: 'Cupos libres', operation: 'listWaitingMatches' },
    () => import('#web/waiting-list/matches/matches-page.tsx'),
  ),
  screen(
    'schedules',
    { title: 'Horarios', operation: 'listSchedules', navigation: { group: 'Agenda', icon: 'schedules', getPath: paths.schedules } },
    () => import('#web/schedules/schedules-page.tsx'),
  ),
  screen(
    'schedules/create',
    { title: 'Crear Horario', operation: 'createSchedule' },
    () => import('#web/schedules/create-schedule-page.tsx'),
  ),
  screen(
    'schedules/edit/:id',
    { title: 'Editar Horario', operation: 'updateSchedule' },
    () => import('#web/schedules/edit-schedule-page.tsx'),
  ),
  screen(
    'clients',
    { title: 'Clientes', operation: 'listClients', navigation: { group: 'Personas', icon: 'clients', getPath: paths.clients } },
    () => import('#web/clients/clients-page.tsx'),
  ),
  screen('clients/import', { title: 'Importar Clientes', operation: 'createClient' }, () => import('#web/clients/import/import-page.tsx')),
  screen('clients/:id', { title: 'Cliente', operation: 'getClient', person: 'client' }, () => import('#web/clients/client-page.tsx')),
  screen(
    'clients/:id/export',
    { title: 'Datos del cliente', operation: 'exportClient' },
    () => import('#web/clients/personal-data/export-page.tsx'),
  ),
  screen(
    'workers',
    { title: 'Trabajadores', operation: 'listWorkers', navigation: { group: 'Personas', icon: 'workers', getPath: paths.workers } },
    () => import('#web/workers/workers-page.tsx'),
  ),
  screen('workers/:id', { title: 'Trabajador', operation: 'getWorker', person: 'worker' }, () => import('#web/workers/worker-page.tsx')),
  screen(
    'workers/:id/sessions',
    { title: 'Sesiones', operation: 'listWorkerMonth', person: 'worker' },
    () => import('#web/workers/sessions/worker-sessions-page.tsx'),
  ),
  screen(
    'security/users',
    { title: 'Usuarios', operation: 'listUsers', navigation: { group: 'Seguridad', icon: 'users', getPath: paths.users } },
    () => import('#web/users/users-page.tsx'),
  ),
  screen('security/users/create', { title: 'Crear Usuario', operation: 'createUser' }, () => import('#web/users/create-user-page.tsx')),
  screen('security/users/:id', { title: 'Usuario', operation: 'getUser', person: 'user' }, () => import('#web/users/user-page.tsx')),
  screen('security/users/:id/edit', { title: 'Editar Usuario', operation: 'updateUser' }, () => import('#web/users/edit-user-page.tsx')),
  screen(
    'security/roles',
    { title: 'Roles', operation: 'listRoles', navigation: { group: 'Seguridad', icon: 'roles', getPath: paths.roles } },
    () => import('#web/roles/roles-page.tsx'),
  ),
  screen('security/roles/:id', { title: 'Rol', operation: 'getRole' }, () => import('#web/roles/role-page.tsx')),
  screen(
    'security/access',
    { title: 'Accesos', operation: 'listPermissions', navigation: { group: 'Seguridad', icon: 'access', getPath: paths.access } },
    () => import('#web/access/access-page.tsx'),
  ),
  screen(
    'security/activity',
    { title: 'Actividad', operation: 'listChanges', navigation: { group: 'Seguridad', icon: 'activity', getPath: paths.activity } },
    () => import('#web/activity/activity-page.tsx'),
  ),
  screen('profile', { title: 'Perfil' }, () => import('#web/profile/profile-page.tsx')),
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
            lazy: () => importPart(() => import('#web/public-link/page/public-route.tsx')),
          },
          { path: '*', Component: PageNotFound },
        ],
      },
    ],
  },
]
