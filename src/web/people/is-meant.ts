import type { Person } from '#api/generated/app.ts'
import { spokenName } from './name.ts'

/** Whether a search means somebody, by the server's rule: every word stands somewhere in name or document, without regard to accents and capitals. */
export function isMeant(person: Person, search: string) {
  const text = plain(`${spokenName(person)} ${person.document}`)
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
