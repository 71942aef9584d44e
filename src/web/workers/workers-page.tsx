import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { PeopleSort, Worker } from '#api/generated/app.ts'
import { positionNames } from '#domain/positions.ts'
import { useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import { FreshRecord } from '../people/fresh-record.tsx'
import { listedName } from '../people/name.ts'
import { documentColumn, mailColumn, nameColumn, phoneColumn } from '../people/people-columns.tsx'
import { peopleRules, peopleSorts, personCsv } from '../people/people-list.ts'
import { PeoplePage } from '../people/people-page.tsx'
import { workersQuery } from '../people/queries.ts'
import { createLoader, useLoaderQueries } from '../screen/loader-queries.ts'
import type { Column } from '../ui/list/column.ts'
import type { ListDefinition } from '../ui/list/list-view.ts'
import { selectPage, selectRows } from '../ui/list/select-rows.ts'
import { useList } from '../ui/list/use-list.ts'
import { IconLabel } from '../ui/page/icon-label.tsx'
import { BadgeTile } from '../worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '../worker-badge/worker-badges.ts'
import { consequence } from './deleting.ts'
import { useDeleteWorker, workerQuery } from './queries.ts'
import { WorkerForm } from './worker-form.tsx'
import classes from './workers-page.module.css'

const kind: ListDefinition<PeopleSort> = { id: 'workers', path: paths.workers, sorts: peopleSorts }

export const loaderQueries = () => [workersQuery()] as const
export const loader = createLoader(loaderQueries)

export function Component() {
  const [workers] = useLoaderQueries(loaderQueries)
  const can = useCan()
  const list = useList(kind)
  const badges = useWorkerBadges(none)
  const deleting = useDeleteWorker()
  // The colours need the whole list anyway, and a centre has dozens of workers: the browser cuts it.
  const { rows, total } = selectPage(workers, list.view, peopleRules)
  const columns = useMemo(() => [tiled(badges), positionColumn, documentColumn, phoneColumn, mailColumn, userColumn], [badges])
  return (
    <PeoplePage
      noun="trabajador"
      list={list}
      rows={rows}
      total={total}
      columns={columns}
      to={pageOf}
      may={{ create: can('createWorker'), update: can('updateWorker'), remove: can('deleteWorker') }}
      fetchPage={async () => ({ rows: selectRows(workers, list.view, peopleRules), total, hasTotal: false })}
      csv={csv}
      form={(id, done) =>
        id === undefined ? (
          <WorkerForm key="new" done={done} />
        ) : (
          <FreshRecord key={id} query={workerQuery(id)}>
            {(worker) => <WorkerForm worker={worker} done={done} />}
          </FreshRecord>
        )
      }
      remove={({ id }) => deleting.mutateAsync(id)}
      consequence={consequence}
    />
  )
}

const none: [] = []

const pageOf = ({ id }: Worker) => paths.worker(id)

/** The names with the tile by which the agenda tells workers apart. */
const tiled = (badges: ReturnType<typeof useWorkerBadges>): Column<Worker> => ({
  ...nameColumn,
  cell: ({ id, person }) => {
    const badge = badges.get(id)
    return (
      <span className={classes.tiled}>
        {badge && <BadgeTile badge={badge} size="md" />}
        <span className={classes.words}>{listedName(person)}</span>
      </span>
    )
  },
})

const positionsOf = ({ positions }: Worker) => positions.map((position) => positionNames[position]).join(', ')

const positionColumn: Column<Worker> = {
  id: 'positions',
  title: 'Posiciones',
  hideTitle: true,
  fit: 'ellipsis',
  cell: positionsOf,
  absent: 'sin posiciones',
}

const userColumn: Column<Worker> = {
  id: 'user',
  title: 'Usuario',
  wide: true,
  cell: ({ userId }) => userId && <IconLabel icon={IconCheck}>Sí</IconLabel>,
  absent: 'sin usuario',
}

const csv = { name: 'trabajadores', fields: [...personCsv, { title: 'Posiciones', text: positionsOf }] }
