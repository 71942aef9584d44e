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
  const [, id = ''] = Object.entries({ ...exampleIds, ...ids }).find(([list]) => path.startsWith(list)) ?? []
  return `/admin/${path.replace(':id', id)}`
}

/** Lists the screens of the site map, each with a URL. */
export const listVisits = (screens: readonly RouteObject[]) =>
  screens.map(({ path = '', handle }) => {
    const { title, operation } = handle as RouteHandle
    return { url: getUrl(path), path, title, operation }
  })
