import type { UseFormReturnType } from '@mantine/form'
import { type SubmitEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { ApiError } from '#api/errors.ts'
import type { Problem } from '#domain/problem.ts'
import { isTechnicalFailure } from '../feedback/describe-error.ts'
import { type Dismiss, notifyFailure } from '../feedback/notify.ts'
import { type ProblemText, splitProblem } from '../feedback/problem-text.ts'
import { type Draft, hasField, type PartialRequest, toRequest } from './form-values.ts'
import { useValidatedForm } from './validated-form.ts'
import './validation-messages.ts'

type RequestFormOptions<Input, Output, Values> = {
  /** Server errors land only beside fields that are named here. */
  initialValues: Values
  /** The domain's rules, the same as the server's, for a request that may be incomplete. They come before the schema's. */
  validate?: (request: PartialRequest<Input>) => readonly Problem[]
  /** Errors that further typing cannot fix: shown while typing, all others when their field loses focus. */
  findUnfixableErrors?: (request: PartialRequest<Input>) => readonly Problem[]
  /** Sends the request; the form shows the error when it rejects. */
  submit: (body: Output) => Promise<unknown>
  /** Runs after a successful submit, when nothing is unsaved any more: notification, navigation. */
  onSaved?: (body: Output) => unknown
  /** Names of fields that are sent untrimmed: passwords. */
  verbatimFields?: readonly string[]
  /** The title of the notification when the call fails technically. */
  failureTitle?: string
  /** True for the sign-in itself, where a 401 is an error of the form. */
  isSignIn?: boolean
  /** Handles a record that was changed or deleted meanwhile: `useStale(…)`. */
  stale?: { handleError: (error: unknown, form: UseFormReturnType<Values>) => Promise<ProblemText | 'shown' | undefined> }
}

export type RequestForm<Values> = {
  /** Mantine's form: `form.getInputProps('person.name')`. */
  form: UseFormReturnType<Values>
  /** The error that belongs to no field. */
  problem: ProblemText | undefined
  isPending: boolean
  /** True while something typed is not saved. `useLeaveGuard` takes this function. */
  hasUnsavedChanges: () => boolean
  onSubmit: (event?: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Returns the state of every form that sends a request. Its rules are the request's schema, with Spanish messages, and `validate`. Server
 * errors land beside the same fields or in the panel. What was typed stays whatever happens.
 */
export function useRequestForm<Schema extends v.GenericSchema, Values extends Draft<v.InferInput<Schema>> & Record<string, unknown>>(
  schema: Schema,
  {
    initialValues,
    validate,
    findUnfixableErrors,
    submit,
    onSaved,
    verbatimFields = [],
    failureTitle = 'No se pudo guardar',
    isSignIn,
    stale,
  }: RequestFormOptions<v.InferInput<Schema>, v.InferOutput<Schema>, Values>,
): RequestForm<Values> {
  const [problem, setProblem] = useState<ProblemText>()
  const [isPending, setPending] = useState(false)
  // These are refs, because a second press may come before the next render.
  const isSending = useRef(false)
  const savedValues = useRef<Values>(undefined)
  const dismissFailure = useRef<Dismiss>(undefined)
  const verbatim = new Set(verbatimFields)

  const readRequest = (values: Values) => toRequest(values, verbatim) as PartialRequest<v.InferInput<Schema>>
  const validateRequest = (values: Values) => {
    const request = readRequest(values)
    const { issues = [], output } = v.safeParse(schema, request, { lang: 'es' })
    const schemaProblems = issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
    return { body: output as v.InferOutput<Schema>, problems: [...(validate?.(request) ?? []), ...schemaProblems] }
  }
  const { form, focusFirst, showServerErrors } = useValidatedForm<Values>({
    initialValues,
    validate: (values) => validateRequest(values).problems,
    findUnfixableErrors: (values) => findUnfixableErrors?.(readRequest(values)) ?? [],
  })

  const showError = async (error: unknown, values: Values) => {
    // After the sign-in dialog over the form, the user saves again.
    if (error instanceof ApiError && error.status === 401 && !isSignIn) return
    if (isTechnicalFailure(error)) {
      dismissFailure.current = notifyFailure(failureTitle, error)
      return
    }
    const staleProblem = await stale?.handleError(error, form)
    if (staleProblem) return setProblem(staleProblem === 'shown' ? undefined : staleProblem)
    const split = splitProblem(error, (path) => hasField(values, path))
    setProblem(split.problem)
    showServerErrors(split.fieldErrors)
  }
  const send = async (values: Values) => {
    // Saved values are not sent again while the form closes.
    if (isSending.current || values === savedValues.current) return
    isSending.current = true
    setPending(true)
    setProblem(undefined)
    dismissFailure.current?.()
    try {
      const { body } = validateRequest(values)
      await submit(body)
      savedValues.current = values
      await onSaved?.(body)
    } catch (error) {
      await showError(error, values)
    } finally {
      isSending.current = false
      setPending(false)
    }
  }
  const onSubmit = form.onSubmit(
    (values) => void send(values),
    (errors, values) => {
      // An error that belongs to no field shows in the panel.
      const [first, ...rest] = validateRequest(values).problems.filter(({ path }) => !hasField(values, path))
      setProblem(first && { message: first.message, details: rest.map(({ message }) => message) })
      focusFirst(errors)
    },
  )
  const hasUnsavedChanges = () => form.isDirty() && form.getValues() !== savedValues.current
  return { form, problem, isPending, hasUnsavedChanges, onSubmit }
}
