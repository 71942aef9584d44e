import { expect, test } from 'vitest'
import { parseTimeOfDay } from '#domain/clock.ts'
import { toLocalDate, toLocalMinutes } from '#domain/today.ts'

test('the date is the one in the time zone of the clinic', () => {
  const moment = new Date('2026-11-25T03:30:00Z')
  expect(toLocalDate(moment, 'America/Lima')).toBe('2026-11-24')
  expect(toLocalDate(moment, 'UTC')).toBe('2026-11-25')
  expect(toLocalDate(moment, 'Asia/Tokyo')).toBe('2026-11-25')
})

test('the minutes are those in the time zone of the clinic', () => {
  const moment = new Date('2026-11-25T03:30:59Z')
  expect(toLocalMinutes(moment, 'America/Lima')).toBe(parseTimeOfDay('22:30'))
  expect(toLocalMinutes(moment, 'Asia/Kolkata')).toBe(parseTimeOfDay('09:00'))
})

test('midnight is the first minute of its day', () => {
  const midnight = new Date('2026-11-24T05:00:00Z')
  expect(toLocalDate(midnight, 'America/Lima')).toBe('2026-11-24')
  expect(toLocalMinutes(midnight, 'America/Lima')).toBe(parseTimeOfDay('00:00'))
})

test('the minutes follow a change to daylight saving time', () => {
  expect(toLocalMinutes(new Date('2026-03-29T00:59:00Z'), 'Europe/Madrid')).toBe(parseTimeOfDay('01:59'))
  expect(toLocalMinutes(new Date('2026-03-29T01:00:00Z'), 'Europe/Madrid')).toBe(parseTimeOfDay('03:00'))
})
