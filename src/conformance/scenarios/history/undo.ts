import { isJsonObject } from '#api/document.ts'
import type { Context } from '../../context.ts'
import { type Answer, isSame } from '../../exchange/answer.ts'
import { show } from '../../judge/violation.ts'
import { Failed } from '../../recorder.ts'

/** Returns the id of the change that a call made. A call without one is a failure, and ends the scenario. */
export function getChangeId(answer: Answer<unknown>): string {
  const id = answer.getHeader('change-id')
  answer.checkHeader(id !== undefined, 'change-id', 'the id of the change')
  if (id === undefined) throw new Failed()
  return id
}

/** Undoes a change, and returns the id of the undo. */
export async function undo({ administrator }: Context, id: string): Promise<string> {
  const undone = await administrator.call('undoChange', { path: { id } })
  undone.expectFields({ operation: 'undoChange', undoes: id })
  undone.check(undone.body.change_id !== id, '/change_id', 'a new id')
  undone.expectHeader('change-id', String(undone.body.change_id))
  return undone.body.change_id!
}

/** Makes a change, undoes it and undoes that, and expects what `read` reads to be as before, and then as after the change. */
export async function expectUndoAndRedo(context: Context, change: () => Promise<Answer<unknown>>, read: () => Promise<Answer<unknown>>) {
  const before = await read()
  const id = getChangeId(await change())
  const after = await read()
  const undoId = await undo(context, id)
  expectSame(await read(), before)
  await undo(context, undoId)
  expectSame(await read(), after)
}

/** Expects an answer to be as an earlier one, apart from the times of the last change. */
function expectSame(answer: Answer<unknown>, earlier: Answer<unknown>) {
  const [now, before] = [withoutTimes(answer.body), withoutTimes(earlier.body)]
  answer.check(isSame(now, before), '', `what it was: ${show(before)}`, now)
}

function withoutTimes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTimes)
  if (!isJsonObject(value)) return value
  const { updated_at: _, ...rest } = value
  return Object.fromEntries(Object.entries(rest).map(([name, part]) => [name, withoutTimes(part)]))
}
