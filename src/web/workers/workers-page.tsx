import { useMemo } from 'react'
import type { PeopleSort, Worker } from '#api/generated/app.ts'
import { formatPositions } from '#domain/positions.ts'
import { useCan } from '#web/auth/access.ts'
import { selectRows } from '#web/data/select-rows.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatListName } from '#web/people/name.ts'
import { documentColumn, emailColumn, nameColumn, phoneColumn, userColumn } from '#web/people/people-columns.tsx'
import { peopleListRules, peopleSorts, personCsvFields } from '#web/people/people-list.ts'
import { PeoplePage } from '#web/people/people-page.tsx'
import { workerQuery, workersQuery } from '#web/people/queries.ts'
import { createLoader } from '#web/screen/create-loader.ts'
import { useLoaderQueries } from '#web/screen/use-loader-queries.ts'
import type { Column } from '#web/ui/list/column.ts'
import { buildPageQuery, buildResultQuery, type ListDefinition } from '#web/ui/list/list-view.ts'
import { useListView } from '#web/ui/list/use-list-view.ts'
import { BadgeTile } from '#web/worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { workerColorNames } from '#web/worker-badge/worker-colors.ts'
import { useDeleteWorker } from './queries.ts'
import { describeWorkerDeletion } from './worker-deletion.ts'
import { type WorkerDetail, WorkerForm } from './worker-form.tsx'
import classes from './workers-page.module.css'

const listDefinition: ListDefinition<PeopleSort> = { id: 'workers', path: paths.workers, sorts: peopleSorts }

export const loaderQueries = () => [workersQuery()] as const
export const loader = createLoader(loaderQueries)

export function Component() {
  const [workers] = useLoaderQueries(loaderQueries)
  const can = useCan()
  const list = useListView(listDefinition)
  const badges = useWorkerBadges(noWorkers)
  const deleteWorker = useDeleteWorker()
  // The whole list is loaded for the initials anyway, and a clinic has dozens of workers, so the browser takes the page from it.
  const { rows, total } = selectRows(workers, buildPageQuery(list.view), peopleListRules)
  const columns = useMemo(() => [createNameColumn(badges), positionColumn, documentColumn, phoneColumn, emailColumn, userColumn], [badges])
  return (
    <PeoplePage
      noun="trabajador"
      list={list}
      rows={rows}
      total={total}
      columns={columns}
      getPath={getWorkerPath}
      access={{ create: can('createWorker'), update: can('updateWorker'), delete: can('deleteWorker') }}
      fetchPage={async (limit, offset) => selectRows(workers, { ...buildResultQuery(list.view), limit, offset }, peopleListRules)}
      csv={csv}
      getQuery={workerQuery}
      renderForm={(worker, onDone) => <WorkerForm worker={worker} onDone={onDone} />}
      onDelete={({ id }) => deleteWorker.mutateAsync(id)}
      describeDeletion={describeWorkerDeletion}
    />
  )
}

const noWorkers: [] = []

const getWorkerPath = ({ id }: Worker) => paths.worker(id)

/** The column of names, each with the worker's badge. */
const createNameColumn = (badges: ReturnType<typeof useWorkerBadges>): Column<Worker> => ({
  ...nameColumn,
  renderCell: ({ id, person }) => {
    const badge = badges.get(id)
    return (
      <span className={classes.nameCell}>
        {badge && <BadgeTile badge={badge} size="md" />}
        <span className={classes.name}>{formatListName(person)}</span>
      </span>
    )
  },
})

const getPositions = ({ positions, person }: Worker) => formatPositions(positions, person.gender)

const positionColumn: Column<Worker> = {
  id: 'positions',
  title: 'Posiciones',
  isTitleHidden: true,
  fit: 'ellipsis',
  renderCell: getPositions,
  absent: 'sin posiciones',
}

const detailCsvFields: Record<WorkerDetail, { title: string; getText: (worker: Worker) => string }> = {
  positions: { title: 'Posiciones', getText: getPositions },
  color: { title: 'Color', getText: ({ color }) => workerColorNames[color] ?? '' },
}

const csv = { name: 'trabajadores', fields: [...personCsvFields, ...Object.values(detailCsvFields)] }
