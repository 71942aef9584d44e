import { buildAnswer } from '../behaviour.ts'
import { changeAnswer, type ProxyFault, parseBody, withBody } from '../fault.ts'

const ofOneSession = 'a dated session says when its client was reminded, keeps its version, and loses the reminder when it moves'
const ofOneOccurrence =
  'one occurrence is marked as reminded without becoming an exception, and an exception that is made there has the reminder'

type Reminded = { id: string; session_date: string; reminded_at?: string }

/** Faults of what the contract promises about reminders. */
export const reminderFaults: ProxyFault[] = [
  {
    name: 'forgets a reminder',
    operation: 'getSession',
    pointer: '/body/reminded_at',
    scenario: ofOneSession,
    createRule: changeAnswer('getSession', (answer) => {
      const { reminded_at: _, ...session } = parseBody<Reminded>(answer)
      return withBody(answer, session)
    }),
  },
  {
    name: 'keeps the first reminder',
    operation: 'markSessionReminded',
    pointer: '/body/reminded_at',
    scenario: ofOneSession,
    createRule: () => {
      const first = new Map<string, string | undefined>()
      return async (call, origin) => {
        const answer = await origin.send(call)
        if (call.operation !== 'markSessionReminded' || answer.status !== 200) return answer
        const session = parseBody<Reminded>(answer)
        if (!first.has(session.id)) first.set(session.id, session.reminded_at)
        return withBody(answer, { ...session, reminded_at: first.get(session.id) })
      }
    },
  },
  {
    name: 'marks every occurrence of a series as reminded',
    operation: 'listSessions',
    pointer: '/body',
    scenario: ofOneOccurrence,
    createRule: changeAnswer('listSessions', (answer) => {
      const sessions = parseBody<Reminded[]>(answer)
      const reminded_at = sessions.find((session) => session.reminded_at)?.reminded_at
      return withBody(
        answer,
        sessions.map((session) => ({ ...session, reminded_at })),
      )
    }),
  },
  {
    name: 'keeps a mark that is taken back',
    operation: 'markSessionReminded',
    pointer: '/body/reminded_at',
    scenario: 'a reminder is taken back for one date of a standing session only',
    createRule: changeAnswer('markSessionReminded', (answer) =>
      withBody(answer, { reminded_at: new Date().toISOString(), ...parseBody<Reminded>(answer) }),
    ),
  },
  {
    name: 'takes a reminder for any date',
    operation: 'markSessionReminded',
    pointer: '/status',
    scenario: 'a date on which a session does not take place cannot be marked as reminded',
    createRule: changeAnswer('markSessionReminded', (_answer, call) => buildAnswer(call, 200, {}), 400),
  },
]
