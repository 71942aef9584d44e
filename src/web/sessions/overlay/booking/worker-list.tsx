import { buildShortName } from '#domain/names.ts'
import { toName, toSearchedPerson } from '../../../people/name.ts'
import { PersonRadioList } from '../../../people/person-radio-list.tsx'
import { BadgeTile, unknownBadge } from '../../../worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '../../../worker-badge/worker-badges.ts'
import type { Session } from '../../data/queries.ts'

export interface WorkerRow {
  worker: Session['worker']
  /** Beside the name: "habitual". */
  note?: string | undefined
  /** The reason why the worker cannot take the session: "con Ian Vargas, 08:00 – 08:45". */
  conflict?: string | undefined
}

interface Props {
  /** In the order of the list; undefined while loading. */
  rows: readonly WorkerRow[] | undefined
  badges: WorkerBadges
  selectedId: string | undefined
  /** True when the form opens with the focus here. */
  autoFocus: boolean
  path?: string
  onSelect: (workerId: string) => void
}

/** The workers who may take a session, one of whom is selected. */
export const WorkerList = ({ rows, badges, ...props }: Props) => (
  <PersonRadioList
    name="worker"
    searchLabel="Buscar trabajador"
    loadingText="Buscando quién está libre…"
    noMatchText="Ningún trabajador se llama así."
    options={rows?.map(({ worker, note, conflict }) => ({
      id: worker.id,
      name: buildShortName(toName(worker.person)),
      searched: toSearchedPerson(worker.person),
      note,
      disabledReason: conflict,
      badge: <BadgeTile badge={badges.get(worker.id) ?? unknownBadge} kind={conflict ? 'hollow' : 'filled'} />,
    }))}
    {...props}
  />
)
