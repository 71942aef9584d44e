import { expect, test } from 'vitest'
import { copyName } from '#domain/copy-name.ts'

test('the name of a copy says that it is a copy, and the next one counts', () => {
  expect(copyName('Terapia infantil', 100)).toBe('Terapia infantil (copia)')
  expect(copyName('Terapia infantil (copia)', 100)).toBe('Terapia infantil (copia 2)')
  expect(copyName('Terapia infantil (copia 9)', 100)).toBe('Terapia infantil (copia 10)')
})

test('the name of a copy keeps the maximum length', () => {
  expect(copyName('a'.repeat(100), 100)).toBe(`${'a'.repeat(92)} (copia)`)
  expect(copyName(`${'a'.repeat(91)} bcdefghi`, 100)).toBe(`${'a'.repeat(91)} (copia)`)
})
