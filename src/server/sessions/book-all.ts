import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { SessionInput } from '#api/generated/wire.ts'
import type { Problem } from '#domain/problem.ts'
import { isActive } from '#domain/states.ts'
import type { Trx } from '../database/connect.ts'
import { sentenceOfConstraint } from '../database/constraints.ts'
import { multiple } from '../errors.ts'
import { type Clash, clashesOf, inOneSentence } from './clash.ts'
import { lockPeople } from './lock.ts'
import { durationsOf, type Place, placeAsked } from './place.ts'

/** A session to be made: where, and what is marked on it. */
type Wanted = Place & Required<Pick<SessionInput, 'state' | 'attended' | 'note'>> & { id: string }

/** Books all of these sessions or none; answers their ids in this order. A refusal names each one that cannot be booked, and why. */
export async function bookAll(trx: Trx, inputs: readonly SessionInput[], today: string): Promise<string[]> {
  await lockPeople(trx, inputs)
  const durations = await durationsOf(trx, inputs)
  const problems = new Map<number, Problem>()
  const wanted = new Map<number, Wanted>()
  for (const [index, input] of inputs.entries()) {
    const duration = durations[index]!
    if (typeof duration !== 'number') problems.set(index, duration)
    else wanted.set(index, wantedOf(input, duration, today))
  }
  const refused = await book(trx, [...wanted.values()])
  for (const [index, { id }] of wanted) {
    const problem = refused.get(id)
    if (problem) problems.set(index, problem)
  }
  if (problems.size > 0) throw refusal(problems, inputs.length)
  return [...wanted.values()].map(({ id }) => id)
}

const wantedOf = (input: SessionInput, duration: number, today: string): Wanted => ({
  ...placeAsked(input, duration, today),
  id: newId(),
  state: input.state ?? 'pending',
  attended: input.attended ?? null,
  note: input.note ?? null,
})

/** Books what can be booked; answers by id what is in the way of the others. */
async function book(trx: Trx, wanted: readonly Wanted[]): Promise<Map<string, Problem>> {
  // what releases its slot first, so that another one of the list may take it
  const inOrder = wanted.toSorted((one, other) => Number(isActive(one.state)) - Number(isActive(other.state)))
  const { rows } = await sql<{ id: string; refused_by: string }>`select * from book_sessions(${JSON.stringify(inOrder)}::jsonb)`.execute(
    trx,
  )
  const refusedBy = new Map(rows.map(({ id, refused_by }) => [id, refused_by]))
  // asked while the others stand, because they may be what is in the way
  const busy = inOrder.filter(({ id }) => refusedBy.get(id)?.endsWith('_busy'))
  const clashes = await clashesOf(trx, busy)
  const places = new Map(inOrder.map(({ id }, place) => [id, place]))
  const sentences = new Map(
    busy.map(({ id }, index) => {
      const before = clashes[index]!.filter(({ session_id }) => (places.get(session_id) ?? -1) < places.get(id)!)
      return [id, inOneSentence(before.map((clash) => (places.has(clash.session_id) ? inThisList(clash) : clash)))]
    }),
  )
  return new Map(
    [...refusedBy].map(([id, constraint]) => {
      const { path, message } = sentenceOfConstraint(constraint) ?? { path: '', message: 'No se puede reservar.' }
      return [id, { path, message: sentences.get(id) ?? message }]
    }),
  )
}

const inThisList = (clash: Clash): Clash => ({ ...clash, message: clash.message.replace(/\.$/, ', en esta misma lista.') })

function refusal(problems: ReadonlyMap<number, Problem>, all: number) {
  const count =
    problems.size === 1 ? `1 de ${all} sesiones no se puede reservar.` : `${problems.size} de ${all} sesiones no se pueden reservar.`
  const message = all === 1 ? 'La sesión no se puede reservar.' : `${count} No se reservó ninguna.`
  const details = [...problems]
    .sort(([one], [other]) => one - other)
    .map(([index, { path, message }]) => ({ path: ['sessions', index, ...(path === '' ? [] : [path])].join('.'), message }))
  return multiple(message, details)
}
