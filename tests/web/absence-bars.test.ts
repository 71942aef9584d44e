import { expect, test } from 'vitest'
import { layOutBars } from '#web/absences/calendar/absence-bars.ts'

const absence = (fromDate: string, toDate: string, startTime: number | null = null) => ({ fromDate, toDate, startTime })
const layOut = (...absences: ReturnType<typeof absence>[]) =>
  layOutBars(absences, '2026-11-30', 28).map(({ column, columns, lane }) => [column, columns, lane])

test('an absence spans its days, and one that begins before or ends after them only those shown', () => {
  expect(layOut(absence('2026-12-03', '2026-12-07'))).toEqual([[3, 5, 0]])
  expect(layOut(absence('2026-11-20', '2026-12-01'))).toEqual([[0, 2, 0]])
  expect(layOut(absence('2026-12-27', '2027-01-10'))).toEqual([[27, 1, 0]])
  expect(layOut(absence('2026-11-01', '2026-11-29'), absence('2026-12-28', '2026-12-28'))).toEqual([])
})

test('absences on the same day are in lanes, and a lane is used again when it is free', () => {
  const days = [absence('2026-12-03', '2026-12-07'), absence('2026-12-05', '2026-12-05', 540), absence('2026-12-08', '2026-12-09')]
  expect(layOut(...days)).toEqual([
    [3, 5, 0],
    [5, 1, 1],
    [8, 2, 0],
  ])
})
