import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { createRandomId } from '#api/random-id.ts'
import { tabStorage } from '#web/data/browser-storage.ts'
import { getStorageOwner, getUserKey, isCurrent } from '#web/data/user-storage.ts'
import { isEmptyValue, isPrimitive, isRecord, keepTypedValues } from './form-values.ts'
import type { RequestForm } from './use-request-form.ts'
import type { ValidatedForm } from './validated-form.ts'

const writeDelay = 300
/** A form with the longest allowed note has about 5,000 characters. */
const maxLength = 20_000

const vDraft = v.object({ savedAt: v.number(), initialValues: v.unknown(), values: v.unknown() })

/** The keys of the drafts whose form is being sent. Their draft is deleted when it is saved, and offered again when it is refused. */
const sentKeys = new Set<string>()

type DraftOptions<Values> = {
  /** 'client', 'worker', 'booking', 'note'. */
  kind: string
  /** The id of the record that the form changes; by default a new one. */
  record?: string | undefined
  /** Values with an item in each list, where the initial ones may have none. A draft of another shape is from another build and is ignored. */
  shape?: Values
  /** Puts what was typed into the form, which opened with `initialValues` then: `stale.restore` where the record may have changed since. */
  restore?: (initialValues: Values, values: Values, form: ValidatedForm<Values>) => void
}

/** What is typed in a form and not saved, as `useRequestForm` uses it. */
export type FormDraft = {
  /** Keeps what is sent: until the answer arrives no other form offers it. */
  send: () => void
  /** Keeps what is not saved, and deletes what is. */
  settle: () => void
  /** Deletes what this form has kept. */
  discard: () => void
}

/** What an earlier visit has left of a form. */
export type OfferedDraft<Values> = { savedAt: number; values: Values; recover: () => void; discard: () => void }

/**
 * Keeps what is typed in a form, so that it survives a reload, the end of the sign-in and a refusal after the form was left, and returns what an earlier visit has
 * left. The offer ends when the user types in this form, whose draft then replaces the old one.
 */
export function useDraft<Values extends Record<string, unknown>>(
  { form, hasTypedValues, draft }: Pick<RequestForm<Values>, 'form' | 'hasTypedValues' | 'draft'>,
  { kind, record = 'new', shape, restore = restoreTypedValues }: DraftOptions<Values>,
): OfferedDraft<Values> | undefined {
  const [owner] = useState(getStorageOwner)
  const [prefix] = useState(() => getUserKey(`draft ${kind} ${record} `))
  const [key] = useState(() => prefix + createRandomId())
  const [offered, setOffered] = useState(() => findDraft(prefix, shape ?? form.getInitialValues()))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stopTimer = () => {
    const isWaiting = timer.current !== undefined
    clearTimeout(timer.current)
    timer.current = undefined
    return isWaiting
  }
  const write = () => {
    stopTimer()
    const text = JSON.stringify({ savedAt: Date.now(), initialValues: form.getInitialValues(), values: form.getValues() })
    if (text.length <= maxLength && owner !== undefined && owner === getStorageOwner()) tabStorage.write(key, text)
  }
  const remove = () => {
    stopTimer()
    tabStorage.remove(key)
  }
  const removeOffered = () => {
    if (offered) tabStorage.remove(offered.key)
    setOffered(undefined)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the values change
  useEffect(() => {
    if (!hasTypedValues()) return remove()
    removeOffered()
    stopTimer()
    timer.current = setTimeout(write, writeDelay)
  }, [form.values])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what waits is written when the page or the form goes away
  useEffect(() => {
    draft.current = {
      send: () => {
        if (hasTypedValues()) write()
        sentKeys.add(key)
      },
      settle: () => {
        sentKeys.delete(key)
        if (hasTypedValues()) write()
        else remove()
      },
      discard: remove,
    }
    const writeWaiting = () => void (stopTimer() && write())
    window.addEventListener('pagehide', writeWaiting)
    return () => {
      window.removeEventListener('pagehide', writeWaiting)
      writeWaiting()
    }
  }, [])

  if (!offered) return undefined
  const { savedAt, initialValues, values } = offered
  const recover = () => {
    removeOffered()
    restore(initialValues, values, form)
  }
  return { savedAt, values, recover, discard: removeOffered }
}

/** Puts what was typed into a form of the same kind. */
export const restoreTypedValues = <Values>(initialValues: Values, values: Values, form: ValidatedForm<Values>) =>
  form.setValues(keepTypedValues(form.getValues(), initialValues, values) as never)

/** Finds the latest draft of a form, unless it is being sent. One that is damaged or too old is deleted. */
function findDraft<Values>(prefix: string, shape: Values) {
  const keys = tabStorage.listKeys().filter((key) => key.startsWith(prefix) && !sentKeys.has(key))
  const drafts = keys.flatMap((key) => {
    const { success, output } = v.safeParse(vDraft, tabStorage.readJson(key))
    if (!success || !isCurrent(output)) tabStorage.remove(key)
    else if ([output.initialValues, output.values].every((values) => hasShapeOf(shape, values)))
      return { key, ...(output as { savedAt: number; initialValues: Values; values: Values }) }
    return []
  })
  return drafts.sort((one, other) => other.savedAt - one.savedAt)[0]
}

/** True when a value from a store can be that of a form with values like `shape`: the same fields, each with a value of its kind. */
function hasShapeOf(shape: unknown, value: unknown): boolean {
  if (Array.isArray(shape))
    return Array.isArray(value) && value.every((item) => (isRecord(shape[0]) ? hasShapeOf(shape[0], item) : isPrimitive(item)))
  if (!isRecord(shape)) return isPrimitive(value) && (isEmptyValue(shape) || isEmptyValue(value) || typeof shape === typeof value)
  if (!isRecord(value)) return false
  return Object.keys({ ...shape, ...value }).every((key) => key in shape && key in value && hasShapeOf(shape[key], value[key]))
}
