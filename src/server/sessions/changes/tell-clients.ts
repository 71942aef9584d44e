import { sql } from 'kysely'
import type { Trx } from '../../database/connect.ts'
import type { ClientStep } from './appointment-steps.ts'
import type { Step } from './step.ts'
import type { EffectOptions } from './step-effect.ts'
import { writeMessages } from './write-messages.ts'

/** What a step of a change means to a client. */
type StepOfClient = { own: ClientStep; step: Step }

/** Returns the steps of clients who replied that they do not come. Called before the change: a session that moves loses its reply. */
export async function findDeclined(trx: Trx, steps: readonly ClientStep[]): Promise<Set<ClientStep>> {
  const placed = steps.flatMap((step) => (step.place && step.before ? [{ step, ...step.place }] : []))
  if (placed.length === 0) return new Set()
  const pick = (key: 'worker_id' | 'turn_id' | 'time' | 'session_date') => placed.map((place) => place[key])
  const { rows } = await sql<{ position: number }>`
    select position::int from unnest(
      ${placed.map(({ step }) => step.client_id)}::uuid[], ${pick('worker_id')}::uuid[], ${pick('turn_id')}::uuid[], ${pick('time')}::smallint[],
      ${pick('session_date')}::date[]
    ) with ordinality as place (client_id, worker_id, turn_id, time, session_date, position)
    join session_reply using (client_id, worker_id, turn_id, time, session_date)
    where reply = 'declined'
  `.execute(trx)
  return new Set(rows.map(({ position }) => placed[position - 1]!.step))
}

/** Writes what the clients of a change must be told. Those who know it, and those who declined, are told nothing. */
export async function tellClients(trx: Trx, steps: readonly StepOfClient[], declined: ReadonlySet<ClientStep>, options: EffectOptions) {
  const isKnown = ({ own, step }: StepOfClient) => options.clientKnows || declined.has(own) || doesClientKnow(step)
  const byClient = Map.groupBy(steps, ({ own }) => own.client_id)
  const news = [...byClient].map(([client_id, ofClient]) => {
    const { known = [], toTell = [] } = Object.groupBy(ofClient, (each) => (isKnown(each) ? 'known' : 'toTell'))
    return { client_id, known: known.map(({ own }) => own), toTell: toTell.map(({ own }) => own) }
  })
  await writeMessages(trx, news, options.now)
}

function doesClientKnow(step: Step): boolean {
  if (step.kind === 'delete') return step.clientKnows
  return step.body.client_knows ?? false
}
