import { expect, test } from 'vitest'
import { getMark } from '#domain/states.ts'
import { findNextUnmarked } from '#web/attendance/matrix/next-unmarked.ts'
import { listRowNames } from '#web/attendance/matrix/row-names.ts'
import { listMonthWeeks } from '#web/attendance/month/month-choice.ts'
import { createPersonGrouper } from '#web/attendance/month/person-months.ts'
import { countMarks, describeCounts, formatRate, getRate } from '#web/session-data/mark-counts.ts'
import type { Session } from '#web/session-data/queries.ts'

type Change = Partial<Pick<Session, 'state' | 'attended' | 'sessionDate' | 'time'>> & { client?: string; worker?: string }

const buildPerson = (name: string) => ({ id: name, person: { id: name, name, fatherLastName: name, motherLastName: '' } })

const buildSession = ({ client = 'Ian', worker = 'Ana', ...rest }: Change = {}) =>
  ({
    id: '',
    turnId: 'morning',
    sessionDate: '2026-11-03',
    time: 480,
    state: 'confirmed',
    attended: null,
    ...rest,
    client: buildPerson(client),
    worker: buildPerson(worker),
  }) as Session

const getPastMark = (session: Session) => getMark(session, true)

test('the rate is the share of those who came among those who came or did not; other sessions do not count', () => {
  const counts = countMarks(
    (['came', 'came', 'absent', 'canceled', 'postponed', 'unmarked', 'pending', 'confirmed'] as const).map((mark) => ({ mark })),
  )
  expect(getRate(counts)).toBeCloseTo(2 / 3)
  expect(formatRate(getRate(counts))).toBe('67\u00a0%')
  expect(describeCounts(counts)).toBe('1 pendiente, 1 confirmada, 1 cancelada, 1 aplazada, 2 vino, 1 no vino, 1 sin marcar')
})

test('without a marked session there is no rate', () => {
  expect(getRate(countMarks([{ mark: 'unmarked' }, { mark: 'canceled' }]))).toBeNull()
  expect(formatRate(null)).toBe('–')
})

test.each([
  ['2026-02', 4, '2026-02-01', '2026-02-22'],
  ['2026-11', 5, '2026-11-01', '2026-11-29'],
  ['2026-08', 6, '2026-07-26', '2026-08-30'],
])('the month %s touches %i weeks', (month, count, first, last) => {
  const weeks = listMonthWeeks(month)
  expect([weeks.length, weeks[0], weeks.at(-1)]).toEqual([count, first, last])
})

test('sessions are grouped by person, sorted by last name, and those of a day by time', () => {
  const late = buildSession({ client: 'Zoe', time: 600 })
  const early = buildSession({ client: 'Zoe', time: 480, attended: true })
  const rows = createPersonGrouper()([late, early, buildSession({ client: 'Álex' })], 'client', getPastMark)
  expect(rows.map(({ name }) => name)).toEqual(['Álex, Álex', 'Zoe, Zoe'])
  expect(rows[1]?.days.get('2026-11-03')).toEqual([
    { session: early, mark: 'came' },
    { session: late, mark: 'unmarked' },
  ])
  expect(rows[1]?.counts).toMatchObject({ came: 1, unmarked: 1 })
})

test('rows with the same first last name show the second one, by which they are sorted, as an initial, and namesakes as a whole', () => {
  const people = ['Alva Ríos, Ian', 'Cáceres Arias, Zoe', 'Cáceres Soto, Ana', 'Cáceres Sierra, Ana', 'Ñahui, Ian']
  const rows = people.map((listName) => {
    const [, fatherLastName = '', motherLastName = '', name = ''] = /^(\S+?)(?: (\S+))?, (\S+)$/.exec(listName) ?? []
    return { name: listName, person: { name, fatherLastName, motherLastName } as Session['client']['person'] }
  })
  expect(listRowNames(rows)).toEqual(['Alva, Ian', 'Cáceres A., Zoe', 'Cáceres Soto, Ana', 'Cáceres Sierra, Ana', 'Ñahui, Ian'])
})

test('a change of one session renews the row of its person only', () => {
  const group = createPersonGrouper()
  const [ian, zoe] = [buildSession({ client: 'Ian' }), buildSession({ client: 'Zoe' })]
  const before = group([ian, zoe], 'client', getPastMark)
  const after = group([{ ...ian, attended: true }, zoe], 'client', getPastMark)
  expect(after[0]).not.toBe(before[0])
  expect(after[1]).toBe(before[1])
  // Workers have their own rows, also when their id is that of a client.
  expect(group([ian, zoe], 'worker', getPastMark).map(({ id }) => id)).toEqual(['Ana'])
})

test('the next session without a mark is searched row by row, and from the start again', () => {
  const dates = ['2026-11-03', '2026-11-04']
  const rows = createPersonGrouper()(
    [
      buildSession({ client: 'Ana', sessionDate: '2026-11-04' }),
      buildSession({ client: 'Ian', attended: true }),
      buildSession({ client: 'Zoe', sessionDate: '2026-11-03' }),
    ],
    'client',
    getPastMark,
  )
  const first = findNextUnmarked(rows, dates, { row: 0, column: 0 })
  expect(first).toEqual({ row: 0, column: 1 })
  expect(findNextUnmarked(rows, dates, first!)).toEqual({ row: 2, column: 0 })
  expect(findNextUnmarked(rows, dates, { row: 2, column: 0 })).toEqual(first)
  expect(findNextUnmarked(rows.slice(1, 2), dates, { row: 0, column: 0 })).toBeNull()
})
