import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { createRandomId } from '#api/random-id.ts'
import { tabStorage } from '../../data/browser-storage.ts'
import type { TypedForm } from './closed-forms.ts'
import { getDraftGeneration, getDraftKey, isDraftCurrent } from './draft-storage.ts'
import { isEmptyValue, isPrimitive, isRecord } from './form-values.ts'
import type { FormDraft } from './use-request-form.ts'

const writeDelay = 300
/** A form with the longest allowed note has about 5,000 characters. */
const maxLength = 20_000

const vTypedForm = v.object({
  form: v.string(),
  path: v.string(),
  initialValues: v.unknown(),
  values: v.unknown(),
  opening: v.optional(v.unknown()),
})
const vDraft = v.object({ writer: v.string(), savedAt: v.number(), typed: vTypedForm })

/** The writers whose form is being sent. Their draft is deleted when it is saved, and the user is told when it is refused. */
const sendingWriters = new Set<string>()

type DraftOptions = {
  /** The id of the user whose draft it is. */
  userId: string
  /** 'client', 'worker', 'booking', 'note'. */
  kind: string
  /** Tells the draft from the others of its kind; '' when there is one at a time. */
  record?: string
  /** The values with which the form opens. A draft of another shape is from another build and is ignored. */
  initialValues: unknown
  /** The schema of `opening`, where the form has one. */
  vOpening?: v.GenericSchema
}

/** A draft of an earlier visit, which the form offers. */
export type OfferedDraft = { savedAt: number; typed: TypedForm }

/**
 * Keeps what is typed in a form, so that it survives a reload and the end of the sign-in, and offers what an earlier visit has left. The offer ends when
 * the user types in this form, whose draft then replaces the old one.
 */
export function useDraft({ userId, kind, record = '', initialValues, vOpening = v.unknown() }: DraftOptions) {
  const key = getDraftKey(userId, kind, record)
  const [writer] = useState(createRandomId)
  const [generation] = useState(getDraftGeneration)
  const [offered, setOffered] = useState(() => {
    const draft = readDraft(key)
    if (!draft || sendingWriters.has(draft.writer)) return undefined
    const { typed } = draft
    const hasShape = [typed.initialValues, typed.values].every((values) => hasShapeOf(initialValues, values))
    return hasShape && v.is(vOpening, typed.opening) ? draft : undefined
  })
  /** The writers of the drafts that are this form's: its own, and the one that it has replaced. */
  const writers = useRef(new Set([writer]))
  const waiting = useRef<{ typed: TypedForm; timer: ReturnType<typeof setTimeout> }>(undefined)

  const flush = () => {
    if (!waiting.current) return
    const { typed, timer } = waiting.current
    waiting.current = undefined
    clearTimeout(timer)
    const text = JSON.stringify({ writer, savedAt: Date.now(), typed })
    if (text.length <= maxLength && generation === getDraftGeneration()) tabStorage.write(key, text)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is written when the page or the form goes away
  useEffect(() => {
    window.addEventListener('pagehide', flush)
    return () => {
      window.removeEventListener('pagehide', flush)
      flush()
    }
  }, [key])

  const draft: FormDraft = {
    write: (typed) => {
      clearTimeout(waiting.current?.timer)
      waiting.current = { typed, timer: setTimeout(flush, writeDelay) }
      if (offered) writers.current.add(offered.writer)
      setOffered(undefined)
    },
    setSending: (isSending) => void (isSending ? sendingWriters.add(writer) : sendingWriters.delete(writer)),
    remove: () => {
      clearTimeout(waiting.current?.timer)
      waiting.current = undefined
      const stored = readDraft(key)
      if (stored && writers.current.has(stored.writer)) tabStorage.remove(key)
    },
  }
  return {
    draft,
    offered: offered satisfies OfferedDraft | undefined,
    /** Deletes the offered draft. */
    discardOffered: () => {
      tabStorage.remove(key)
      setOffered(undefined)
    },
  }
}

/** Returns a stored draft. One that is damaged or too old is deleted. */
function readDraft(key: string) {
  const { success, output } = v.safeParse(vDraft, tabStorage.readJson(key))
  if (success && isDraftCurrent(output)) return output
  tabStorage.remove(key)
  return undefined
}

/** True when a value from a store can be that of a form which opened with `initial`: the same fields, each with a value of its kind. */
function hasShapeOf(initial: unknown, value: unknown): boolean {
  if (Array.isArray(initial)) return Array.isArray(value) && value.every(isPrimitive)
  if (!isRecord(initial)) return isPrimitive(value) && (isEmptyValue(initial) || isEmptyValue(value) || typeof initial === typeof value)
  if (!isRecord(value)) return false
  return Object.keys({ ...initial, ...value }).every((key) => key in initial && key in value && hasShapeOf(initial[key], value[key]))
}
