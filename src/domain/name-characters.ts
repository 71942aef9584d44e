import type { Problem } from './problem.ts'

/**
 * Characters that nobody sees, that change the direction of the text around them, or that have no meaning of their own: control, format and private-use
 * characters, separators of lines, half surrogate pairs, blanks that are letters or symbols. With them two names look the same, or one looks like another.
 */
const hiddenCharacter = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u

/** More combining marks in a row than any language writes, which would cover the lines above and below. */
const tooManyMarks = /\p{M}{4}/u

/** Finds what keeps a text from being a name that people can read and tell from others. */
export function findNameProblems(name: string, path: string): Problem[] {
  if (hiddenCharacter.test(name)) return [{ path, message: 'Tiene caracteres que no se ven: escríbalo de nuevo' }]
  if (tooManyMarks.test(name)) return [{ path, message: 'Tiene más de tres acentos seguidos: escríbalo de nuevo' }]
  return []
}
