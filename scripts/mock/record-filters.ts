import { isJsonObject, type JsonObject, type JsonValue } from '#api/document.ts'
import { compareSpanish } from '#domain/collation.ts'
import { isBadPhone } from '#domain/phones.ts'
import { matchesSearch } from '#domain/search.ts'
import { isActive, type State } from '#domain/states.ts'
import type { Records } from './records.ts'

type Filter = (record: JsonObject, value: string) => boolean

/** Creates the filters that do not follow from the name of their parameter and the properties of the record. `today` divides past from future. */
export function createFilters(records: Records, today: string): Record<string, Filter> {
  const [sessions, links] = ['Session', 'PublicLink'].map((name) => [...(records.get(name)?.values() ?? [])])
  const isUpcoming = ({ id }: JsonObject) =>
    sessions!.some(
      ({ client, state, session_date, ends_on }) =>
        isJsonObject(client) && client.id === id && isActive(state as State) && String(session_date ?? ends_on ?? '9999') >= today,
    )
  return {
    search: matchesRecord,
    upcoming: (record, value) => isUpcoming(record) === (value === 'true'),
    incomplete: ({ person }, value) => (isJsonObject(person) && person.document === '') === (value === 'true'),
    bad_phone: ({ person, guardian_phone }, value) =>
      [isJsonObject(person) && person.phone, guardian_phone].some((phone) => isBadPhone(String(phone))) === (value === 'true'),
    linked: ({ public_link }, value) => (public_link !== null) === (value === 'true'),
    // Entries of the waiting list without a schedule wait for any.
    schedule_id: ({ schedule_id }, value) => schedule_id === null || schedule_id === undefined || schedule_id === value,
    before_id: (record, value) => String(listEntries(record)[0]?.id) < value,
    kind: (record, value) => listEntries(record).some(({ kind }) => kind === value),
    session_id: (record, value) => listEntries(record).some(({ record_id }) => record_id === value),
    linked_schedule_id: ({ public_link }, value) => links!.some((link) => link.url === public_link && link.schedule_id === value),
  }
}

/** Lists the entries of a change; an entry of the history is one itself. */
const listEntries = (record: JsonObject): JsonObject[] => (Array.isArray(record.entries) ? record.entries.filter(isJsonObject) : [record])

/**
 * True when a record has the value of a parameter of the query: `state` in the property of this name, `worker_id` also in the worker within it or in its
 * `worker_ids`, which are all when they are empty, and `role_id` in one of its roles. A parameter that is no part of the record filters nothing.
 */
export function matchesParameter(record: JsonObject, name: string, value: string): boolean {
  if (name in record) return String(record[name]) === value
  const listed = record[`${name}s`]
  if (Array.isArray(listed)) return listed.length === 0 || listed.includes(value)
  const part = name.replace(/_id$/, '')
  if (part === name) return true
  const parts = [record[part], record[`${part}s`]].flat().filter(isJsonObject)
  return (!(part in record) && !(`${part}s` in record)) || parts.some(({ id }) => id === value)
}

const searchedNames = ['name', 'father_last_name', 'mother_last_name', 'document', 'phone', 'email']

/** True when every word of a search is in the names or contact details of a record, or of the people within it. */
const matchesRecord = (record: JsonObject, search: string): boolean => matchesSearch(listTexts(record).join('\t'), search)

const listTexts = (record: JsonObject): string[] =>
  Object.entries(record).flatMap(([name, value]) => {
    if (isJsonObject(value)) return listTexts(value)
    return searchedNames.includes(name) && typeof value === 'string' ? [value] : []
  })

/** Sorts by a parameter such as `-created`. By name the examples are in order already. Series, which have no date, come first in both orders. */
export function sortBy(records: readonly JsonObject[], sort: string): JsonObject[] {
  const key = sort.replace(/^-/, '')
  const sorted = records.toSorted((one, other) => compareSpanish(getSortText(one, key), getSortText(other, key)))
  const ordered = sort.startsWith('-') ? sorted.toReversed() : sorted
  const isSeries = ({ session_date }: JsonObject) => session_date === null
  return [...ordered.filter(isSeries), ...ordered.filter((record) => !isSeries(record))]
}

function getSortText(record: JsonObject, key: string): string {
  const values: Record<string, JsonValue | undefined> = {
    created: record.created_at,
    updated: record.updated_at,
    document: isJsonObject(record.person) ? record.person.document : record.document,
    date: `${record.session_date} ${String(record.time).padStart(4, '0')}`,
  }
  return String(values[key] ?? '')
}
