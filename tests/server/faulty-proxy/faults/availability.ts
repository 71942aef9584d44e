import { createRandomId } from '#api/random-id.ts'
import { buildAnswer, changeRows, createEqual, openToAll, pretend } from '../behaviour.ts'
import { changeAnswer, changeCall, type ProxyFault, parseBody, withBody, wrongValue } from '../fault.ts'

type Hours = { day: number; start_time: number; from_date: string | null; to_date: string | null }
type Absence = { id: string; worker_id: string | null; from_date: string; reason?: string | null }
type Refusal = { error: { details: { path: string; message: string; reason?: string }[] } }

const readAs =
  'the reason of an absence is read with access to the workers and by the worker, and the name of a closing day by every reader'

const equalAbsence = 'an absence or closing day that is there already is refused with its id, one by one and of a list, and none is created'

/** Faults of working hours, absences, closing days and holidays. */
export const availabilityFaults: ProxyFault[] = [
  {
    name: 'lists working hours from the last weekday to the first',
    operation: 'listWorkerWorkingHours',
    pointer: '/body',
    scenario: 'working hours are replaced as a whole, and read by weekday and start',
    createRule: changeRows<Hours>('listWorkerWorkingHours', (hours) => hours.toReversed()),
  },
  {
    name: 'adds working hours to those that were there',
    operation: 'replaceWorkerWorkingHours',
    pointer: '/body',
    scenario: 'working hours are replaced as a whole, and read by weekday and start',
    createRule: () => async (call, origin) => {
      if (call.operation !== 'replaceWorkerWorkingHours' || !call.text?.startsWith('[')) return origin.send(call)
      const before = await origin.sendAsAdministrator({ ...call, method: 'GET', text: undefined })
      const keys = new Set([...parseBody<Hours[]>(before), ...parseBody<Hours[]>(call)].map((hours) => JSON.stringify(sortKeys(hours))))
      return origin.send(
        withBody(
          call,
          [...keys].map((key) => JSON.parse(key)),
        ),
      )
    },
  },
  {
    name: 'takes working hours that end before they begin',
    operation: 'replaceWorkerWorkingHours',
    pointer: '/status',
    scenario: 'hours that end before they begin, that occur twice or that are more than 50 are refused, and the hours stay as they were',
    createRule: changeAnswer('replaceWorkerWorkingHours', (_answer, call) => buildAnswer(call, 200, []), 400),
  },
  {
    name: 'lists no hours of workers who are not there in a period',
    operation: 'listWorkingHours',
    pointer: '/body',
    scenario: 'the hours of all workers are those that are valid in a period, and one entry of a worker who has only others',
    createRule: changeAnswer('listWorkingHours', (answer, { query }) => {
      const isValid = ({ from_date, to_date }: Hours) => (from_date ?? '') <= query.get('to')! && query.get('from')! <= (to_date ?? '9')
      return withBody(answer, parseBody<Hours[]>(answer).filter(isValid))
    }),
  },
  {
    name: 'lists only the absences that begin in a period',
    operation: 'listAbsences',
    pointer: '/body',
    scenario: 'absences and closing days are read as they were sent, by their first day and start, in the periods that they touch',
    createRule: changeAnswer('listAbsences', (answer, { query }) =>
      withBody(
        answer,
        parseBody<Absence[]>(answer).filter(({ from_date }) => from_date >= query.get('from')!),
      ),
    ),
  },
  {
    name: 'tells everybody why someone is absent',
    operation: 'listAbsences',
    pointer: '/body/*/reason',
    scenario: readAs,
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'listAbsences' || answer.status !== 200) return answer
      const all = parseBody<Absence[]>(await origin.sendAsAdministrator(call))
      const withReason = ({ id, ...absence }: Absence) => ({ ...absence, id, reason: all.find((other) => other.id === id)?.reason })
      return withBody(answer, parseBody<Absence[]>(answer).map(withReason))
    },
  },
  {
    name: 'shows workers the absences of others',
    operation: 'listAbsences',
    pointer: '/body',
    scenario: readAs,
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      return call.operation === 'listAbsences' && answer.status === 200 ? origin.sendAsAdministrator(call) : answer
    },
  },
  {
    name: 'takes absences of any days and times',
    operation: 'createAbsence',
    pointer: '/status',
    scenario: 'an absence ends after it begins, has both times or none, at most 400 days, and a worker whom there is',
    createRule: changeAnswer('createAbsence', (_answer, call) => buildAnswer(call, 201, { id: createRandomId() }), 400),
  },
  {
    name: 'lets whoever changes sessions close the clinic',
    operation: 'createAbsence',
    pointer: '/status',
    scenario: 'an absence is changed with access to the workers or the sessions, and a closing day with access to the schedules',
    createRule: openToAll('createAbsence'),
  },
  {
    name: 'creates what it can of a list that it refuses',
    operation: 'listAbsences',
    pointer: '/body',
    scenario: 'of a list of absences each one that cannot be created is named with its index, and none is created',
    createRule: () => async (call, origin) => {
      const answer = await origin.send(call)
      if (call.operation !== 'createAbsences' || answer.status !== 422) return answer
      const refused = new Set(parseBody<Refusal>(answer).error.details.map(({ path }) => Number(path.split('.')[1])))
      const absences = parseBody<{ absences: Absence[] }>(call).absences.filter((_, index) => !refused.has(index))
      await origin.send(withBody(call, { absences: absences.filter(({ worker_id }) => worker_id) }))
      return answer
    },
  },
  {
    name: 'names another item of a refused list',
    operation: 'createAbsences',
    pointer: '/body/error/details',
    scenario: 'of a list of absences each one that cannot be created is named with its index, and none is created',
    createRule: changeAnswer(
      'createAbsences',
      (answer) => {
        const { error, ...body } = parseBody<Refusal>(answer)
        const details = error.details.map((detail) => ({
          ...detail,
          path: detail.path.replace(/\d+/, (index) => String(Number(index) + 1)),
        }))
        return withBody(answer, { ...body, error: { ...error, details } })
      },
      422,
    ),
  },
  {
    name: 'keeps the times that a change leaves out',
    operation: 'updateAbsence',
    pointer: '/body/start_time',
    scenario: 'a change replaces the days, times and reason of an absence, and never its worker',
    createRule: () => {
      let times: object = {}
      return (call, origin) => {
        if (call.operation !== 'updateAbsence' || !call.text?.startsWith('{')) return origin.send(call)
        const body = parseBody<{ start_time?: number; end_time?: number }>(call)
        if (body.start_time !== undefined) times = { start_time: body.start_time, end_time: body.end_time }
        return origin.send(withBody(call, { ...times, ...body }))
      }
    },
  },
  {
    name: 'clears a reason that the caller may not read',
    operation: 'listAbsences',
    pointer: '/body/*/reason',
    scenario: 'a reason that the caller may not read is neither in the response to a change nor cleared by it',
    createRule: changeCall('updateAbsence', (call) =>
      call.text?.startsWith('{"from_date"') ? withBody(call, { reason: null, ...parseBody<object>(call) }) : call,
    ),
  },
  {
    name: 'answers a deletion and deletes nothing',
    operation: 'deleteAbsence',
    pointer: '/status',
    scenario: 'a deleted absence or closing day is gone from lists and changes',
    createRule: pretend('deleteAbsence', 204),
  },
  {
    name: 'lists the holidays of one year for every year',
    operation: 'listHolidays',
    pointer: '/body/*/date',
    scenario: 'the holidays of a year are all of that year, with their names, by date and every date once',
    createRule: changeCall('listHolidays', (call) => ({ ...call, query: new URLSearchParams({ year: '2027' }) })),
  },
  {
    name: 'takes the same absence twice',
    operation: 'createAbsence',
    pointer: '/status',
    scenario: equalAbsence,
    createRule: createEqual('createAbsence'),
  },
  {
    name: 'takes a list with an absence that is there already',
    operation: 'createAbsences',
    pointer: '/status',
    scenario: equalAbsence,
    createRule: createEqual('createAbsences'),
  },
  {
    ...wrongValue('does not name the equal absence', 'createAbsence', '/body/error/details/0/id', undefined, 409),
    scenario: equalAbsence,
  },
]

/** Copies an entry with its properties in the order of their names, so that the same one has the same text. */
const sortKeys = (entry: object) => Object.fromEntries(Object.entries(entry).sort(([left], [right]) => (left < right ? -1 : 1)))
