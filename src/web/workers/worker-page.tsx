import { useNavigate, useParams } from 'react-router'
import { positionNames } from '#domain/positions.ts'
import { useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import { formatFullName } from '../people/name.ts'
import type { Participant } from '../people/participant.ts'
import { PersonFacts } from '../people/person-facts.tsx'
import { PersonPage } from '../people/person-page.tsx'
import { workerQuery } from '../people/queries.ts'
import { usePersonView } from '../people/use-person-view.ts'
import { createLoader, type ScreenContext } from '../screen/loader-queries.ts'
import { useExistingRecord } from '../screen/use-existing-record.ts'
import { useNow } from '../sessions/data/use-now.ts'
import { NextSession } from '../sessions/of-person/next-session.tsx'
import { PersonSessions } from '../sessions/of-person/person-sessions.tsx'
import { PrintedDay } from '../sessions/of-person/printed-day.tsx'
import { personSessionsQueries, usePersonSessions } from '../sessions/of-person/use-person-sessions.ts'
import { FreshRecord } from '../ui/form/fresh-record.tsx'
import { Absent } from '../ui/page/absent.tsx'
import { Fact } from '../ui/page/facts.tsx'
import { usePrinted } from '../ui/print/use-printed.ts'
import { Account } from '../users/account.tsx'
import { BadgeTile } from '../worker-badge/badge-tile.tsx'
import { useDeleteWorker } from './queries.ts'
import { WeekLoad } from './week-load.tsx'
import { describeWorkerDeletion } from './worker-deletion.ts'
import { WorkerForm } from './worker-form.tsx'

export const loaderQueries = (context: ScreenContext) => {
  const { id = '' } = context.params
  return [workerQuery(id), ...personSessionsQueries({ kind: 'worker', id }, context)]
}
export const loader = createLoader(loaderQueries)

export function Component() {
  const { id = '' } = useParams()
  // A new key for each person resets the state of the page.
  return <WorkerPage key={id} id={id} />
}

function WorkerPage({ id }: { id: string }) {
  const personView = usePersonView(id, paths.worker)
  const worker = useExistingRecord(workerQuery(id), personView.isEditing)
  const can = useCan()
  const { date: today } = useNow()
  const participant: Participant = { kind: 'worker', id }
  const sessions = usePersonSessions(participant)
  const navigate = useNavigate()
  const { mutateAsync: deleteWorker } = useDeleteWorker(async () => navigate(paths.workers(), { replace: true }))
  const [printedDay, printDay] = usePrinted<string>()
  const badge = sessions?.badges.get(id)
  return (
    <PersonPage
      noun="trabajador"
      person={worker.person}
      participant={participant}
      parent={can('listWorkers') ? { to: paths.workers(), title: 'Trabajadores' } : undefined}
      facts={badge && <BadgeTile badge={badge} />}
      personView={personView}
      access={{ update: can('updateWorker'), delete: can('deleteWorker') }}
      renderForm={(onDone) => <FreshRecord query={workerQuery(id)}>{(fresh) => <WorkerForm worker={fresh} onDone={onDone} />}</FreshRecord>}
      onDelete={() => deleteWorker(id)}
      consequence={describeWorkerDeletion(worker)}
      bookingTurn={sessions?.usualTurn}
      printed={sessions && printedDay && <PrintedDay date={printedDay} entries={sessions.entries} otherRole="client" />}
      nextSession={sessions && <NextSession {...sessions} otherRole="client" />}
      side={
        <>
          {sessions && <WeekLoad entries={sessions.entries} today={sessions.today} onPrintDay={printDay} />}
          <PersonFacts person={worker.person} today={today}>
            <Fact name="Posiciones">
              {worker.positions.map((position) => positionNames[position]).join(', ') || <Absent word="sin posiciones" />}
            </Fact>
          </PersonFacts>
          <Account source={participant} userId={worker.userId} name={formatFullName(worker.person)} document={worker.person.document} />
        </>
      }
    >
      {sessions && <PersonSessions {...sessions} otherRole="client" getPath={(since) => personView.getPath({ since })} />}
    </PersonPage>
  )
}
