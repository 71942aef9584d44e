import { expect, test } from 'vitest'
import { formatPhone, isBadPhone, normalizePhone, splitJoinedPhone, splitPhones, toInternationalDigits } from '#domain/phones.ts'

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

test.each([
  ['987654321 / 912345678', ['987654321', '912345678']],
  ['987654321/912345678', ['987654321', '912345678']],
  ['987 654 321 - 912 345 678', ['987 654 321', '912 345 678']],
  ['987654321; 912345678', ['987654321', '912345678']],
  ['987654321, 912345678', ['987654321', '912345678']],
  ['987654321 y 912345678', ['987654321', '912345678']],
  ['987654321\n912345678', ['987654321', '912345678']],
  ['987654321\r\n912345678', ['987654321', '912345678']],
  ['987654321 y/o 912345678', ['987654321', '912345678']],
  ['987654321 // 912345678', ['987654321', '912345678']],
  ['987654321 & 912345678', ['987654321', '912345678']],
  ['+51 987 654 321 / 445-1234', ['+51 987 654 321', '445-1234']],
  ['445-1234 445-5678', ['445-1234', '445-5678']],
  ['987654321  912345678', ['987654321', '912345678']],
  ['+51987 654321', ['+51987 654321']],
  ['987 654 321', ['987 654 321']],
  ['(01) 445-1234', ['(01) 445-1234']],
  ['987-654-321', ['987-654-321']],
  ['01/445-1234', ['01/445-1234']],
  ['987654321 - casa', ['987654321 - casa']],
  ['', ['']],
])('%j has the numbers %j', (written, numbers) => {
  expect(splitPhones(written)).toEqual(numbers)
})

test.each([
  ['987654321912345678', '987654321', '912345678'],
  ['+51987654321912345678', '+51987654321', '912345678'],
  ['9876543214451234', '987654321', '4451234'],
  ['4451234987654321', '4451234', '987654321'],
  ['51987654321014451234', '51987654321', '014451234'],
  ['1234567812345678', '12345678', '12345678'],
])('the joined telephone %s is proposed as %s and %s', (phone, first, second) => {
  expect(isBadPhone(phone)).toBe(true)
  expect(splitJoinedPhone(phone)).toEqual([first, second])
})

test('a number of 15 digits is one number, with or without a plus sign', () => {
  expect(isBadPhone('+123456789012345')).toBe(false)
  expect(isBadPhone('123456789012345')).toBe(false)
})
