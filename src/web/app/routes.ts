import type { RouteObject } from 'react-router'
import { requireSession } from '../auth/guard.ts'
import * as loginPage from '../auth/login-page.tsx'
import { settingsLoader } from '../data/settings.ts'
import { paths } from '../navigation/paths.ts'
import { redirectTo } from '../navigation/redirect.ts'
import { NotFound } from '../ui/feedback/not-found.tsx'
import { redirectToFirstScreen } from './redirect-to-first-screen.ts'
import { Root, RootError } from './root.tsx'
import { screen } from './screen.ts'

/** The screens of the admin area, in the order of the navigation. */
export const screens = [
  screen(
    'sessions',
    { title: 'Sesiones', operation: 'listTurnWeek', navigation: { group: 'Agenda', icon: 'sessions', to: paths.sessions } },
    () => import('../sessions/sessions-page.tsx'),
  ),
  screen(
    'schedules',
    { title: 'Horarios', operation: 'listSchedules', navigation: { group: 'Agenda', icon: 'schedules', to: paths.schedules } },
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
    { title: 'Clientes', operation: 'listClients', navigation: { group: 'Personas', icon: 'clients', to: paths.clients } },
    () => import('../clients/clients-page.tsx'),
  ),
  screen('clients/import', { title: 'Importar Clientes', operation: 'createClient' }, () => import('../clients/import/import-page.tsx')),
  screen('clients/:id', { title: 'Cliente', operation: 'getClient', person: 'client' }, () => import('../clients/client-page.tsx')),
  screen(
    'workers',
    { title: 'Trabajadores', operation: 'listWorkers', navigation: { group: 'Personas', icon: 'workers', to: paths.workers } },
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
        middleware: [requireSession],
        children: [
          { index: true, loader: (args) => redirectTo(args, paths.admin()), element: null },
          {
            path: 'admin',
            lazy: () => import('./admin/admin-layout.tsx'),
            children: [
              {
                lazy: () => import('./admin/screen-error.tsx'),
                children: [
                  { index: true, loader: redirectToFirstScreen(screens), lazy: () => import('../home/no-screen.tsx') },
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
