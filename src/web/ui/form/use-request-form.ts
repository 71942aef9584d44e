import { type RefObject, type SubmitEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { ApiError } from '#api/errors.ts'
import { getStorageOwner } from '#web/data/user-storage.ts'
import { isTechnicalFailure, titleFailure } from '../feedback/describe-error.ts'
import { type Dismiss, notifyFailure } from '../feedback/notify.ts'
import { type ProblemText, splitProblem } from '../feedback/problem-text.ts'
import { ExplainedError } from './explained-error.ts'
import { useIsFormOpen } from './form-open.ts'
import { type Draft, hasField, type PartialRequest, toRequest } from './form-values.ts'
import { notifyLeftForm, trackSend } from './sent-forms.ts'
import type { FormDraft } from './use-draft.ts'
import { type FormFields, type FormProblem, useFormFields, useFormRules, type ValidatedForm } from './validated-form.ts'
import './validation-messages.ts'

type RequestOptions<Input, Output, Values> = {
  /** The domain's rules, the same as the server's, for a request that may be incomplete. They come before the schema's. */
  validate?: (request: PartialRequest<Input>) => readonly FormProblem[]
  /**
   * Sends the request and notifies the user of what is saved, also when the user has left the form meanwhile. The form shows the error when it rejects.
   * A record that someone else may change too is sent by `stale.save`.
   */
  submit: (body: Output, form: ValidatedForm<Values>) => unknown
  /** Runs after a successful submit, unless the user has left the form: closes it or leaves the page. */
  onDone?: () => unknown
  /** The title of the notification when the call fails technically, or after the user has left the form: says what was not saved. */
  failureTitle?: string | ((body: Output) => string)
}

export type RequestForm<Values> = {
  /** Mantine's form: `form.getInputProps('person.name')`. */
  form: ValidatedForm<Values>
  /** The error that belongs to no field. */
  problem: ProblemText | undefined
  /** True while the form is being sent. It stays open until the answer arrives, or the user chooses to leave it. */
  isPending: boolean
  /** True while something typed is not saved. */
  hasTypedValues: () => boolean
  /** True while something typed is not saved, or an answer has not arrived. */
  hasUnsavedChanges: () => boolean
  /** Set by `useDraft`, which keeps what is typed for another visit. */
  draft: RefObject<FormDraft | undefined>
  /** Removes the draft of a form that the user leaves without saving. That of a form that is being sent stays until the answer arrives. */
  discardDraft: () => void
  onSubmit: (event?: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Returns the state of every form that sends a request. Its rules are the request's schema, with Spanish messages, and `validate`. Server
 * errors land beside the fields of `initialValues` or in the panel. What was typed stays whatever happens, and `useDraft` keeps it for another visit.
 */
export function useRequestForm<Schema extends v.GenericSchema, Values extends Draft<v.InferInput<Schema>> & Record<string, unknown>>(
  schema: Schema,
  { initialValues, ...options }: { initialValues: Values } & RequestOptions<v.InferInput<Schema>, v.InferOutput<Schema>, Values>,
): RequestForm<Values> {
  return useFormRequest(useFormFields(initialValues), schema, options)
}

/** Does the same with fields that are there before: for a form that finds out from its values what it checks and sends. */
export function useFormRequest<Schema extends v.GenericSchema, Values extends Draft<v.InferInput<Schema>> & Record<string, unknown>>(
  fields: FormFields<Values>,
  schema: Schema,
  { validate, submit, onDone, failureTitle = 'No se pudo guardar' }: RequestOptions<v.InferInput<Schema>, v.InferOutput<Schema>, Values>,
): RequestForm<Values> {
  type Body = v.InferOutput<Schema>
  /** The problem of the whole form, and the values that have it. One that the form has found itself has none. */
  const [shown, setShown] = useState<{ problem?: ProblemText | undefined; values: Values }>()
  const [isPending, setPending] = useState(false)
  // These are refs, because a second press may come before the next render.
  const isSending = useRef(false)
  const savedValues = useRef<Values>(undefined)
  const dismissFailure = useRef<Dismiss>(undefined)
  const draft = useRef<FormDraft>(undefined)
  const isOpen = useIsFormOpen()

  const validateRequest = (values: Values) => {
    const request = toRequest(values) as PartialRequest<v.InferInput<Schema>>
    const { issues = [], output } = v.safeParse(schema, request, { lang: 'es' })
    const schemaProblems = issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }))
    return { body: output as Body, problems: [...(validate?.(request) ?? []), ...schemaProblems] }
  }
  const { form, focusFirst, showServerErrors } = fields
  useFormRules(fields, (values) => validateRequest(values).problems)

  const getTitle = (error: unknown, body: Body) => titleFailure(typeof failureTitle === 'string' ? failureTitle : failureTitle(body), error)
  /** Shows an error in the form. After the end of the sign-in the user saves again, from the dialog over the form. */
  const showError = (error: unknown, values: Values, body: Body) => {
    if (isSignInEnd(error) || error instanceof ExplainedError) return
    if (isTechnicalFailure(error)) {
      dismissFailure.current = notifyFailure(getTitle(error, body), error)
      return
    }
    const split = splitProblem(error, (path) => hasField(values, path))
    setShown({ problem: split.problem, values })
    showServerErrors(split.fieldErrors)
  }
  /** Notifies the user of what was not saved after the form was left. */
  const notifyLeft = (error: unknown, body: Body, owner: string | undefined) => {
    const shown = isSignInEnd(error) ? new ApiError(error.code, 'Su sesión terminó antes de que se guardara.') : error
    notifyLeftForm(getTitle(error, body), shown instanceof ExplainedError ? shown.cause : shown, owner)
  }
  /** Sends the request. Resolves to true when it is saved. */
  const send = async (values: Values) => {
    const { body } = validateRequest(values)
    const owner = getStorageOwner()
    isSending.current = true
    draft.current?.send()
    setPending(true)
    setShown(undefined)
    dismissFailure.current?.()
    try {
      await submit(body, form)
      savedValues.current = values
      draft.current?.settle()
      if (isOpen()) await onDone?.()
      return true
    } catch (error) {
      draft.current?.settle()
      if (isOpen()) showError(error, values, body)
      else notifyLeft(error, body, owner)
      return false
    } finally {
      isSending.current = false
      setPending(false)
    }
  }
  const onSubmit = form.onSubmit(
    (values) => {
      // Saved values are not sent again while the form closes.
      if (!isSending.current && values !== savedValues.current) trackSend(send(values))
    },
    (errors, values) => {
      // An error that belongs to no field shows in the panel.
      setShown({ values })
      focusFirst(errors)
    },
  )
  const findOwnProblem = (values: Values): ProblemText | undefined => {
    const [first, ...rest] = validateRequest(values).problems.filter(({ path }) => !hasField(values, path))
    return first && { message: first.message, details: rest.map(({ message }) => message) }
  }
  const findProblem = () => {
    if (!shown?.problem) return shown && findOwnProblem(form.values)
    // The server has refused these values. It may accept others.
    return shown.values === form.values ? shown.problem : undefined
  }
  const isSaved = () => form.getValues() === savedValues.current
  const hasTypedValues = () => form.isDirty() && !isSaved()
  const hasUnsavedChanges = () => !isSaved() && (form.isDirty() || isSending.current)
  const discardDraft = () => {
    if (!isSending.current) draft.current?.discard()
  }
  return { form, problem: findProblem(), isPending, hasTypedValues, hasUnsavedChanges, draft, discardDraft, onSubmit }
}

/** True when the sign-in has ended. */
const isSignInEnd = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401
