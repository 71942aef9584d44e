import { expect, test } from 'vitest'
import { at } from '#domain/clock.ts'
import { minutesNow, today } from '#domain/today.ts'

test('the date is the one on the wall of the clinic', () => {
  const moment = new Date('2026-11-25T03:30:00Z')
  expect(today(moment, 'America/Lima')).toBe('2026-11-24')
  expect(today(moment, 'UTC')).toBe('2026-11-25')
  expect(today(moment, 'Asia/Tokyo')).toBe('2026-11-25')
})

test('the clock is the one on the wall of the clinic', () => {
  const moment = new Date('2026-11-25T03:30:59Z')
  expect(minutesNow(moment, 'America/Lima')).toBe(at('22:30'))
  expect(minutesNow(moment, 'Asia/Kolkata')).toBe(at('09:00'))
})

test('midnight is the first minute of its day', () => {
  const midnight = new Date('2026-11-24T05:00:00Z')
  expect(today(midnight, 'America/Lima')).toBe('2026-11-24')
  expect(minutesNow(midnight, 'America/Lima')).toBe(at('00:00'))
})

test('clocks that are put forward are followed', () => {
  expect(minutesNow(new Date('2026-03-29T00:59:00Z'), 'Europe/Madrid')).toBe(at('01:59'))
  expect(minutesNow(new Date('2026-03-29T01:00:00Z'), 'Europe/Madrid')).toBe(at('03:00'))
})
