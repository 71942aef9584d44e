import type { ComponentProps } from 'react'
import { buildShortName } from '#domain/names.ts'
import { toName, toSearchedPerson } from '#web/people/name.ts'
import { PersonChoiceList } from '#web/people/person-choice-list.tsx'
import type { Session } from '#web/session-data/queries.ts'
import { BadgeTile, unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '#web/worker-badge/worker-badges.ts'

export interface WorkerRow {
  worker: Session['worker']
  /** Beside the name: "habitual". */
  note?: string | undefined
  /** The reason why the worker cannot take the session: "con Ian Vargas, 08:00 – 08:45". */
  conflict?: string | undefined
  /** The reason why the worker is not available, whom the user may choose all the same: "ausente". */
  warning?: string | undefined
}

type ListProps = ComponentProps<typeof PersonChoiceList>

interface Props extends Pick<ListProps, 'note' | 'description' | 'field' | 'autoFocus' | 'onSelect'> {
  /** In the order of the list; undefined while loading. */
  rows: readonly WorkerRow[] | undefined
  badges: WorkerBadges
  selectedId: string | undefined
}

/** The workers who may take a session, one of whom is selected. */
export const WorkerList = ({ rows, badges, selectedId, ...props }: Props) => (
  <PersonChoiceList
    label="Trabajador"
    name="worker"
    searchLabel="Buscar trabajador"
    loadingText="Buscando quién está libre…"
    noMatchText="Ningún trabajador se llama así."
    options={rows?.map(({ worker, note, conflict, warning }) => ({
      id: worker.id,
      name: buildShortName(toName(worker.person)),
      searched: toSearchedPerson(worker.person),
      note: [note, warning].filter(Boolean).join(' · ') || undefined,
      disabledReason: conflict,
      badge: <BadgeTile badge={badges.get(worker.id) ?? unknownBadge} kind={conflict || warning ? 'hollow' : 'filled'} />,
    }))}
    selectedIds={new Set(selectedId ? [selectedId] : [])}
    {...props}
  />
)
