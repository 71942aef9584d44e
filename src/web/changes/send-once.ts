import * as v from 'valibot'
import type { Answer, Input, PathOf } from '#api/client.ts'
import { ApiError, errorCode } from '#api/errors.ts'
import { isTimeout } from '#api/middleware.ts'
import { createRandomId } from '#api/random-id.ts'
import { changeRepeats } from '#web/constants.ts'
import { api } from '#web/data/api.ts'
import { getStorageOwner, readUserValue, writeUserValue } from '#web/data/user-storage.ts'
import { isOutcomeUnknown } from '#web/ui/feedback/describe-error.ts'
import { SignedOutError } from '#web/ui/feedback/signed-out-error.ts'

/** The changes of which no answer has arrived, by a hash of the call, and the key with which each was sent. */
const vUnanswered = v.array(v.object({ call: v.string(), key: v.string(), sentAt: v.number() }))
const storageName = 'unanswered'
const maxStored = 10

/** For so long the same change has the same key, in milliseconds. Afterwards it is taken for a new one. */
const lifetime = 10 * 60_000

function listUnanswered() {
  const { success, output } = v.safeParse(vUnanswered, readUserValue(storageName))
  return success ? output.filter(({ sentAt }) => Date.now() - sentAt < lifetime) : []
}

const findUnanswered = (name: string) => listUnanswered().find(({ call }) => call === name)

/** Names a call by a hash of its path and input. Should two calls have the same name, the server refuses the key of the one for the other. */
function nameCall(path: string, input: object): string {
  const text = JSON.stringify([path, input])
  // FNV-1a, with 32 bits.
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return `${text.length} ${hash >>> 0}`
}

/** True for a change that was sent and may have been made: no answer has arrived. */
export const isUnanswered = <P extends PathOf<'post'>>(path: P, input: Input<'post', P>) =>
  findUnanswered(nameCall(path, input)) !== undefined

/** True while it is not known whether a change was made: its answer was lost, or an earlier attempt is still in progress. */
const isLost = (error: unknown) =>
  isOutcomeUnknown(error) || (error instanceof ApiError && error.code === errorCode.conflict && error.retryAfter !== undefined)

/** The statuses with which the server refuses a change after it has looked for its key. A missing access, for example, it finds before. */
const statusesAfterKey = [400, 404, 409, 413, 422]
const isJudged = (error: unknown) => error instanceof ApiError && statusesAfterKey.includes(error.status ?? 0) && !isLost(error)

/** True for an error that another attempt would not change soon. */
const isFinal = (error: unknown) => error instanceof ApiError && (error.status === 401 || error.status === 403 || isTimeout(error.cause))

/**
 * Sends a change with a key, by which the server makes it once however often it gets it. The key is kept until it is known whether the change was made: the same
 * change that is sent again meanwhile has the same key, also after a reload of the page.
 */
export const sendOnce = <P extends PathOf<'post'>>(path: P, input: Input<'post', P>) => sendWithKey(path, input, [])

/** Does what `sendOnce` does, and repeats the call automatically when the connection is lost. */
export const sendUntilAnswered = <P extends PathOf<'post'>>(path: P, input: Input<'post', P>) => sendWithKey(path, input, changeRepeats)

/** `pauses`: the milliseconds before each repetition. Throws a `SignedOutError` once someone else may use the tab. */
async function sendWithKey<P extends PathOf<'post'>>(
  path: P,
  input: Input<'post', P>,
  pauses: readonly number[],
): Promise<Answer<'post', P>> {
  const owner = getStorageOwner()
  const call = nameCall(path, input)
  const earlier = findUnanswered(call)
  const key = earlier?.key ?? createRandomId()
  const others = () => listUnanswered().filter((sent) => sent.call !== call)
  const checkOwner = () => {
    if (getStorageOwner() !== owner) throw new SignedOutError()
  }
  writeUserValue(storageName, [...others(), { call, key, sentAt: Date.now() }].slice(-maxStored))
  let lost: unknown
  for (const pause of [...pauses, undefined]) {
    try {
      const answer = await api.change('post', path, input, key)
      checkOwner()
      writeUserValue(storageName, others())
      return answer
    } catch (error) {
      checkOwner()
      if (isLost(error)) lost = error
      if (isJudged(error) || (lost === undefined && !earlier)) {
        writeUserValue(storageName, others())
        throw error
      }
      if (isFinal(error)) throw error
      // A later attempt that could not be sent, for example, does not say what came of the first one.
      if (pause === undefined) throw lost ?? error
      await new Promise((resolve) => setTimeout(resolve, pause))
      checkOwner()
    }
  }
  throw lost
}
