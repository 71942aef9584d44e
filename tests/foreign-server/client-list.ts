import { hasCode } from './access.ts'
import type { Call } from './call.ts'
import { Failure } from './failure.ts'
import type { Client, Person } from './records.ts'

const simplify = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()

const hasPhone = (phone: string, word: string) => {
  const [stored, digits] = [phone.replace('+', ''), word.replace(/[ ()./+-]/g, '')]
  // A number may be written with a calling code of up to three digits and stored without it.
  const isWithCallingCode = digits.endsWith(stored) && digits.length - stored.length <= 3
  return /^[0-9]+$/.test(digits) && (stored.includes(digits) || isWithCallingCode)
}

const hasWord = ({ person, guardian_name, guardian_phone }: Client, word: string) => {
  const texts = [person.name, person.father_last_name, person.mother_last_name, person.document, person.email, guardian_name]
  const phones = [person.phone, guardian_phone]
  return texts.some((text) => text && simplify(text).includes(simplify(word))) || phones.some((phone) => phone && hasPhone(phone, word))
}

/** Compares people by their names in the order of a Spanish dictionary. */
const comparePeople = (one: Person, other: Person) => {
  const { compare } = new Intl.Collator('es')
  return (
    compare(one.father_last_name, other.father_last_name) ||
    compare(one.mother_last_name, other.mother_last_name) ||
    compare(one.name, other.name)
  )
}

/** Access that a filter needs beyond that of the operation. */
const filterAccess: Record<string, string> = {
  upcoming: 'sessions.read',
  to_rebook: 'sessions.read',
  with_sessions: 'sessions.read',
  linked: 'public_links.read',
  linked_schedule_id: 'public_links.read',
}

/** Finds the clients that a query asks for, in its order, and their number on all pages. */
export const findClients = ({ caller, state: { store, rules }, query }: Call) => {
  for (const [filter, code] of Object.entries(filterAccess))
    if (filter in query && !hasCode(caller!.access, code)) throw new Failure('forbidden', [{ path: 'access', message: code }])
  if ('linked_schedule_id' in query) throw new Failure('badRequest', [{ path: 'linked_schedule_id', message: 'Este horario no existe.' }])

  const words = String(query.search ?? '')
    .trim()
    .split(/[\s,‑-]+/)
    // A calling code alone says nothing.
    .filter((word) => !/^\+\d{1,3}$/.test(word))
  // This server has neither sessions nor links.
  const isExcluded = query.upcoming === true || query.to_rebook === true || query.linked === true
  const isIncomplete = ({ person }: Client) => person.document === ''
  const found = [...store.clients.values()].filter(
    (client) =>
      client.deleted_at === null &&
      !isExcluded &&
      (query.incomplete === undefined || query.incomplete === isIncomplete(client)) &&
      words.every((word) => hasWord(client, word)),
  )

  const sort = String(query.sort ?? 'name')
  const compare = (one: Client, other: Client) => {
    if (sort.endsWith('document')) return one.person.document.localeCompare(other.person.document)
    // The records are in the order of their creation.
    if (sort.endsWith('created')) return 0
    return comparePeople(one.person, other.person)
  }
  found.sort(compare)
  if (sort.startsWith('-')) found.reverse()
  return { clients: rules.takePage(found, Number(query.offset ?? 0), Number(query.limit ?? found.length)), total: found.length }
}
