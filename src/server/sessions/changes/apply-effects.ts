import { sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Trx } from '../../database/connect.ts'
import { splitForStatements } from '../../database/split-for-statements.ts'
import type { StepEffect } from './step-effect.ts'

/** The violation of a constraint by a step: the database's code of the error, and the name of the constraint. */
export type Violation = { code: string; constraint: string }

/** The maximum number of steps that one statement runs. */
const maxInStatement = 100

/**
 * Runs effects in their order. Returns the violations of those that the database refuses; all others are done. Where a refused one cannot take back its slot, because
 * an earlier one has got it or it was postponed, all are run again without it, so that what used its slot is refused too.
 */
export async function applyEffects(trx: Trx, ordered: readonly StepEffect[]): Promise<Map<StepEffect, Violation>> {
  const refused = new Map<StepEffect, Violation>()
  const wholes = new Map(ordered.flatMap((effect) => (effect.postponement ? [[effect.postponement, effect] as const] : [])))
  const getWhole = (effect: StepEffect) => wholes.get(effect) ?? effect
  for (;;) {
    await sql`savepoint change`.execute(trx)
    const { violations, mustRepeat } = await tryEffects(
      trx,
      ordered.filter((effect) => !refused.has(getWhole(effect))),
    )
    const refusedNow = [...violations].map(([effect, violation]) => [getWhole(effect), violation] as const)
    for (const [effect, violation] of refusedNow) refused.set(effect, violation)
    // A session that a refused effect has postponed takes its slot again.
    if (!mustRepeat && refusedNow.every(([effect]) => !effect.postponement)) return refused
    await sql`rollback to savepoint change`.execute(trx)
  }
}

async function tryEffects(trx: Trx, effects: readonly StepEffect[]) {
  const released = effects.flatMap(({ releases }) => releases)
  if (released.length > 0) await trx.deleteFrom('session_person').where('session_id', '=', anyOf(released)).execute()
  const violations = new Map<StepEffect, Violation>()
  let mustRepeat = false
  const steps = effects.map(({ writes, releases }, position) => ({ position, writes, releases }))
  for (const part of splitForStatements(steps, maxInStatement)) {
    const { rows } = await sql<{ step: number; code: string; refused_by: string; is_taken: boolean }>`
      select * from apply_session_steps(${JSON.stringify(part)}::jsonb)
    `.execute(trx)
    for (const { step, code, refused_by, is_taken } of rows) {
      violations.set(effects[step]!, { code, constraint: refused_by })
      mustRepeat ||= is_taken
    }
  }
  return { violations, mustRepeat }
}
