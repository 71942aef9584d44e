import { Button } from '@mantine/core'
import { Fragment, type ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { Worker } from '#api/generated/app.ts'
import { formatPositions } from '#domain/positions.ts'
import { AbsenceForm } from '#web/absences/form/absence-form.tsx'
import { WorkerAbsences } from '#web/absences/worker-absences.tsx'
import { useCan } from '#web/auth/access.ts'
import { useAbsenceAccess } from '#web/availability/change-absences.ts'
import { getUpcomingPeriod } from '#web/availability/upcoming-period.ts'
import { type ListedAbsence, useAbsences } from '#web/availability/use-absences.ts'
import { workerHoursQuery } from '#web/availability/working-hours.ts'
import { FeedSection } from '#web/feeds/feed-section.tsx'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import type { Participant } from '#web/people/participant.ts'
import { PersonFacts } from '#web/people/person-facts.tsx'
import { PersonPage } from '#web/people/person-page.tsx'
import { workerQuery } from '#web/people/queries.ts'
import { usePersonView } from '#web/people/use-person-view.ts'
import { NextSession } from '#web/person-sessions/next-session.tsx'
import { PersonSessions } from '#web/person-sessions/person-sessions.tsx'
import { PrintedDay } from '#web/person-sessions/printed-day.tsx'
import { personSessionsQueries, usePersonSessions } from '#web/person-sessions/use-person-sessions.ts'
import { asSide, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useExistingRecord } from '#web/screen/use-existing-record.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { FreshRecord } from '#web/ui/form/fresh-record.tsx'
import { Absent } from '#web/ui/page/absent.tsx'
import { Fact } from '#web/ui/page/facts.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { usePrinted } from '#web/ui/print/use-printed.ts'
import { Account } from '#web/users/account.tsx'
import { BadgeTile } from '#web/worker-badge/badge-tile.tsx'
import { HoursForm } from './hours/hours-form.tsx'
import { HoursSection } from './hours/hours-section.tsx'
import { useDeleteWorker } from './queries.ts'
import { WeekLoad } from './week-load.tsx'
import { describeWorkerDeletion } from './worker-deletion.ts'
import { type WorkerDetail, WorkerForm } from './worker-form.tsx'

export const loaderQueries = (context: ScreenContext) => {
  const { id = '' } = context.params
  return [workerQuery(id), asSide(workerHoursQuery(id)), ...personSessionsQueries({ kind: 'worker', id }, context)]
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
  const participantIds = { worker: id }
  const { shown: sessions, answers } = usePersonSessions(participant)
  const navigate = useNavigate()
  const { mutateAsync: deleteWorker } = useDeleteWorker(async () => navigate(paths.workers(), { replace: true }))
  const [printedDay, printDay] = usePrinted<string>()
  const otherForms = useOtherForms(id, formatFullName(worker.person), today)
  const badge = sessions?.badges.get(id)
  return (
    <PersonPage
      noun="trabajador"
      person={worker.person}
      participant={participant}
      parent={can('listWorkers') ? { to: paths.workers(), title: 'Trabajadores' } : undefined}
      badge={badge && <BadgeTile badge={badge} />}
      personView={personView}
      access={{ update: can('updateWorker'), delete: can('deleteWorker') }}
      renderForm={(onDone) => <FreshRecord query={workerQuery(id)}>{(fresh) => <WorkerForm worker={fresh} onDone={onDone} />}</FreshRecord>}
      otherForms={otherForms}
      onDelete={() => deleteWorker(id)}
      consequence={describeWorkerDeletion(worker)}
      bookingTurn={sessions?.usualTurn}
      printed={sessions && printedDay && <PrintedDay date={printedDay} entries={sessions.entries} otherRole="client" />}
      nextSession={sessions && <NextSession {...sessions} otherRole="client" />}
      side={
        <>
          {can('listWorkerWorkingHours', participantIds) && (
            <HoursSection workerId={id} today={today} onEdit={() => void personView.show({ record: hoursRecord })} />
          )}
          {can('listAbsences', participantIds) && (
            <WorkerAbsences
              workerId={id}
              today={today}
              onAdd={() => void personView.show({ record: absenceRecord })}
              onEdit={(record) => void personView.show({ record })}
            />
          )}
          {sessions && <WeekLoad entries={sessions.entries} today={sessions.today} onPrintDay={printDay} />}
        </>
      }
      moreSide={
        <>
          <PersonFacts person={worker.person} today={today}>
            <WorkerFacts worker={worker} />
          </PersonFacts>
          <FeedSection workerId={id} />
          <Account source={participant} userId={worker.userId} name={formatFullName(worker.person)} document={worker.person.document} />
        </>
      }
    >
      {sessions ? (
        <PersonSessions
          {...sessions}
          otherRole="client"
          getPath={(since) => personView.getPath({ since })}
          upcomingAside={
            can('changeSessionState', participantIds) && (
              <Button component={Link} to={paths.workerSessions(id)} variant="default" size="xs" className="no-print">
                Cambiar varias
              </Button>
            )
          }
        />
      ) : (
        answers.length > 0 && <SectionError title="Sesiones" answers={answers} />
      )}
    </PersonPage>
  )
}

/** The names of the forms in the URL. An absence that is changed is named by its id. */
const hoursRecord = 'hours'
const absenceRecord = 'absence'

/** The forms of the drawer besides that of the worker: the working hours, a new absence, and each absence. */
function useOtherForms(id: string, name: string, today: string) {
  const can = useCan()
  const { changesAbsences } = useAbsenceAccess()
  const { from, to } = getUpcomingPeriod(today)
  const { data: absences = [] } = useAbsences(from, to, id)
  const hoursForm = {
    record: hoursRecord,
    title: 'Horario de trabajo',
    render: (onDone: OnDone) => (
      <FreshRecord query={workerHoursQuery(id)}>
        {(hours) => <HoursForm workerId={id} name={name} hours={hours} onDone={onDone} />}
      </FreshRecord>
    ),
  }
  const newAbsence = {
    record: absenceRecord,
    title: 'Añadir ausencia',
    render: (onDone: OnDone) => <AbsenceForm workerId={id} onDone={onDone} />,
  }
  const toForm = (absence: ListedAbsence) => ({
    record: absence.id,
    title: 'Editar ausencia',
    render: (onDone: OnDone) => <AbsenceForm key={absence.id} absence={absence} onDone={onDone} />,
  })
  return [
    ...(can('replaceWorkerWorkingHours') ? [hoursForm] : []),
    ...(changesAbsences ? [newAbsence, ...absences.filter(({ workerId }) => workerId !== null).map(toForm)] : []),
  ]
}

type OnDone = () => Promise<void>

/** Shows what a worker has besides the person. */
function WorkerFacts({ worker: { positions, person } }: { worker: Worker }) {
  const facts: Record<WorkerDetail, ReactNode> = {
    positions: <Fact name="Posiciones">{formatPositions(positions, person.gender) || <Absent word="sin posiciones" />}</Fact>,
    // The badge beside the name has it.
    color: null,
  }
  return Object.entries(facts).map(([field, fact]) => <Fragment key={field}>{fact}</Fragment>)
}
