import type { UseFormReturnType } from '@mantine/form'
import { type SubmitEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { ApiError } from '#api/errors.ts'
import type { Problem } from '#domain/problem.ts'
import { isTechnicalFailure } from '../feedback/describe-error.ts'
import { type Draft, hasField, type PartialRequest, toRequest } from './form-values.ts'
import { useValidatedForm } from './validated-form.ts'
import './validation-messages.ts'
import { notifyFailure } from '../feedback/notify.ts'
import type { ProblemText } from '../feedback/problem-panel.tsx'
import { refusalOf } from '../feedback/problem-text.ts'

type RequestFormOptions<Asked, Body, Values> = {
  /** What stands in the fields at first; a refusal lands only on fields that are named here. */
  initialValues: Values
  /** The domain's rules, the same as the server's; asked of what is there so far, and heard before the schema. */
  validate?: (request: PartialRequest<Asked>) => readonly Problem[]
  /** What can no longer become right, however one goes on: said while it is typed, all else when its field is left. */
  findUnfixableErrors?: (request: PartialRequest<Asked>) => readonly Problem[]
  /** Sends the request; what it rejects with is shown by the form. */
  submit: (body: Body) => Promise<unknown>
  /** What follows: the notification, the way out. By then nothing is unsaved any more. */
  onSaved?: (body: Body) => unknown
  /** Names of fields whose blanks count: passwords. */
  verbatimFields?: readonly string[]
  /** The title of the notification when the call breaks. */
  failureTitle?: string
  /** For the sign-in itself, whose 401 is a refusal like any other. */
  isSignIn?: boolean
  /** Takes over the refusals of a record that somebody changed or deleted meanwhile: `useStale(…)`. */
  stale?: { handleError: (error: unknown, form: UseFormReturnType<Values>) => Promise<ProblemText | 'shown' | undefined> }
}

/** A form that has a request's shape. */
export type RequestForm<Values> = {
  /** Mantine's form: `form.getInputProps('person.name')`. */
  form: UseFormReturnType<Values>
  /** What was refused and belongs to no field. */
  problem: ProblemText | undefined
  pending: boolean
  /** Whether something would be lost now: for `useLeaveGuard`. */
  hasUnsavedChanges: () => boolean
  onSubmit: (event?: SubmitEvent<HTMLFormElement>) => void
}

/**
 * The one way to a form: its rules are the request's schema with Spanish messages, and `check`; what the server refuses lands
 * on the same fields, or in the panel; whatever happens, what was typed stays.
 */
export function useRequestForm<Schema extends v.GenericSchema, Values extends Draft<v.InferInput<Schema>> & Record<string, unknown>>(
  schema: Schema,
  {
    initialValues: initial,
    validate: check,
    findUnfixableErrors: hopeless,
    submit,
    onSaved: saved,
    verbatimFields: asTyped = [],
    failureTitle: failure = 'No se pudo guardar',
    isSignIn: signsIn,
    stale,
  }: RequestFormOptions<v.InferInput<Schema>, v.InferOutput<Schema>, Values>,
): RequestForm<Values> {
  const [problem, setProblem] = useState<ProblemText>()
  const [pending, setPending] = useState(false)
  // not states: a second press may come before the page is drawn again
  const sending = useRef(false)
  const sent = useRef<Values>(undefined)
  const verbatim = new Set(asTyped)

  const asked = (values: Values) => toRequest(values, verbatim) as PartialRequest<v.InferInput<Schema>>
  const judge = (values: Values) => {
    const request = asked(values)
    const { issues = [], output } = v.safeParse(schema, request, { lang: 'es' })
    const misshapen = issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
    return { body: output as v.InferOutput<Schema>, problems: [...(check?.(request) ?? []), ...misshapen] }
  }
  const { form, goTo, refuse } = useValidatedForm<Values>({
    initialValues: initial,
    validate: (values) => judge(values).problems,
    findUnfixableErrors: (values) => hopeless?.(asked(values)) ?? [],
  })

  const explain = async (error: unknown, values: Values) => {
    // an ended session asks to sign in over the form; whoever did saves again
    if (error instanceof ApiError && error.status === 401 && !signsIn) return
    if (isTechnicalFailure(error)) return notifyFailure(failure, error)
    const overtaken = await stale?.handleError(error, form)
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
  return { form, problem, pending, hasUnsavedChanges: () => form.isDirty() && form.getValues() !== sent.current, onSubmit }
}
