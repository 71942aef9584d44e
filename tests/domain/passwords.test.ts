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

test('a password is refused for its length, or when it is little more than what everybody knows of its user', () => {
  expect(findPasswordProblem('mesa luna', words)).toMatch(/entre 10 y 128/)
  expect(findPasswordProblem('x'.repeat(129), words)).toMatch(/entre 10 y 128/)
  expect(findPasswordProblem('ROSA@example.com!', words)).toMatch(/Es casi su usuario, su correo/)
  expect(findPasswordProblem('la rosa de pacheco', words)).toBeUndefined()
  expect(findPasswordProblem('rosa.pacheco12abc', words), 'fewer than six others').toMatch(/Es casi su usuario/)
  expect(findPasswordProblem('rosa.pacheco1abcde', words), 'six others').toBeUndefined()
})

test('a password is refused when it is a word of a clinic alone or a repetition', () => {
  for (const password of ['Administrador', 'RECEPCIÓN-2026', 'psicóloga 123', 'turnos...2026', 'clínica clínica'])
    expect(findPasswordProblem(password, words), password).toMatch(/Es una sola palabra/)
  expect(findPasswordProblem('la clínica de mesas', words)).toBeUndefined()
  for (const password of ['aaaaaaaaaa', 'AaAaAaAaAa', 'abababababa', 'abcabcabcab', '¡¡¡¡¡¡¡¡¡¡', '🌵🌻🌵🌻🌵🌻🌵🌻🌵🌻'])
    expect(findPasswordProblem(password, words), password).toMatch(/Repite siempre lo mismo/)
  expect(findPasswordProblem('abcdeabcde', words)).toBeUndefined()
})
