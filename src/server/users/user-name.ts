import { createBadRequestError } from '../errors.ts'

/** Returns a user name as it is stored and compared: in one Unicode form (NFKC), trimmed, with single blanks. */
export const normalizeUserName = (typed: string): string => typed.normalize('NFKC').trim().replace(/ +/g, ' ')

/**
 * Returns the normalized name of a new or changed user. The contract's pattern admits accents as characters of their own, because some keyboards
 * write letters so. Throws a 400 if one belongs to no letter, because such a name can look like another one.
 */
export function readUserName(typed: string): string {
  const name = normalizeUserName(typed)
  if (/\p{M}/u.test(name))
    throw createBadRequestError('El nombre de usuario no es válido.', [
      { path: 'name', message: 'Tiene un acento que no va con su letra.' },
    ])
  return name
}
