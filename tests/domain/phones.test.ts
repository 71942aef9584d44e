import { expect, test } from 'vitest'
import { formatPhone, normalizePhone } from '#domain/phones.ts'

test.each([
  ['(01) 445-1234', '014451234'],
  ['+51 987 654 321', '+51987654321'],
  ['01/445.1234', '014451234'],
])('the telephone number %s is kept as %s', (written, kept) => {
  expect(normalizePhone(written)).toBe(kept)
})

test.each([
  ['987654321', '987 654 321'],
  ['+51987654321', '+51 987 654 321'],
  ['014451234', '014451234'],
  ['+4930123456', '+4930123456'],
  ['', ''],
])('the telephone number %s is shown as %s', (phone, shown) => {
  expect(formatPhone(phone)).toBe(shown)
})
