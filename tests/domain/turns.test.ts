import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { checkTurns } from '#domain/turns.ts'

const pace = { session: 45, breakAfter: 5 }
const fields = { start: 'startTime', end: 'endTime' }
const buildTurn = (name: string, start: string | null, end: string | null) => ({
  name,
  start: start === null ? null : parseTimeOfDay(start),
  end: end === null ? null : parseTimeOfDay(end),
})

test('turns may touch', () => {
  expect(checkTurns([buildTurn('Mañana', '08:00', '12:00'), buildTurn('Tarde', '12:00', '18:00')], pace, fields)).toEqual([])
})

test('the problem of an overlapping turn names the earlier one, on the given field', () => {
  const turns = [buildTurn('Mañana', '08:00', '12:30'), buildTurn('Tarde', '12:00', '18:00')]
  const message = 'Se cruza con el turno «Mañana» (de 08:00 a 12:30)'
  expect(checkTurns(turns, pace, fields)).toEqual([{ path: 'turns.1.startTime', message }])
  expect(checkTurns(turns, pace, { start: 'start_time', end: 'end_time' })).toEqual([{ path: 'turns.1.start_time', message }])
})

test('a turn inside another overlaps it', () => {
  expect(checkTurns([buildTurn('Día', '08:00', '18:00'), buildTurn('Media', '10:00', '11:00')], pace, fields)).toHaveLength(1)
})

test('a turn ends after it starts', () => {
  expect(checkTurns([buildTurn('Mañana', '12:00', '08:00')], pace, fields)).toEqual([
    { path: 'turns.0.endTime', message: 'Debe terminar después de las 12:00' },
  ])
  expect(checkTurns([buildTurn('Nada', '08:00', '08:00')], pace, fields)).toHaveLength(1)
})

test('a turn holds at least one session', () => {
  expect(checkTurns([buildTurn('Corto', '08:00', '08:44')], pace, fields)).toEqual([
    { path: 'turns.0.endTime', message: 'Dura 44 minutos: no cabe una sesión de 45' },
  ])
  expect(checkTurns([buildTurn('Un minuto', '08:00', '08:01')], pace, fields)).toEqual([
    { path: 'turns.0.endTime', message: 'Dura 1 minuto: no cabe una sesión de 45' },
  ])
  expect(checkTurns([buildTurn('Justo', '08:00', '08:45')], pace, fields)).toEqual([])
})

test('an incomplete turn is not checked and overlaps with no other', () => {
  expect(checkTurns([buildTurn('Mañana', '08:00', null), buildTurn('Tarde', '08:00', '12:00')], pace, fields)).toEqual([])
})
