import { expect, test } from 'vitest'
import { getMark, isActive, markNames, stateNames, states } from '#domain/states.ts'

test('only pending and confirmed are active states, and every state has a Spanish name', () => {
  expect(states.filter(isActive)).toEqual(['pending', 'confirmed'])
  expect(states.map((state) => stateNames[state])).toEqual(['Pendiente', 'Confirmada', 'Cancelada', 'Aplazada'])
})

test('an upcoming session shows its state', () => {
  for (const state of states) expect(getMark({ state, attended: null }, false)).toBe(state)
})

test('a past session shows its attendance, or that it is not marked', () => {
  expect(getMark({ state: 'confirmed', attended: true }, true)).toBe('came')
  expect(getMark({ state: 'pending', attended: false }, true)).toBe('absent')
  expect(getMark({ state: 'confirmed', attended: null }, true)).toBe('unmarked')
  expect(markNames.unmarked).toBe('Sin marcar')
})

test('a canceled or postponed session has nothing to mark', () => {
  expect(getMark({ state: 'canceled', attended: null }, true)).toBe('canceled')
  expect(getMark({ state: 'postponed', attended: true }, true)).toBe('postponed')
})
