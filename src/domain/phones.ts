/** Returns the digits of a telephone number, with a leading + where there is one: "(01) 445-1234" becomes "014451234". */
export const normalizePhone = (written: string): string => written.replace(/[^0-9+]/g, '')

/** Groups the digits of a Peruvian mobile number: "+51 987 654 321". Other numbers stay as they are. */
export const formatPhone = (phone: string): string =>
  phone.replace(/^(\+51)?(9\d{2})(\d{3})(\d{3})$/, (_, prefix: string | undefined, ...groups: string[]) =>
    [...(prefix ? [prefix] : []), ...groups.slice(0, 3)].join(' '),
  )
