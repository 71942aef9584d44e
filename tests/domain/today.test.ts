import { expect, test } from 'vitest'
import { at } from '#domain/clock.ts'
import { dateAt, minutesAt } from '#domain/today.ts'

test('the date is the one in the time zone of the clinic', () => {
  const moment = new Date('2026-11-25T03:30:00Z')
  expect(dateAt(moment, 'America/Lima')).toBe('2026-11-24')
  expect(dateAt(moment, 'UTC')).toBe('2026-11-25')
  expect(dateAt(moment, 'Asia/Tokyo')).toBe('2026-11-25')
})

test('the minutes are those in the time zone of the clinic', () => {
  const moment = new Date('2026-11-25T03:30:59Z')
  expect(minutesAt(moment, 'America/Lima')).toBe(at('22:30'))
  expect(minutesAt(moment, 'Asia/Kolkata')).toBe(at('09:00'))
})

test('midnight is the first minute of its day', () => {
  const midnight = new Date('2026-11-24T05:00:00Z')
  expect(dateAt(midnight, 'America/Lima')).toBe('2026-11-24')
  expect(minutesAt(midnight, 'America/Lima')).toBe(at('00:00'))
})

test('the minutes follow a change to daylight saving time', () => {
  expect(minutesAt(new Date('2026-03-29T00:59:00Z'), 'Europe/Madrid')).toBe(at('01:59'))
  expect(minutesAt(new Date('2026-03-29T01:00:00Z'), 'Europe/Madrid')).toBe(at('03:00'))
})
