import { Button, Menu } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '../../auth/access.ts'
import { formatFullName } from '../../people/name.ts'
import { describeError } from '../../ui/feedback/describe-error.ts'
import { BadgeTile, unknownBadge } from '../../worker-badge/badge-tile.tsx'
import type { WorkerBadges } from '../../worker-badge/worker-badges.ts'
import type { Session, Worker } from '../data/queries.ts'
import { sortPossibleWorkers } from './choose-workers.ts'
import classes from './reassign-menu.module.css'
import { fetchPossibleWorkers } from './use-reassign.ts'

type Props = {
  session: Session
  /** Who and when, for the accessible name of the button. */
  label: string
  workers: readonly Worker[]
  badges: WorkerBadges
  onChoose: (worker: Worker) => void
}

/** Chooses who takes over a session: the workers who are free then, those who know the client first. */
export function ReassignMenu({ session, label, workers, badges, onChoose }: Props) {
  const can = useCan()
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState(false)
  const { data, error } = useQuery({
    queryKey: ['/v1/sessions/available-people', 'candidates', session.turnId, session.sessionDate, session.time, session.client.id],
    queryFn: async () => (await fetchPossibleWorkers(queryClient, [session], can))(session),
    enabled: opened,
  })
  const free = data && sortPossibleWorkers(data).flatMap((id) => workers.find((worker) => worker.id === id) ?? [])
  return (
    <Menu opened={opened} onChange={setOpened} position="bottom-end">
      <Menu.Target>
        <Button variant="default" size="xs" rightSection={<IconChevronDown size={14} aria-hidden />}>
          Reasignar<span className="hidden"> {label}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown}>
        {!free && <Menu.Label role="status">{error ? describeError(error) : 'Buscando quién está libre…'}</Menu.Label>}
        {free?.length === 0 && <Menu.Label role="status">Nadie está libre a esta hora.</Menu.Label>}
        {free?.map((worker) => (
          <Menu.Item
            key={worker.id}
            leftSection={<BadgeTile badge={badges.get(worker.id) ?? unknownBadge} />}
            onClick={() => onChoose(worker)}
          >
            {formatFullName(worker.person)}
            {data?.usualIds.includes(worker.id) && <span className={classes.note}> ya lo atiende</span>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
