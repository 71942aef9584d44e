import { type UseFormReturnType, useForm } from '@mantine/form'
import { type SubmitEvent, useState } from 'react'
import * as v from 'valibot'
import { ApiError } from '#api/errors.ts'
import type { Problem } from '#domain/problem.ts'
import { isBroken } from './failure.ts'
import { type Draft, hasField, type Incomplete, requestOf } from './form-values.ts'
import './messages.ts'
import { notifyFailure } from './notify.ts'
import type { Refused } from './problem-panel.tsx'
import { refusalOf } from './refusal.ts'

type Options<Asked, Body, Values> = {
  /** What stands in the fields at first; a refusal lands only on fields that are named here. */
  initial: Values
  /** The domain's rules, the same as the server's; asked of what is there so far, and heard before the schema. */
  check?: (request: Incomplete<Asked>) => readonly Problem[]
  /** Sends the request; what it rejects with is shown by the form. */
  submit: (body: Body) => Promise<unknown>
  /** Names of fields whose blanks count: passwords. */
  asTyped?: readonly string[]
  /** The title of the notification when the call breaks. */
  failure?: string
  /** For the sign-in itself, whose 401 is a refusal like any other. */
  signsIn?: boolean
}

/** A form that has a request's shape. */
export type RequestForm<Values> = {
  /** Mantine's form: `form.getInputProps('person.name')`. */
  form: UseFormReturnType<Values>
  /** What was refused and belongs to no field. */
  problem: Refused | undefined
  pending: boolean
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
    submit,
    asTyped = [],
    failure = 'No se pudo guardar',
    signsIn,
  }: Options<v.InferInput<Schema>, v.InferOutput<Schema>, Values>,
): RequestForm<Values> {
  const [problem, setProblem] = useState<Refused>()
  const [pending, setPending] = useState(false)
  const verbatim = new Set(asTyped)

  const judge = (values: Values) => {
    const request = requestOf(values, verbatim)
    const { issues = [], output } = v.safeParse(schema, request, { lang: 'es' })
    const misshapen = issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
    const problems = [...(check?.(request as Incomplete<v.InferInput<Schema>>) ?? []), ...misshapen]
    return { body: output as v.InferOutput<Schema>, problems }
  }
  const form = useForm<Values>({ initialValues: initial, validate: (values) => firstOfEach(judge(values).problems) })
  const show = (errors: Record<string, unknown>) => {
    const inputs = Object.keys(errors).flatMap((path) => form.getInputNode(path as never) ?? [])
    // the topmost, whatever was found first
    const [first] = inputs.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    first?.focus()
  }

  const send = async (values: Values) => {
    if (pending) return
    setPending(true)
    setProblem(undefined)
    try {
      await submit(judge(values).body)
    } catch (error) {
      // an ended session asks to sign in over the form; then it is sent again
      if (error instanceof ApiError && error.status === 401 && !signsIn) return
      if (isBroken(error)) return notifyFailure(failure, error)
      const refusal = refusalOf(error, (path) => hasField(values, path))
      form.setErrors(refusal.fields)
      setProblem(refusal.problem)
      show(refusal.fields)
    } finally {
      setPending(false)
    }
  }
  const onSubmit = form.onSubmit(
    (values) => void send(values),
    (errors, values) => {
      // a rule of no single field has no input to stand under
      const rest = judge(values).problems.filter(({ path }) => !hasField(values, path))
      setProblem(rest[0] && { message: rest[0].message, details: rest.slice(1).map(({ message }) => message) })
      show(errors)
    },
  )
  return { form, problem, pending, onSubmit }
}

const firstOfEach = (problems: readonly Problem[]) => {
  const errors: Record<string, string> = {}
  for (const { path, message } of problems) errors[path] ??= message
  return errors
}
