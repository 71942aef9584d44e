import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, errorCode } from '#api/errors.ts'
import { ExplainedError } from './explained-error.ts'
import { copyValues, getValueAt, keepTypedValues } from './form-values.ts'
import type { FieldPath, ValidatedForm } from './validated-form.ts'

/** A field as the user sees it. Values that belong together are one field: a document and its type. */
export type FieldDescription<Values> = {
  label: string
  /** Its paths in the form's values: 'person.name', or a whole list, 'turns'. */
  paths: readonly FieldPath<Values>[]
  /** Its value as Spanish text; by default the text that was typed. Equal texts count as equal values. */
  format?: (values: Values) => string
}

/** A field that someone else changed: its texts before and after. */
export type StaleField<Values> = FieldDescription<Values> & { before: string; after: string }

/** The changes that someone else saved; `mine` and `theirs` are values of the whole form. */
type StaleChanges<Values> = { message: string | undefined; fields: readonly StaleField<Values>[]; mine: Values; theirs: Values }

/** The values with which the form opened, those that were typed, those that someone else saved, and what the server says of that. */
type Sides<Values> = { initial: Values; mine: Values; theirs: Values; message: string | undefined }

export type Stale<Row, Values> = {
  /** The record that the next save is based on; its `updatedAt` is sent. */
  record: Row
  changes: StaleChanges<Values> | undefined
  /** Puts one side's value into a field. */
  choose: (field: StaleField<Values>, side: 'mine' | 'theirs', form: ValidatedForm<Values>) => void
  /**
   * Saves the record by `send`. Throws when someone else has changed it meanwhile, which `StalePanel` then shows, unless the record already is as it
   * was typed.
   */
  save: <Answer>(form: ValidatedForm<Values>, send: () => Promise<Answer>) => Promise<Answer | undefined>
  /** For `useDraft`: restores what was typed in a form that opened with `initial`; the record may have changed since. */
  restore: (initial: Values, mine: Values, form: ValidatedForm<Values>) => void
}

type StaleOptions<Row, Values, Key extends QueryKey> = {
  /** The query of the record by its id. */
  getQuery: (id: string) => UseQueryOptions<NonNullable<Row>, ApiError, NonNullable<Row>, Key>
  /** The form's values for a record. */
  toValues: (record: NonNullable<Row>) => Values
  /** All fields, in the order of the form. */
  fields: readonly FieldDescription<Values>[]
}

/**
 * Handles changes of other users in a form that changes a record. When someone else saved the record meanwhile, it is read again and merged with what was typed:
 * fields that only the other user changed take the new value, all others keep what was typed. `StalePanel` shows both values and
 * lets the user choose; the next save sends the new `updatedAt`. `initialRecord` is the record that filled the form: a newer one
 * from the cache may already hold the other user's change.
 *
 *     const stale = useStale(schedule, { getQuery: scheduleQuery, toValues: toTypedSchedule, fields: scheduleFields })
 *     const request = useRequestForm(vScheduleForm, {
 *       initialValues: toTypedSchedule(schedule),
 *       submit: (body, form) => stale.save(form, () => update({ id: stale.record.id, updatedAt: stale.record.updatedAt, ...body })),
 *     })
 *     <RequestFormFrame request={request}>
 *       <StalePanel stale={stale} form={request.form} />
 *       …
 */
export function useStale<Row extends { id: string } | undefined, Values, Key extends QueryKey>(
  initialRecord: Row,
  { getQuery, toValues, fields }: StaleOptions<Row, Values, Key>,
): Stale<Row, Values> {
  const queryClient = useQueryClient()
  const [record, setRecord] = useState(initialRecord)
  const [changes, setChanges] = useState<StaleChanges<Values>>()

  const save: Stale<Row, Values>['save'] = async (form, send) => {
    try {
      return await send()
    } catch (error) {
      if (record === undefined || !(error instanceof ApiError)) throw error
      if (isDeletedRecord(error)) throw createDeletedError(error)
      const detail = error.code === errorCode.conflict ? error.details.find(({ path }) => path === 'updatedAt') : undefined
      if (!detail) throw error
      const newRecord = await queryClient.fetchQuery({ ...getQuery(record.id), staleTime: 0 }).catch((failure: unknown) => {
        // The server's own message says what happened, and the next save tries again.
        throw failure instanceof ApiError && isDeletedRecord(failure) ? createDeletedError(failure) : error
      })
      const initial = form.getInitialValues()
      const mine = form.getValues()
      const theirs = toValues(newRecord)
      // The answer to the call that saved it was lost.
      if (fields.every((field) => formatField(field, mine) === formatField(field, theirs))) return
      showChanges({ initial, mine, theirs, message: detail.message }, form)
      setRecord(newRecord)
      throw new ExplainedError(detail.message, { cause: error })
    }
  }
  const restore: Stale<Row, Values>['restore'] = (initial, mine, form) => {
    if (record) showChanges({ initial, mine, theirs: form.getInitialValues(), message: undefined }, form)
    else form.setValues(keepTypedValues(form.getValues(), initial, mine) as never)
  }

  /** Merges what was typed with what someone else saved since the form opened, and shows the fields that both have changed. */
  function showChanges({ initial, mine, theirs, message }: Sides<Values>, form: ValidatedForm<Values>) {
    const staleFields = fields
      .map((field) => ({ ...field, before: formatField(field, initial), after: formatField(field, theirs) }))
      .filter(({ before, after }) => before !== after)
    const untouchedFields = staleFields.filter((field) => formatField(field, mine) === field.before)
    const merged = copyValues(
      mine,
      theirs,
      untouchedFields.flatMap(({ paths }) => paths),
    )
    form.setInitialValues(theirs)
    form.setValues(merged as never)
    form.setDirty(findDirtyFields(fields, form.getValues(), theirs))
    if (staleFields.length === 0 && message === undefined) return
    setChanges({ message, fields: staleFields.filter((field) => formatField(field, mine) !== field.after), mine, theirs })
  }

  const choose: Stale<Row, Values>['choose'] = (field, side, form) => {
    if (!changes) return
    const { paths, after } = field
    const values = form.getValues()
    // A value typed after the panel appeared can be chosen again too.
    const mine = formatField(field, values) === after ? changes.mine : copyValues(changes.mine, values, paths)
    setChanges({ ...changes, mine })
    const chosen = side === 'mine' ? mine : changes.theirs
    for (const path of paths) form.setFieldValue(path as never, getValueAt(chosen, path) as never)
  }
  return { record, changes, choose, save, restore }
}

/** Returns the value of a field as text. */
export const formatField = <Values>({ paths, format }: FieldDescription<Values>, values: Values) =>
  format ? format(values) : paths.map((path) => String(getValueAt(values, path) ?? '').trim()).join(' ')

// For a deleted record the server returns not found, or a bad request that names its id.
const isDeletedRecord = ({ code, details }: ApiError) =>
  code === errorCode.notFound || (code === errorCode.badRequest && details.some(({ path }) => path === 'id'))

const createDeletedError = (cause: ApiError) =>
  new ApiError(errorCode.notFound, 'Este registro se eliminó mientras tanto', {
    details: [{ path: '', message: 'Ya no se puede guardar. Lo que escribió sigue aquí, por si quiere copiarlo.' }],
    cause,
  })

/** Finds the fields that differ from the other user's values. Mantine tracks only the fields that change after `setInitialValues`. */
const findDirtyFields = <Values>(fields: readonly FieldDescription<Values>[], values: Values, theirs: Values) =>
  Object.fromEntries(
    fields.flatMap((field) => field.paths.map((path) => [path, formatField(field, values) !== formatField(field, theirs)] as const)),
  )
