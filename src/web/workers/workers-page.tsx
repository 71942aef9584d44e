import { IconCheck } from '@tabler/icons-react'
import { useMemo } from 'react'
import type { PeopleSort, Worker } from '#api/generated/app.ts'
import { positionNames } from '#domain/positions.ts'
import { useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import { formatListName } from '../people/name.ts'
import { documentColumn, emailColumn, nameColumn, phoneColumn } from '../people/people-columns.tsx'
import { peopleListRules, peopleSorts, personCsvFields } from '../people/people-list.ts'
import { PeoplePage } from '../people/people-page.tsx'
import { workerQuery, workersQuery } from '../people/queries.ts'
import { createLoader, useLoaderQueries } from '../screen/loader-queries.ts'
import { FreshRecord } from '../ui/form/fresh-record.tsx'
import type { Column } from '../ui/list/column.ts'
import type { ListDefinition } from '../ui/list/list-view.ts'
import { selectPage, selectRows } from '../ui/list/select-rows.ts'
import { useListView } from '../ui/list/use-list-view.ts'
import { IconLabel } from '../ui/page/icon-label.tsx'
import { BadgeTile } from '../worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '../worker-badge/worker-badges.ts'
import { useDeleteWorker } from './queries.ts'
import { describeWorkerDeletion } from './worker-deletion.ts'
import { WorkerForm } from './worker-form.tsx'
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
  const { rows, total } = selectPage(workers, list.view, peopleListRules)
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
      fetchPage={async () => ({ rows: selectRows(workers, list.view, peopleListRules), total, hasTotal: false })}
      csv={csv}
      renderForm={(id, onDone) =>
        id === undefined ? (
          <WorkerForm key="new" onDone={onDone} />
        ) : (
          <FreshRecord key={id} query={workerQuery(id)}>
            {(worker) => <WorkerForm worker={worker} onDone={onDone} />}
          </FreshRecord>
        )
      }
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

const formatPositions = ({ positions }: Worker) => positions.map((position) => positionNames[position]).join(', ')

const positionColumn: Column<Worker> = {
  id: 'positions',
  title: 'Posiciones',
  isTitleHidden: true,
  fit: 'ellipsis',
  renderCell: formatPositions,
  absent: 'sin posiciones',
}

const userColumn: Column<Worker> = {
  id: 'user',
  title: 'Usuario',
  isWideOnly: true,
  renderCell: ({ userId }) => userId && <IconLabel icon={IconCheck}>Sí</IconLabel>,
  absent: 'sin usuario',
}

const csv = { name: 'trabajadores', fields: [...personCsvFields, { title: 'Posiciones', getText: formatPositions }] }
