import { expect, test } from 'vitest'
import { getAge } from '#domain/age.ts'

test('the age changes on the birthday, not the day before', () => {
  expect(getAge('2026-05-13', '2018-05-14')).toBe(7)
  expect(getAge('2026-05-14', '2018-05-14')).toBe(8)
  expect(getAge('2026-11-24', '2026-01-02')).toBe(0)
})

test('a person born on 29 February gets older on 1 March of a common year', () => {
  expect(getAge('2026-02-28', '2020-02-29')).toBe(5)
  expect(getAge('2026-03-01', '2020-02-29')).toBe(6)
  expect(getAge('2028-02-29', '2020-02-29')).toBe(8)
})
