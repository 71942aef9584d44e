import { expect, test } from 'vitest'
import { createCopyName } from '#domain/copy-name.ts'

test('the name of a copy says that it is a copy, and that of a further copy has a number', () => {
  expect(createCopyName('Terapia infantil', 100)).toBe('Terapia infantil (copia)')
  expect(createCopyName('Terapia infantil (copia)', 100)).toBe('Terapia infantil (copia 2)')
  expect(createCopyName('Terapia infantil (copia 9)', 100)).toBe('Terapia infantil (copia 10)')
})

test('the name of a copy is shortened to the maximum length', () => {
  expect(createCopyName('a'.repeat(100), 100)).toBe(`${'a'.repeat(92)} (copia)`)
  expect(createCopyName(`${'a'.repeat(91)} bcdefghi`, 100)).toBe(`${'a'.repeat(91)} (copia)`)
})
