import type { Problem } from './problem.ts'

/** Returns the digits of a telephone number, with a leading + where there is one: "(01) 445-1234" becomes "014451234". */
export const normalizePhone = (written: string): string => written.replace(/[^0-9+]/g, '')

/** The fewest digits of a number, and the most, with the code of its country. */
export const [minPhoneDigits, maxPhoneDigits] = [6, 15]

/** True for a stored telephone that is longer than any number: two that were written into one. */
export const isBadPhone = (phone: string): boolean => normalizePhone(phone).replace('+', '').length > maxPhoneDigits

/** Matches the signs and words between two numbers. A hyphen separates them only between blanks. */
const phoneSeparator = /\s(?:y|e|o|u|ó|y\s*\/\s*o)\s|[/;,|&\\\r\n]+|\s[-–—]\s/i

/**
 * Returns the numbers of a written text: two of "987654321 / 912345678" and of "445-1234 445-5678", but one of "01/445-1234" and of "987 654 321", whose parts
 * are too short for numbers. After a + and the code of a country a blank stands anywhere: "+51987 654321".
 */
export function splitPhones(written: string): string[] {
  const parts = written.split(phoneSeparator).map((part) => part.trim())
  if (!parts.every(isLongEnough)) return [written]
  const [only = '', ...others] = parts
  const words = only.split(/\s+/)
  return others.length === 0 && !only.startsWith('+') && words.every(isLongEnough) ? words : parts
}

const isLongEnough = (part: string) => normalizePhone(part).replace('+', '').length >= minPhoneDigits

/** Finds two numbers that together have no more digits than one may have: "445-1234 - 445-5678". */
export const findPhoneProblems = (written: string | null | undefined, path: string): Problem[] =>
  splitPhones(written ?? '').length > 1 ? [{ path, message: 'Son dos números: escriba uno solo' }] : []

/** Proposes the two numbers of a stored telephone in which they were joined: a mobile number of Peru is known by its 9, others are cut in half. */
export function splitJoinedPhone(phone: string): [first: string, second: string] {
  const mobile = /^((?:\+?51)?9\d{8})(\d{6,})$/.exec(phone) ?? /^(.{6,})((?:51)?9\d{8})$/.exec(phone)
  const middle = Math.ceil(phone.length / 2)
  return mobile ? [mobile[1] ?? '', mobile[2] ?? ''] : [phone.slice(0, middle), phone.slice(middle)]
}

/** Groups the digits of a Peruvian mobile number: "+51 987 654 321". Other numbers stay as they are. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(\+51)?(9\d{2})(\d{3})(\d{3})$/, (_, prefix: string | undefined, ...groups: string[]) =>
    [...(prefix ? [prefix] : []), ...groups.slice(0, 3)].join(' '),
  )

/** A country code and the shortest national number with an area code: 11 digits for Peru, Spain, Bolivia or the United States. */
const internationalLength = 11

/**
 * Returns the digits by which a telephone can be reached from every country: "987654321" becomes "51987654321" with the prefix "51".
 *
 * A number with + or 00 has its country code. Any other one that begins with the prefix has it already only if it has at least 11 digits: a
 * Peruvian number without its country code has 8 or 9 digits, whatever it begins with. Zeros at the beginning are dialed within a country only.
 */
export function toInternationalDigits(phone: string, prefix: string): string {
  const digits = normalizePhone(phone).replace(/^00/, '+')
  if (digits.startsWith('+')) return digits.slice(1)
  if (digits.startsWith(prefix) && digits.length >= internationalLength) return digits
  return prefix + digits.replace(/^0+/, '')
}
