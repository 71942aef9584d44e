import type { RouteObject } from 'react-router'
import type { RouteHandle } from '#web/app/screen.ts'
import { childTherapy, clients, workers } from './agenda.ts'

/** The ids by which screens are opened, by the path of their list. */
const exampleIds: Record<string, string> = {
  clients: clients.ian,
  workers: workers.ana,
  schedules: childTherapy,
  'security/users': '01998a00-0000-7000-8000-040000000002',
  'security/roles': '01998a00-0000-7000-8000-050000000002',
}

/** Returns the URL of a screen. `ids` replace those of the examples. */
export function getUrl(path: string, ids: Record<string, string> = {}) {
  const [, id] = Object.entries({ ...exampleIds, ...ids }).find(([list]) => path.startsWith(list)) ?? []
  if (path.includes(':id') && id === undefined) throw new Error(`exampleIds has no id for ${path}.`)
  return `/admin/${path.replace(':id', id ?? '')}`
}

/** Lists the names of the screens in the navigation, of those that `isShown` leaves in. */
export const listMenuNames = (screens: readonly RouteObject[], isShown: (screen: RouteHandle) => boolean) =>
  screens
    .map(({ handle }) => handle as RouteHandle)
    .flatMap((screen) => (screen.navigation && isShown(screen) ? [screen.navigation.label ?? screen.title] : []))

/** Lists the screens of the site map, each with a URL. */
export const listVisits = (screens: readonly RouteObject[]) =>
  screens.map(({ path = '', handle }) => {
    const { title, operation } = handle as RouteHandle
    return { url: getUrl(path), path, title, operation }
  })
