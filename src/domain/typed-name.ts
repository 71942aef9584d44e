import type { Name } from './names.ts'

/** Words that belong to the next one: "de la Cruz", "del Carmen". */
const particles = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'san', 'santa'])

/** True for a text in which someone can be named: it has a letter and no digit or @. */
export const isTypedName = (text: string): boolean => /\p{L}/u.test(text) && !/[\d@]/.test(text)

/** Counts the names in a text: "Ana de la Cruz" has two. */
export const countTypedNames = (text: string): number => joinParticles(text).length

/**
 * Splits a name as it is typed. "Ana Ríos" and "Ana Ríos Luna" have one given name, "Ana Eva Ríos Luna" has two, and in "Ríos Luna, Ana Eva" they follow the comma.
 * Names that were typed in small letters get capitals.
 */
export function splitTypedName(text: string): Name {
  const [before = '', after] = (text === text.toLowerCase() ? capitalizeNames(text) : text).split(',')
  const names = joinParticles(before)
  if (after !== undefined) return { given: joinParticles(after).join(' '), ...splitLastNames(before) }
  const givenCount = Math.max(1, names.length - 2)
  const [father = '', mother = ''] = names.slice(givenCount)
  return { given: names.slice(0, givenCount).join(' '), father, mother }
}

/** Splits a name of a list, in which the last names come first, with or without a comma after them: "Ríos Luna Ana Eva". */
export function splitListedName(text: string): Name {
  const names = joinParticles(text)
  if (text.includes(',') || names.length < 2) return splitTypedName(text)
  const lastNameCount = Math.min(2, names.length - 1)
  return splitTypedName(`${names.slice(0, lastNameCount).join(' ')}, ${names.slice(lastNameCount).join(' ')}`)
}

/** Splits the last names that a cell of a list has together: "de la Cruz Ríos" has "de la Cruz" and "Ríos". */
export function splitLastNames(text: string): Pick<Name, 'father' | 'mother'> {
  const [father = '', ...mother] = joinParticles(text)
  return { father, mother: mother.join(' ') }
}

/** Splits a text into names, each with the particles before it. */
function joinParticles(text: string): string[] {
  const names: string[] = []
  let started = ''
  for (const word of text.split(/[\s,]+/).filter(Boolean)) {
    started = started ? `${started} ${word}` : word
    if (particles.has(word.toLowerCase())) continue
    names.push(started)
    started = ''
  }
  return started ? [...names, started] : names
}

const capitalizeNames = (text: string) =>
  text.replace(/\p{L}+/gu, (word) => (particles.has(word) ? word : word[0]!.toUpperCase() + word.slice(1)))
