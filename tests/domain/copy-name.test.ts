import { expect, test } from 'vitest'
import { copyName } from '#domain/copy-name.ts'

test('a copy says that it is one, and a copy of it which', () => {
  expect(copyName('Terapia infantil', 100)).toBe('Terapia infantil (copia)')
  expect(copyName('Terapia infantil (copia)', 100)).toBe('Terapia infantil (copia 2)')
  expect(copyName('Terapia infantil (copia 9)', 100)).toBe('Terapia infantil (copia 10)')
})

test('it is no longer than a name may be', () => {
  expect(copyName('a'.repeat(100), 100)).toBe(`${'a'.repeat(92)} (copia)`)
  expect(copyName(`${'a'.repeat(91)} bcdefghi`, 100)).toBe(`${'a'.repeat(91)} (copia)`)
})
