import type { RouteObject } from 'react-router'
import { requireSignIn } from '../auth/guard.ts'
import * as loginPage from '../auth/login-page.tsx'
import { settingsLoader } from '../data/settings.ts'
import { paths } from '../navigation/paths.ts'
import { redirectTo } from '../navigation/redirect.ts'
import { NotFound } from '../ui/feedback/not-found.tsx'
import { createFirstScreenLoader } from './create-first-screen-loader.ts'
import { Root, RootError } from './root.tsx'
import { screen } from './screen.ts'

/** The screens of the admin area, in the order of the navigation. README.md lists what else a new screen needs. */
export const screens = [
  screen(
    'sessions',
    { title: 'Sesiones', operation: 'listTurnWeek', navigation: { group: 'Agenda', icon: 'sessions', getPath: paths.sessions } },
    () => import('../sessions/sessions-page.tsx'),
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
    'workers',
    { title: 'Trabajadores', operation: 'listWorkers', navigation: { group: 'Personas', icon: 'workers', getPath: paths.workers } },
    () => import('../workers/workers-page.tsx'),
  ),
  screen('workers/:id', { title: 'Trabajador', operation: 'getWorker', person: 'worker' }, () => import('../workers/worker-page.tsx')),
]

/** The site map: the path and title of each screen, the operation whose access opens it, and its file. */
export const routes: RouteObject[] = [
  {
    Component: Root,
    ErrorBoundary: RootError,
    HydrateFallback: () => null,
    loader: settingsLoader,
    shouldRevalidate: () => false,
    children: [
      // The sign-in is part of the entry: without a session it is the first screen of every visit.
      screen('login', { title: 'Iniciar Sesión' }, async () => loginPage),
      {
        middleware: [requireSignIn],
        children: [
          { index: true, loader: (args) => redirectTo(args, paths.admin()), element: null },
          {
            path: 'admin',
            lazy: () => import('./admin/admin-layout.tsx'),
            children: [
              {
                lazy: () => import('./admin/screen-error.tsx'),
                children: [
                  { index: true, loader: createFirstScreenLoader(screens), lazy: () => import('../home/no-screen.tsx') },
                  ...screens,
                  { path: '*', Component: NotFound },
                ],
              },
            ],
          },
        ],
      },
      { path: '*', Component: NotFound },
    ],
  },
]
