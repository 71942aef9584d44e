import { type UseFormReturnType, useForm } from '@mantine/form'
import { type FocusEvent, type SubmitEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { ApiError } from '#api/errors.ts'
import type { Problem } from '#domain/problem.ts'
import { isBroken } from './failure.ts'
import { type Draft, hasField, type Incomplete, isEmpty, requestOf, valueAt } from './form-values.ts'
import './messages.ts'
import { notifyFailure } from './notify.ts'
import type { Refused } from './problem-panel.tsx'
import { refusalOf } from './refusal.ts'
import { whenReleased } from './when-released.ts'

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
 * The one way to a form: its rules are the request's schema with Spanish messages, and `check`. A field is judged when it is left,
 * and while it is wrong with every key, so that it is right as soon as it is; who only passes through an empty one is told nothing
 * before he saves. What the server refuses lands on the same fields, or in the panel; whatever happens, what was typed stays.
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
  type Asked = Incomplete<v.InferInput<Schema>>
  const [problem, setProblem] = useState<Refused>()
  const [pending, setPending] = useState(false)
  // not states: a second press may come before the page is drawn again
  const sending = useRef(false)
  const sent = useRef<Values>(undefined)
  const typed = useRef(new Set<string>())
  // what the server refused of a field holds until that field is another
  const refused = useRef<Errors>({})
  const verbatim = new Set(asTyped)

  const judge = (values: Values) => {
    const request = requestOf(values, verbatim)
    const { issues = [], output } = v.safeParse(schema, request, { lang: 'es' })
    const misshapen = issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
    const problems = [...(check?.(request as Asked) ?? []), ...misshapen]
    return { body: output as v.InferOutput<Schema>, problems }
  }
  const wrongIn = (values: Values) => firstOfEach(judge(values).problems)

  /** What stands beside the fields after a change. */
  const corrected = (shown: Errors, values: Values, before: Values): Errors => {
    const wrong = wrongIn(values)
    const isSame = (path: string) => valueAt(values, path) === valueAt(before, path)
    const still = Object.keys(shown).map((path) => [path, isSame(path) && refused.current[path] ? shown[path] : wrong[path]])
    const lost = hopeless?.(requestOf(values, verbatim) as Asked).filter(({ path }) => !isSame(path))
    return { ...firstOfEach(lost ?? []), ...Object.fromEntries(still.filter(([, message]) => message)) }
  }
  const leave = (path: string) => {
    const values = form.getValues()
    if (isEmpty(valueAt(values, path)) && !typed.current.has(path)) return
    form.setErrors((shown) => (shown[path] && shown[path] === refused.current[path] ? shown : { ...shown, [path]: wrongIn(values)[path] }))
  }

  const form: UseFormReturnType<Values> = useForm<Values>({
    initialValues: initial,
    validate: wrongIn,
    clearInputErrorOnChange: false,
    onValuesChange: (values, before) => form.setErrors((shown) => corrected(shown, values, before)),
    enhanceGetInputProps: ({ inputProps: { onChange }, field }) => ({
      onChange: (given: unknown) => {
        typed.current.add(field)
        onChange(given)
      },
      onBlur: (event?: FocusEvent) => {
        // when the window is left, its field keeps the focus
        if (!event?.currentTarget.contains(document.activeElement)) whenReleased(() => leave(field))
      },
    }),
  })
  const show = (errors: Errors) => {
    const inputs = Object.keys(errors).flatMap((path) => form.getInputNode(path as never) ?? [])
    // the topmost, whatever was found first
    const [first] = inputs.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    first?.focus()
  }

  const refuse = async (error: unknown, values: Values) => {
    // an ended session asks to sign in over the form; then it is sent again
    if (error instanceof ApiError && error.status === 401 && !signsIn) return
    if (isBroken(error)) return notifyFailure(failure, error)
    const overtaken = await stale?.onRefused(error, form)
    if (overtaken) return setProblem(overtaken === 'shown' ? undefined : overtaken)
    const refusal = refusalOf(error, (path) => hasField(values, path))
    refused.current = refusal.fields
    form.setErrors(refusal.fields)
    setProblem(refusal.problem)
    show(refusal.fields)
  }
  const send = async (values: Values) => {
    // what was saved is not sent again while the form goes away
    if (sending.current || values === sent.current) return
    sending.current = true
    refused.current = {}
    setPending(true)
    setProblem(undefined)
    try {
      const { body } = judge(values)
      await submit(body)
      sent.current = values
      await saved?.(body)
    } catch (error) {
      await refuse(error, values)
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
      show(errors)
    },
  )
  return { form, problem, pending, unsaved: () => form.isDirty() && form.getValues() !== sent.current, onSubmit }
}

type Errors = UseFormReturnType<unknown>['errors']

const firstOfEach = (problems: readonly Problem[]) => {
  const errors: Record<string, string> = {}
  for (const { path, message } of problems) errors[path] ??= message
  return errors
}
