import { shortName } from '#domain/names.ts'
import { nameOf, searchedOf } from '../../../people/name.ts'
import { PersonRadioList } from '../../../people/person-radio-list.tsx'
import type { WorkerLooks } from '../../../worker-badge/worker-looks.ts'
import { unknownLook, WorkerTile } from '../../../worker-badge/worker-tile.tsx'
import type { Session } from '../../data/queries.ts'

export interface WorkerRow {
  worker: Session['worker']
  /** Beside the name: "habitual". */
  note?: string | undefined
  /** Why the worker cannot take the session: "con Ian Vargas, 08:00 – 08:45". */
  conflict?: string | undefined
}

interface Props {
  /** In the order of the list; undefined while loading. */
  rows: readonly WorkerRow[] | undefined
  looks: WorkerLooks
  selectedId: string | undefined
  /** True when the form opens with the focus here. */
  autoFocus: boolean
  path?: string
  onSelect: (workerId: string) => void
}

/** The workers who may take a session, one of whom is selected. */
export const WorkerList = ({ rows, looks, ...props }: Props) => (
  <PersonRadioList
    name="worker"
    searchLabel="Buscar trabajador"
    loadingText="Buscando quién está libre…"
    noMatchText="Ningún trabajador se llama así."
    options={rows?.map(({ worker, note, conflict }) => ({
      id: worker.id,
      name: shortName(nameOf(worker.person)),
      searchText: searchedOf(worker.person),
      note,
      disabledReason: conflict,
      badge: <WorkerTile look={looks.get(worker.id) ?? unknownLook} kind={conflict ? 'hollow' : 'filled'} />,
    }))}
    {...props}
  />
)
