import type { UseFormReturnType } from '@mantine/form'
import { useState } from 'react'
import { ApiError, errorCode } from '#api/errors.ts'
import type { ProblemText } from '../feedback/problem-panel.tsx'
import { copyValues, getValueAt } from './form-values.ts'

/** A field as one speaks of it. Fields that make sense only together are one: a document with its type. */
export type FieldDescription<Values> = {
  label: string
  /** Where it stands in the form's values: 'person.name', or a whole list, 'turns'. */
  paths: readonly string[]
  /** What stands in it, in Spanish; as it is typed when left out. Two values of the same words are the same value. */
  format?: (values: Values) => string
}

/** A field that somebody else changed while it stood in the form. */
export type StaleField<Values> = FieldDescription<Values> & { was: string; now: string }

/** What a form shows after a save that came too late; `mine` and `theirs` are whole forms. */
export type StaleChanges<Values> = { when: string | undefined; fields: readonly StaleField<Values>[]; mine: Values; theirs: Values }

export type Stale<Row, Values> = {
  /** The record that the next save is based on: its `updatedAt` goes with it. */
  record: Row
  changes: StaleChanges<Values> | undefined
  /** Puts what somebody else wrote in a field, or what stood or was typed there before. */
  choose: (field: StaleField<Values>, side: 'mine' | 'theirs', form: UseFormReturnType<Values>) => void
  handleError: (error: unknown, form: UseFormReturnType<Values>) => Promise<ProblemText | 'shown' | undefined>
}

type StaleOptions<Row, Values> = {
  /** Reads the record again, as it is now: `client.fetchQuery({ ...scheduleQuery(id), staleTime: 0 })`. */
  refetch: (record: NonNullable<Row>) => Promise<NonNullable<Row>>
  /** What stands in the fields for a record. */
  toValues: (record: NonNullable<Row>) => Values
  /** All fields, in the order of the form. */
  fields: readonly FieldDescription<Values>[]
}

/**
 * For a form that changes a record: when somebody else saved it meanwhile, it is read again and joined with what was typed. What
 * only he changed is taken, what was typed here is kept, and `StalePanel` shows both and lets one choose otherwise; the next save
 * goes with the fresh `updatedAt`. `read` is the record as it was when the form was filled: what comes later under the same name
 * belongs to somebody else's change.
 *
 *     const stale = useStale(schedule, { reread, valuesOf: typedSchedule, fields: scheduleInWords })
 *     const request = useRequestForm(vScheduleForm, {
 *       initial: typedSchedule(schedule),
 *       stale,
 *       submit: (body) => update({ id: stale.record.id, updatedAt: stale.record.updatedAt, ...body }),
 *     })
 *     <RequestFormFrame of={request}>
 *       <StalePanel of={stale} form={request.form} />
 *       …
 */
export function useStale<Row, Values>(
  read: Row,
  { refetch: reread, toValues: valuesOf, fields }: StaleOptions<Row, Values>,
): Stale<Row, Values> {
  const [record, setRecord] = useState(read)
  const [found, setFound] = useState<StaleChanges<Values>>()

  const onRefused: Stale<Row, Values>['handleError'] = async (error, form) => {
    if (record === undefined || record === null || !(error instanceof ApiError)) return undefined
    if (isDeletedRecord(error)) return deletedProblem
    const late = error.code === errorCode.conflict ? error.details.find(({ path }) => path === 'updatedAt') : undefined
    if (!late) return undefined
    let fresh: NonNullable<Row>
    try {
      fresh = await reread(record)
    } catch (failure) {
      // the server's own sentence says what happened, and the next save tries again
      return failure instanceof ApiError && isDeletedRecord(failure) ? deletedProblem : undefined
    }
    const before = form.getInitialValues()
    const mine = form.getValues()
    const theirs = valuesOf(fresh)
    const overtaken = fields
      .map((field) => ({ ...field, was: formatField(field, before), now: formatField(field, theirs) }))
      .filter(({ was, now }) => was !== now)
    const taken = overtaken.filter((field) => formatField(field, mine) === field.was)
    form.setInitialValues(theirs)
    form.setValues(
      copyValues(
        mine,
        theirs,
        taken.flatMap(({ paths }) => paths),
      ) as never,
    )
    form.setDirty(findDirtyFields(fields, form.getValues(), theirs))
    setRecord(fresh)
    setFound({ when: late.message, fields: overtaken.filter((field) => formatField(field, mine) !== field.now), mine, theirs })
    return 'shown'
  }

  const choose: Stale<Row, Values>['choose'] = (field, side, form) => {
    if (!found) return
    const { paths, now } = field
    const values = form.getValues()
    // what was typed after the question comes back too
    const mine = formatField(field, values) === now ? found.mine : copyValues(found.mine, values, paths)
    setFound({ ...found, mine })
    for (const path of paths) form.setFieldValue(path as never, getValueAt(side === 'mine' ? mine : found.theirs, path) as never)
  }
  return { record, changes: found, choose, handleError: onRefused }
}

/** What stands in a field, in words. */
export const formatField = <Values>({ paths, format: words }: FieldDescription<Values>, values: Values) =>
  words ? words(values) : paths.map((path) => String(getValueAt(values, path) ?? '').trim()).join(' ')

// an answer cannot tell what is unknown in a path from what is unknown in a body
const isDeletedRecord = ({ code, details }: ApiError) =>
  code === errorCode.notFound || (code === errorCode.badRequest && details.some(({ path }) => path === 'id'))

const deletedProblem: ProblemText = {
  message: 'Otra persona eliminó este registro mientras tanto',
  details: ['Ya no se puede guardar. Lo que escribió sigue aquí, por si quiere copiarlo.'],
}

/** Mantine's own reckoning knows only of the fields that are changed after a new beginning. */
const findDirtyFields = <Values>(fields: readonly FieldDescription<Values>[], values: Values, theirs: Values) =>
  Object.fromEntries(
    fields.flatMap((field) => field.paths.map((path) => [path, formatField(field, values) !== formatField(field, theirs)] as const)),
  )
