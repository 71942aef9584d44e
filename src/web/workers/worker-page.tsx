import { useNavigate, useParams } from 'react-router'
import { positionNames } from '#domain/positions.ts'
import { useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import { FreshRecord } from '../people/fresh-record.tsx'
import { spokenName } from '../people/name.ts'
import type { Participant } from '../people/participant.ts'
import { Fact, PersonFacts } from '../people/person-facts.tsx'
import { PersonPage } from '../people/person-page.tsx'
import { useDetail } from '../people/use-detail.ts'
import { useRecord } from '../people/use-record.ts'
import { createLoader, type ScreenContext } from '../screen/loader-queries.ts'
import { useNow } from '../sessions/data/use-now.ts'
import { NextSession } from '../sessions/of-person/next-session.tsx'
import { PersonSessions } from '../sessions/of-person/person-sessions.tsx'
import { personSessionsQueries, usePersonSessions } from '../sessions/of-person/use-person-sessions.ts'
import { Absent } from '../ui/page/absent.tsx'
import { Account } from '../users/account.tsx'
import { BadgeTile } from '../worker-badge/badge-tile.tsx'
import { consequence } from './deleting.ts'
import { useDeleteWorker, workerQuery } from './queries.ts'
import { WeekLoad } from './week-load.tsx'
import { WorkerForm } from './worker-form.tsx'

const whoseOf = (id: string): Participant => ({ kind: 'worker', id })

export const loaderQueries = (at: ScreenContext) => {
  const { id = '' } = at.params
  return [workerQuery(id), ...personSessionsQueries(whoseOf(id), at)]
}
export const loader = createLoader(loaderQueries)

export function Component() {
  const { id = '' } = useParams()
  // of somebody else the page begins anew: nothing stays open
  return <WorkerPage key={id} id={id} />
}

function WorkerPage({ id }: { id: string }) {
  const detail = useDetail(id, paths.worker)
  const worker = useRecord(workerQuery(id), detail.editing)
  const can = useCan()
  const { date: today } = useNow()
  const agenda = usePersonSessions(whoseOf(id))
  const navigate = useNavigate()
  const { mutateAsync: remove } = useDeleteWorker(async () => navigate(paths.workers(), { replace: true }))
  const badge = agenda?.badges.get(id)
  return (
    <PersonPage
      noun="trabajador"
      person={worker.person}
      whose={whoseOf(id)}
      up={can('listWorkers') ? { to: paths.workers(), title: 'Trabajadores' } : undefined}
      facts={badge && <BadgeTile badge={badge} />}
      detail={detail}
      may={{ update: can('updateWorker'), remove: can('deleteWorker') }}
      form={(done) => <FreshRecord query={workerQuery(id)}>{(fresh) => <WorkerForm worker={fresh} done={done} />}</FreshRecord>}
      remove={() => remove(id)}
      consequence={consequence(worker)}
      next={agenda && <NextSession {...agenda} seen="client" />}
      side={
        <>
          {agenda && <WeekLoad entries={agenda.entries} today={agenda.today} />}
          <PersonFacts person={worker.person} today={today}>
            <Fact name="Posiciones">
              {worker.positions.map((position) => positionNames[position]).join(', ') || <Absent word="sin posiciones" />}
            </Fact>
          </PersonFacts>
          <Account whose={whoseOf(id)} userId={worker.userId} name={spokenName(worker.person)} />
        </>
      }
    >
      {agenda && <PersonSessions {...agenda} seen="client" to={(since) => detail.to({ since })} />}
    </PersonPage>
  )
}
