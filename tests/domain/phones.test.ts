import { expect, test } from 'vitest'
import { formatPhone, normalizePhone, toInternationalDigits } from '#domain/phones.ts'

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

test.each([
  ['a mobile number gets the prefix', '987654321', '51', '51987654321'],
  ['a number with + keeps its country code', '+4930123456', '51', '4930123456'],
  ['a number with 00 keeps its country code', '0051987654321', '51', '51987654321'],
  ['a number that has the prefix does not get it twice', '51987654321', '51', '51987654321'],
  ['nine digits that begin like the prefix get it', '519876543', '51', '51519876543'],
  ['a landline number loses its zero', '014451234', '51', '5114451234'],
  ['a number without a zero is a landline number too', '14451234', '51', '5114451234'],
  ['ten digits that begin like a prefix of two digits get it', '5255123456', '52', '525255123456'],
  ['a number with a prefix of one digit does not get it twice', '14155552671', '1', '14155552671'],
  ['a number with a prefix of three digits does not get it twice', '59171234567', '591', '59171234567'],
])('for messages %s: %s', (_, phone, prefix, digits) => {
  expect(toInternationalDigits(phone, prefix)).toBe(digits)
})
