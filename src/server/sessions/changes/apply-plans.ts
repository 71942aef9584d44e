import { sql } from 'kysely'
import { anyOf } from '../../database/any-of.ts'
import type { Trx } from '../../database/connect.ts'
import { splitForStatements } from '../../database/split-for-statements.ts'
import type { Plan } from './plan.ts'

/** The violation of a constraint by a step: the database's code of the error, and the name of the constraint. */
export type Violation = { code: string; constraint: string }

/** The maximum number of steps that one statement runs. */
const maxInStatement = 100

/**
 * Runs plans in their order. Returns the violations of those that the database refuses; all others are done. Where a refused one cannot take back its slot, because
 * an earlier one has got it or it was postponed, all are run again without it, so that what used its slot is refused too.
 */
export async function applyPlans(trx: Trx, ordered: readonly Plan[]): Promise<Map<Plan, Violation>> {
  const refused = new Map<Plan, Violation>()
  const wholes = new Map(ordered.flatMap((plan) => (plan.postponement ? [[plan.postponement, plan] as const] : [])))
  const getWhole = (plan: Plan) => wholes.get(plan) ?? plan
  for (;;) {
    await sql`savepoint change`.execute(trx)
    const { violations, mustRepeat } = await tryPlans(
      trx,
      ordered.filter((plan) => !refused.has(getWhole(plan))),
    )
    const refusedNow = [...violations].map(([plan, violation]) => [getWhole(plan), violation] as const)
    for (const [plan, violation] of refusedNow) refused.set(plan, violation)
    // What a refused plan has postponed takes its slot again.
    if (!mustRepeat && refusedNow.every(([plan]) => !plan.postponement)) return refused
    await sql`rollback to savepoint change`.execute(trx)
  }
}

async function tryPlans(trx: Trx, plans: readonly Plan[]) {
  const released = plans.flatMap(({ releases }) => releases)
  if (released.length > 0) await trx.deleteFrom('session_person').where('session_id', '=', anyOf(released)).execute()
  const violations = new Map<Plan, Violation>()
  let mustRepeat = false
  const steps = plans.map(({ writes, releases }, position) => ({ position, writes, releases }))
  for (const part of splitForStatements(steps, maxInStatement)) {
    const { rows } = await sql<{ step: number; code: string; refused_by: string; is_taken: boolean }>`
      select * from apply_session_steps(${JSON.stringify(part)}::jsonb)
    `.execute(trx)
    for (const { step, code, refused_by, is_taken } of rows) {
      violations.set(plans[step]!, { code, constraint: refused_by })
      mustRepeat ||= is_taken
    }
  }
  return { violations, mustRepeat }
}
