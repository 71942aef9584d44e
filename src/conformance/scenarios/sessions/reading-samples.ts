import type { OperationId } from '#api/operation.ts'
import { splitDate } from '#domain/weeks.ts'
import { type Agenda, agendaTimes } from '../../agenda.ts'
import type { RequestOf } from '../../exchange/caller.ts'
import type { Samples } from '../../scenario.ts'
import { monthOf } from './period-lists.ts'

/** Builds a valid request of each operation that reads sessions, about an agenda and a session that it has. */
export function buildReadingRequests({ client, worker, turn, today }: Agenda, id: string) {
  const [ofClient, ofWorker, date] = [{ client_id: client, turn_id: turn }, { worker_id: worker, turn_id: turn }, splitDate(today)]
  return {
    listSessions: {},
    getSession: { path: { id } },
    countSessions: { query: { from: today, to: today } },
    listSessionsByClientAndTurn: { query: { ...ofClient, ...date } },
    listSessionsByWorkerAndTurn: { query: { ...ofWorker, ...date } },
    listClientMonth: { path: { id: client }, query: monthOf(today) },
    listWorkerMonth: { path: { id: worker }, query: monthOf(today) },
    listUsualWorkers: { path: { id: client } },
    listAvailablePeople: { query: { session_date: [today], time: agendaTimes.start_time, person_type: 'client', turn_id: turn } },
    listTurnWeek: { query: { turn_id: turn, ...date } },
    listClientTurnMonth: { query: { ...ofClient, ...monthOf(today) } },
    listWorkerTurnMonth: { query: { ...ofWorker, ...monthOf(today) } },
  } satisfies { [Id in OperationId]?: RequestOf<Id> }
}

type ReadingOperation = keyof ReturnType<typeof buildReadingRequests>

/** The operations that read sessions. */
export const readingOperations: ReadingOperation[] = [
  ...(['listSessions', 'getSession', 'countSessions', 'listSessionsByClientAndTurn', 'listSessionsByWorkerAndTurn'] as const),
  ...(['listClientMonth', 'listWorkerMonth', 'listAvailablePeople', 'listTurnWeek', 'listClientTurnMonth', 'listWorkerTurnMonth'] as const),
  'listUsualWorkers',
]

/** Valid requests of the operations that read sessions, each about its own agenda. */
export const readingSamples: Samples = Object.fromEntries(
  readingOperations.map((operation): [string, Samples[OperationId]] => [
    operation,
    async ({ createAgenda }) => {
      const agenda = await createAgenda()
      return buildReadingRequests(agenda, (await agenda.book()).id)[operation] as never
    },
  ]),
)
