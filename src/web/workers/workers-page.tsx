import { IconCheck } from '@tabler/icons-react'
import type { Worker } from '#api/generated/app.ts'
import { positionWords } from '#domain/positions.ts'
import { useCan } from '../auth/rights.ts'
import { paths } from '../paths.ts'
import { FreshRecord } from '../people/fresh-record.tsx'
import { partOf } from '../people/part-of.ts'
import { documentColumn, mailColumn, phoneColumn } from '../people/people-columns.tsx'
import { PeoplePage } from '../people/people-page.tsx'
import { useListView } from '../people/use-list-view.ts'
import { load, useQueriesOf } from '../screen.ts'
import { useWorkerLooks } from '../sessions/worker-looks.ts'
import { WorkerTile } from '../sessions/worker-tile.tsx'
import { Absent } from '../ui/absent.tsx'
import type { Column } from '../ui/list-table.tsx'
import { Mark } from '../ui/mark.tsx'
import { useDeleteWorker, workerQuery, workersQuery } from './queries.ts'
import { WorkerForm } from './worker-form.tsx'

export const queries = () => [workersQuery()] as const
export const loader = load(queries)

export function Component() {
  const [workers] = useQueriesOf(queries)
  const can = useCan()
  const list = useListView(paths.workers)
  const looks = useWorkerLooks(none)
  const deleting = useDeleteWorker()
  // The colours need the whole list anyway, and a centre has dozens of workers: the browser cuts it.
  const { rows, total } = partOf(workers, list.view)
  return (
    <PeoplePage
      noun="trabajador"
      list={list}
      rows={rows}
      total={total}
      columns={[positionColumn, documentColumn, phoneColumn, mailColumn, userColumn]}
      mark={({ id }) => {
        const look = looks.get(id)
        return look && <WorkerTile look={look} size="md" />
      }}
      may={{ create: can('createWorker'), update: can('updateWorker'), remove: can('deleteWorker') }}
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

const positionColumn: Column<Worker> = {
  title: 'Posiciones',
  from: 'medium',
  cell: ({ positions }) => positions.map((position) => positionWords[position]).join(', ') || <Absent word="sin posiciones" />,
}

const userColumn: Column<Worker> = {
  title: 'Usuario',
  from: 'wide',
  cell: ({ userId }) => (userId ? <Mark icon={IconCheck}>Sí</Mark> : <Absent word="sin usuario" />),
}

const consequence = ({ userId }: Worker) =>
  `${userId ? 'También se elimina su usuario, y deja los enlaces públicos en que figura.' : 'Deja los enlaces públicos en que figura.'} Sus sesiones pasadas se conservan.`
