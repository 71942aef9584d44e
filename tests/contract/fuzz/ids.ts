/** The two digits by which the ids of the contract's examples tell what they identify. */
const codes = {
  person: '01',
  client: '02',
  worker: '03',
  user: '04',
  role: '05',
  access: '07',
  schedule: '08',
  turn: '09',
  session: '0a',
  link: '0b',
  absence: '0c',
  waiting_entry: '0d',
  message: '11',
}
type Kind = keyof typeof codes

/** Builds what the ids of a kind begin with. Ten digits follow. */
export const buildStart = (kind: Kind) => `01998a00-0000-7000-8000-${codes[kind]}`

/** Builds the id of a record as the contract's examples do. */
export const buildId = (kind: Kind, number: number) => `${buildStart(kind)}${String(number).padStart(10, '0')}`

/** The numbers in the ids of records that exist, of a deleted record, and of none. Calls that name the first records fit each other best. */
export const idNumbers = { existing: [1, 1, 1, 2, 3], deleted: [9], unknown: [99] }

/** The records that the ids of a case name. */
export type IdChoice = keyof typeof idNumbers

/** Lists ids of the kind that the example or the property's name tells, otherwise of every kind. */
export function listIds(choice: IdChoice, { name, example }: { name: string; example?: unknown }): string[] {
  const kinds = Object.keys(codes) as Kind[]
  const fitting = kinds.filter((kind) =>
    typeof example === 'string' ? example.startsWith(buildStart(kind)) : [`${kind}_id`, `${kind}_ids`].includes(name),
  )
  return (fitting.length > 0 ? fitting : kinds).flatMap((kind) => idNumbers[choice].map((number) => buildId(kind, number)))
}

/** The addresses of the first two links, which belong to the other clients than the first. The third link does not exist. */
export const linkUrls = ['A'.repeat(22), 'B'.repeat(22)]

/** The signed-in users who call, with the numbers in their ids. Two of them are the first client and the first worker. */
export const actors = { administrator: 1, client: 2, therapist: 3, 'user without access': 4 }

export type Actor = keyof typeof actors | 'visitor'

/** Returns the token of a user's sign-in. */
export const buildToken = (actor: keyof typeof actors) => `sign-in-${actors[actor]}`
