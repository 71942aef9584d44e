import { isJsonObject } from '#api/document.ts'
import { addDays } from '#domain/weeks.ts'
import { getOperation } from './contract.ts'
import type { Caller } from './exchange/caller.ts'
import { parseJson, sendRequest } from './exchange/exchange.ts'
import { CannotJudge } from './recorder.ts'

/** The days from today on in which scenarios book sessions. */
const bookedDays = 183

/** Demands that the clinic is open on the days in which scenarios book sessions. A server that refuses them on a closing day would be judged wrongly. */
export async function demandOpenDays(caller: Caller, url: string) {
  const today = new Date().toISOString().slice(0, 10)
  const query = { from: today, to: addDays(today, bookedDays) }
  const { body } = await sendRequest(url, getOperation('listAbsences'), { query }, { caller: 'administrator', jar: caller.jar })
  const absences = parseJson(body)
  // An answer of another shape is judged by the scenarios.
  const closed = [absences].flat().find((absence) => isJsonObject(absence) && absence.worker_id === null)
  if (isJsonObject(closed))
    throw new CannotJudge(
      `The clinic is closed on ${closed.from_date}, and scenarios book sessions until ${query.to}. Judge the server on a database without closing days until then.`,
    )
}
