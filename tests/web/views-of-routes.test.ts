import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from '#web/app/routes.ts'
import { paths } from '#web/navigation/paths.ts'
import { type ViewIds, views } from '../../scripts/screenshots/views.ts'
import { listLeafRoutes } from '../leaf-routes.ts'

const series = { worker: '4', turn: '2', time: '480', date: '' }
const ids: ViewIds = {
  week: paths.sessions({ schedule: '1', turn: '2' }),
  schedule: '1',
  turn: { schedule: '1', turn: '2' },
  client: '3',
  worker: '4',
  link: '5',
  unlinkedClient: '6',
  account: '7',
  role: '8',
  receptionist: '9',
  declinedLink: '10',
  formerClient: '11',
  absence: '12',
  freeSlot: '13',
  series,
  refusedSeries: series,
  unsettledAbsence: { from: '', to: '', worker: '4' },
}

test('every route of the site map has a view', () => {
  const visitedRoutes = Object.values(views).map(({ path }) => matchRoutes(routes, path(ids).split('?')[0]!)?.at(-1)?.route)
  const missing = listLeafRoutes(routes)
    .filter(({ route }) => !visitedRoutes.includes(route))
    .map(({ path }) => `Add a view of ${path} to scripts/screenshots/views.ts.`)
  expect(missing).toEqual([])
})
