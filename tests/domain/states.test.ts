import { expect, test } from 'vitest'
import { isActive, markNames, markOf, stateNames, states } from '#domain/states.ts'

test('pending and confirmed hold the slot, canceled and postponed release it', () => {
  expect(states.filter(isActive)).toEqual(['pending', 'confirmed'])
  expect(states.map((state) => stateNames[state])).toEqual(['Pendiente', 'Confirmada', 'Cancelada', 'Aplazada'])
})

test('an upcoming session shows its state', () => {
  for (const state of states) expect(markOf({ state, attended: null }, false)).toBe(state)
})

test('a past session shows its attendance, or that it is not marked', () => {
  expect(markOf({ state: 'confirmed', attended: true }, true)).toBe('came')
  expect(markOf({ state: 'pending', attended: false }, true)).toBe('absent')
  expect(markOf({ state: 'confirmed', attended: null }, true)).toBe('unmarked')
  expect(markNames.unmarked).toBe('Sin marcar')
})

test('a canceled or postponed session has nothing to mark', () => {
  expect(markOf({ state: 'canceled', attended: null }, true)).toBe('canceled')
  expect(markOf({ state: 'postponed', attended: true }, true)).toBe('postponed')
})

test('on a server without attendance a past confirmed session counts as attended', () => {
  expect(markOf({ state: 'confirmed' }, true)).toBe('came')
  expect(markOf({ state: 'pending' }, true)).toBe('unmarked')
})
