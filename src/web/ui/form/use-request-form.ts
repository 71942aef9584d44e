import type { UseFormReturnType } from '@mantine/form'
import { type SubmitEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { ApiError } from '#api/errors.ts'
import type { Problem } from '#domain/problem.ts'
import { isBroken } from '../feedback/failure.ts'
import { type Draft, hasField, type Incomplete, requestOf } from './form-values.ts'
import { useJudgedForm } from './validated-form.ts'
import './validation-messages.ts'
import { notifyFailure } from '../feedback/notify.ts'
import type { Refused } from '../feedback/problem-panel.tsx'
import { refusalOf } from '../feedback/refusal.ts'

type Options<Asked, Body, Values> = {
  /** What stands in the fields at first; a refusal lands only on fields that are named here. */
  initial: Values
  /** The domain's rules, the same as the server's; asked of what is there so far, and heard before the schema. */
  check?: (request: Incomplete<Asked>) => readonly Problem[]
  /** What can no longer become right, however one goes on: said while it is typed, all else when its field is left. */
  hopeless?: (request: Incomplete<Asked>) => readonly Problem[]
  /** Sends the request; what it rejects with is shown by the form. */
  submit: (body: Body) => Promise<unknown>
  /** What follows: the notification, the way out. By then nothing is unsaved any more. */
  saved?: (body: Body) => unknown
  /** Names of fields whose blanks count: passwords. */
  asTyped?: readonly string[]
  /** The title of the notification when the call breaks. */
  failure?: string
  /** For the sign-in itself, whose 401 is a refusal like any other. */
  signsIn?: boolean
  /** Takes over the refusals of a record that somebody changed or deleted meanwhile: `useStale(…)`. */
  stale?: { onRefused: (error: unknown, form: UseFormReturnType<Values>) => Promise<Refused | 'shown' | undefined> }
}

/** A form that has a request's shape. */
export type RequestForm<Values> = {
  /** Mantine's form: `form.getInputProps('person.name')`. */
  form: UseFormReturnType<Values>
  /** What was refused and belongs to no field. */
  problem: Refused | undefined
  pending: boolean
  /** Whether something would be lost now: for `useLeaveGuard`. */
  unsaved: () => boolean
  onSubmit: (event?: SubmitEvent<HTMLFormElement>) => void
}

/**
 * The one way to a form: its rules are the request's schema with Spanish messages, and `check`; what the server refuses lands
 * on the same fields, or in the panel; whatever happens, what was typed stays.
 */
export function useRequestForm<Schema extends v.GenericSchema, Values extends Draft<v.InferInput<Schema>> & Record<string, unknown>>(
  schema: Schema,
  {
    initial,
    check,
    hopeless,
    submit,
    saved,
    asTyped = [],
    failure = 'No se pudo guardar',
    signsIn,
    stale,
  }: Options<v.InferInput<Schema>, v.InferOutput<Schema>, Values>,
): RequestForm<Values> {
  const [problem, setProblem] = useState<Refused>()
  const [pending, setPending] = useState(false)
  // not states: a second press may come before the page is drawn again
  const sending = useRef(false)
  const sent = useRef<Values>(undefined)
  const verbatim = new Set(asTyped)

  const asked = (values: Values) => requestOf(values, verbatim) as Incomplete<v.InferInput<Schema>>
  const judge = (values: Values) => {
    const request = asked(values)
    const { issues = [], output } = v.safeParse(schema, request, { lang: 'es' })
    const misshapen = issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
    return { body: output as v.InferOutput<Schema>, problems: [...(check?.(request) ?? []), ...misshapen] }
  }
  const { form, goTo, refuse } = useJudgedForm<Values>({
    initial,
    judge: (values) => judge(values).problems,
    hopeless: (values) => hopeless?.(asked(values)) ?? [],
  })

  const explain = async (error: unknown, values: Values) => {
    // an ended session asks to sign in over the form; whoever did saves again
    if (error instanceof ApiError && error.status === 401 && !signsIn) return
    if (isBroken(error)) return notifyFailure(failure, error)
    const overtaken = await stale?.onRefused(error, form)
    if (overtaken) return setProblem(overtaken === 'shown' ? undefined : overtaken)
    const refusal = refusalOf(error, (path) => hasField(values, path))
    setProblem(refusal.problem)
    refuse(refusal.fields)
  }
  const send = async (values: Values) => {
    // what was saved is not sent again while the form goes away
    if (sending.current || values === sent.current) return
    sending.current = true
    setPending(true)
    setProblem(undefined)
    try {
      const { body } = judge(values)
      await submit(body)
      sent.current = values
      await saved?.(body)
    } catch (error) {
      await explain(error, values)
    } finally {
      sending.current = false
      setPending(false)
    }
  }
  const onSubmit = form.onSubmit(
    (values) => void send(values),
    (errors, values) => {
      // a rule of no single field has no input to stand under
      const rest = judge(values).problems.filter(({ path }) => !hasField(values, path))
      setProblem(rest[0] && { message: rest[0].message, details: rest.slice(1).map(({ message }) => message) })
      goTo(errors)
    },
  )
  return { form, problem, pending, unsaved: () => form.isDirty() && form.getValues() !== sent.current, onSubmit }
}
