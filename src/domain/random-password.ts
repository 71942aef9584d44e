const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'

/**
 * Generates a password of 16 letters and digits, without the ones that look alike. `pickIndex` returns a random whole number from 0 to below its
 * argument.
 */
export const generatePassword = (pickIndex: (count: number) => number): string =>
  Array.from({ length: 16 }, () => alphabet[pickIndex(alphabet.length)]).join('')
