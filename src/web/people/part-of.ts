import type { Person } from '#api/generated/app.ts'
import { isMeant } from './is-meant.ts'
import type { ListView } from './list-view.ts'

type Row = { person: Person; createdAt: string }

/** The part of a whole list that a view shows: what the server does where it has the additions. */
export function partOf<R extends Row>(rows: readonly R[], { search, sort, page, size }: ListView): { rows: R[]; total: number } {
  const found = rows.filter(({ person }) => isMeant(person, search))
  const by = orders[sort.replace('-', '') as keyof typeof orders]
  const sign = sort.startsWith('-') ? -1 : 1
  found.sort((one, other) => sign * by(one, other))
  return { rows: found.slice((page - 1) * size, page * size), total: found.length }
}

// made once: it costs more than sorting thousands with it
const collator = new Intl.Collator('es')
const surnameFirst = ({ person }: Row) => `${person.fatherLastName}\t${person.motherLastName}\t${person.name}`

const orders = {
  name: (one: Row, other: Row) => collator.compare(surnameFirst(one), surnameFirst(other)),
  document: (one: Row, other: Row) => collator.compare(one.person.document, other.person.document),
  created: (one: Row, other: Row) => collator.compare(one.createdAt, other.createdAt),
}
