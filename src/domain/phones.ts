/** Returns the digits of a telephone number, with a leading + where there is one: "(01) 445-1234" becomes "014451234". */
export const normalizePhone = (written: string): string => written.replace(/[^0-9+]/g, '')

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
