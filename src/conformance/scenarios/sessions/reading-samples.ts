import { splitDate } from '#domain/weeks.ts'
import { type Agenda, agendaTimes } from '../../agenda.ts'
import type { Samples } from '../../scenario.ts'
import { monthOf } from './period-lists.ts'

const slotOfClient = ({ client, turn }: Agenda) => ({ client_id: client, turn_id: turn })
const slotOfWorker = ({ worker, turn }: Agenda) => ({ worker_id: worker, turn_id: turn })

/** Valid requests of the operations that read sessions. Each is about an agenda of its own. */
export const readingSamples: Samples = {
  getSession: async ({ createAgenda }) => ({ path: { id: (await (await createAgenda()).book()).id } }),
  countSessions: async ({ createAgenda }) => {
    const { today } = await createAgenda()
    return { query: { from: today, to: today } }
  },
  listSessionsByClientAndTurn: async ({ createAgenda }) => {
    const agenda = await createAgenda()
    return { query: { ...slotOfClient(agenda), ...splitDate(agenda.today) } }
  },
  listSessionsByWorkerAndTurn: async ({ createAgenda }) => {
    const agenda = await createAgenda()
    return { query: { ...slotOfWorker(agenda), ...splitDate(agenda.today) } }
  },
  listClientTurnMonth: async ({ createAgenda }) => {
    const agenda = await createAgenda()
    return { query: { ...slotOfClient(agenda), ...monthOf(agenda.today) } }
  },
  listWorkerTurnMonth: async ({ createAgenda }) => {
    const agenda = await createAgenda()
    return { query: { ...slotOfWorker(agenda), ...monthOf(agenda.today) } }
  },
  listClientMonth: async ({ createAgenda }) => {
    const { client, today } = await createAgenda()
    return { path: { id: client }, query: monthOf(today) }
  },
  listWorkerMonth: async ({ createAgenda }) => {
    const { worker, today } = await createAgenda()
    return { path: { id: worker }, query: monthOf(today) }
  },
  listTurnWeek: async ({ createAgenda }) => {
    const { turn, today } = await createAgenda()
    return { query: { turn_id: turn, ...splitDate(today) } }
  },
  listAvailablePeople: async ({ createAgenda }) => {
    const { turn, today } = await createAgenda()
    return { query: { session_date: today, time: agendaTimes.start_time, person_type: 'client', turn_id: turn } }
  },
}
