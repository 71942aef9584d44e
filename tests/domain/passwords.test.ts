import { expect, test } from 'vitest'
import { findPasswordProblem, type PasswordStrength, ratePassword } from '#domain/passwords.ts'

const words = ['rosa.pacheco', 'rosa@example.com']

test.for<[string, PasswordStrength]>([
  ['corta', 'weak'],
  ['rosa.pacheco-2026', 'weak'],
  ['¡Turnos 2026!', 'weak'],
  ['aaaaaaaaaaaaaaaaaa', 'weak'],
  ['mesa y luna', 'fair'],
  ['abababcdcdcdeeee', 'fair'],
  ['tres mesas y una luna', 'strong'],
])('the password «%s» is rated %s', ([password, strength]) => {
  expect(ratePassword(password, words)).toBe(strength)
})

test('a password is refused for its length or because it is what everybody knows of its user', () => {
  expect(findPasswordProblem('mesa luna', words)).toMatch(/entre 10 y 128/)
  expect(findPasswordProblem('x'.repeat(129), words)).toMatch(/entre 10 y 128/)
  expect(findPasswordProblem('ROSA@example.com!', words)).toMatch(/Es su usuario, su correo/)
  expect(findPasswordProblem('la rosa de pacheco', words)).toBeUndefined()
})
