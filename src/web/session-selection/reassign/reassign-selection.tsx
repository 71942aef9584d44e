import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { buildShortName } from '#domain/names.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { isActive } from '#domain/states.ts'
import type { PossibleWorkers } from '#domain/usual-workers.ts'
import { useCan } from '#web/auth/access.ts'
import { compareByName, formatFullName, toName } from '#web/people/name.ts'
import { workersQuery } from '#web/people/queries.ts'
import { describeSession } from '#web/session-data/describe-session.ts'
import type { Session, Worker } from '#web/session-data/queries.ts'
import { describeError } from '#web/ui/feedback/describe-error.ts'
import { ProblemDetails } from '#web/ui/feedback/problem-panel.tsx'
import { useFocusInDialog } from '#web/ui/feedback/use-focus-in-dialog.ts'
import { BadgeTile, unknownBadge } from '#web/worker-badge/badge-tile.tsx'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { chooseWorkers } from './choose-workers.ts'
import classes from './reassign-selection.module.css'
import { fetchPossibleWorkers, useReassign } from './use-reassign.ts'

type Props = { sessions: readonly Session[]; onDone: () => void }

/** Passes the selected sessions to whoever is free, or to one worker. Says before how many of them each worker can take. */
export default function ReassignSelection({ sessions, onDone }: Props) {
  const can = useCan()
  const queryClient = useQueryClient()
  const movable = sessions.filter(({ state }) => isActive(state))
  const { data: workers } = useQuery(workersQuery())
  const badges = useWorkerBadges(movable)
  const { data: possible, error } = useQuery({
    queryKey: ['/v1/sessions/available-people', 'candidates of several', movable.map(getSessionKey)],
    staleTime: 0,
    queryFn: async () => {
      const getPossible = await fetchPossibleWorkers(queryClient, movable, can)
      return new Map(movable.map((session) => [getSessionKey(session), getPossible(session)]))
    },
  })
  const { reassignAll } = useReassign(workers ?? [])
  const choices = useRef<HTMLUListElement>(null)
  useFocusInDialog(choices, 'button', possible !== undefined && workers !== undefined)
  const reassign = (only?: Worker) => {
    onDone()
    void reassignAll(movable, only)
  }
  if (movable.length === 0) return <p>Ninguna está pendiente ni confirmada.</p>
  if (!possible || !workers) return <p role="status">{error ? describeError(error) : 'Buscando quién está libre…'}</p>
  const choose = (ids: ReadonlySet<string>) => chooseWorkers(movable, (session) => limit(possible.get(getSessionKey(session)), ids))
  const candidates = workers
    .map((worker) => ({ worker, taken: choose(new Set([worker.id])).size }))
    .filter(({ taken }) => taken > 0)
    .sort((one, other) => other.taken - one.taken || compareByName(one.worker, other.worker))
  const total = movable.length
  if (candidates.length === 0) return <p>Nadie está libre a {total === 1 ? 'esa hora' : 'esas horas'}.</p>
  const chosen = choose(new Set(workers.map(({ id }) => id)))
  const left = movable.filter((session) => !chosen.has(getSessionKey(session)))
  return (
    <>
      <ul ref={choices} className={classes.choices} aria-label="Reasignar a">
        <li>
          <Button fullWidth variant="light" classNames={{ label: classes.label }} onClick={() => reassign()}>
            Quien esté libre
            <Taken taken={chosen.size} total={total} />
          </Button>
        </li>
        {candidates.map(({ worker, taken }) => (
          <li key={worker.id}>
            <Button fullWidth variant="subtle" color="gray" classNames={{ label: classes.label }} onClick={() => reassign(worker)}>
              <span className={classes.worker}>
                <BadgeTile badge={badges.get(worker.id) ?? unknownBadge} />
                <span className={classes.name} title={formatFullName(worker.person)}>
                  {buildShortName(toName(worker.person))}
                </span>
              </span>
              <Taken taken={taken} total={total} />
            </Button>
          </li>
        ))}
      </ul>
      {left.length > 0 && (
        <div className={classes.left}>
          <p>{left.length === 1 ? '1 no puede tomarla nadie:' : `${left.length} no puede tomarlas nadie:`}</p>
          <ProblemDetails details={left.slice(0, maxLeft).map(describeSession)} />
        </div>
      )}
    </>
  )
}

/** How many of the sessions that nobody can take are named. */
const maxLeft = 4

const Taken = ({ taken, total }: { taken: number; total: number }) => (
  <span className={classes.taken}>
    {taken} de {total}
  </span>
)

const limit = ({ freeIds, usual }: PossibleWorkers = { freeIds: [], usual: [] }, ids: ReadonlySet<string>): PossibleWorkers => ({
  freeIds: freeIds.filter((id) => ids.has(id)),
  usual,
})
