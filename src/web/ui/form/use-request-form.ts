import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import * as v from 'valibot'
import { ApiError } from '#api/errors.ts'
import type { Problem } from '#domain/problem.ts'
import { isTechnicalFailure, titleFailure } from '../feedback/describe-error.ts'
import type { HasUnsavedChanges } from '../feedback/leave-guard.tsx'
import { type Dismiss, notifyFailure } from '../feedback/notify.ts'
import { type ProblemText, splitProblem } from '../feedback/problem-text.ts'
import { getClosedFormsGeneration, notifyClosedForm, type TypedForm, trackSend, useReopenedForm } from './closed-forms.ts'
import { useIsFormOpen } from './form-open.ts'
import { type Draft, hasField, keepTypedValues, type PartialRequest, toRequest } from './form-values.ts'
import { useValidatedForm, type ValidatedForm } from './validated-form.ts'
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
  /** Runs after a successful submit, also when the form was closed meanwhile: notifies the user. */
  onSaved?: (body: Output) => unknown
  /** Runs after `onSaved`, unless the form was closed meanwhile: closes it or leaves the page. */
  onDone?: () => unknown
  /** Names of fields that are sent untrimmed: passwords. */
  verbatimFields?: readonly (keyof Values & string)[]
  /** The title of the notification when the call fails technically. */
  failureTitle?: string
  /** Handles a record that was changed or deleted meanwhile: `useStale(…)`. */
  stale?: {
    handleError: (error: unknown, form: ValidatedForm<Values>) => Promise<ProblemText | 'shown' | 'saved' | undefined>
    restore?: (initialValues: Values, values: Values, form: ValidatedForm<Values>) => void
  }
  /** The fields whose changes count as typed; by default all. */
  typedFields?: readonly (keyof Values & string)[]
  /** How a form that was closed is opened again when its request is refused. By default its URL opens it. */
  reopening?: Reopening
  /** Keeps what is typed for another visit: `useDraft(…)`. */
  draft?: FormDraft
}

export type Reopening = {
  /** Tells the form from the others of its page. */
  form: string
  /** Says in the notification what was sent: "Luis Ramos, jue 26 nov, 08:50". */
  describe?: () => string
  /** The text of the button that opens the form again: "Volver a la reserva". */
  label?: string
  /** What the page needs to open a form that the URL alone does not open. */
  getOpening?: () => unknown
  /** Restores what the form holds besides its values. */
  onRestore?: (opening: unknown) => void
}

/** What is typed in a form and not saved, in a store that survives the page. */
export type FormDraft = {
  write: (typed: TypedForm) => void
  /** Tells whether the form is being sent: no other form offers its draft meanwhile. */
  setSending: (isSending: boolean) => void
  /** Removes what this form has written. */
  remove: () => void
}

export type RequestForm<Values> = {
  /** Mantine's form: `form.getInputProps('person.name')`. */
  form: ValidatedForm<Values>
  /** The error that belongs to no field. */
  problem: ProblemText | undefined
  isPending: boolean
  /** True while something typed is not saved. `useLeaveGuard` takes this function. */
  hasUnsavedChanges: HasUnsavedChanges
  /** Removes the draft of a form that the user leaves without saving. */
  discardDraft: () => void
  /** Puts what was typed before into the form. */
  restore: (typed: TypedForm) => void
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
    stale,
    typedFields,
    onDone,
    reopening: { form: formName, describe, label = 'Volver al formulario', getOpening, onRestore } = { form: failureTitle },
    draft,
  }: RequestFormOptions<v.InferInput<Schema>, v.InferOutput<Schema>, Values>,
): RequestForm<Values> {
  const [problem, setProblem] = useState<ProblemText>()
  const [isPending, setPending] = useState(false)
  // These are refs, because a second press may come before the next render.
  const isSending = useRef(false)
  const sentValues = useRef<Values>(undefined)
  const savedValues = useRef<Values>(undefined)
  const dismissFailure = useRef<Dismiss>(undefined)
  const verbatim = new Set(verbatimFields)
  const isOpen = useIsFormOpen()
  const path = createPath(useLocation())
  const navigate = useNavigate()

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

  const getTypedForm = (): TypedForm => {
    const initial = form.getInitialValues()
    const secrets = Object.fromEntries(verbatimFields.map((name) => [name, initial[name]]))
    return { form: formName, path, initialValues: initial, values: { ...form.getValues(), ...secrets }, opening: getOpening?.() }
  }
  const restore = ({ initialValues: before, values: typed, opening }: TypedForm) => {
    if (stale?.restore) stale.restore(before as Values, typed as Values, form)
    else form.setValues(keepTypedValues(form.getValues(), before, typed) as Values)
    onRestore?.(opening)
  }
  useReopenedForm(formName, (closed) => {
    restore(closed)
    const { error } = closed
    // A record that was changed meanwhile has been read again.
    const isOutdated = error instanceof ApiError && error.details.some(({ path }) => path === 'updatedAt')
    if (error && !isTechnicalFailure(error) && !isOutdated) showRefusal(error, form.getValues())
  })

  const showRefusal = (error: unknown, values: Values) => {
    const split = splitProblem(error, (path) => hasField(values, path))
    setProblem(split.problem)
    showServerErrors(split.fieldErrors)
  }
  /** Notifies the user of an error in a form that was closed meanwhile, with the way back to what was typed. */
  const notifyClosed = (error: unknown, typed: TypedForm) => {
    const shownError = isSignInEnd(error) ? new ApiError(error.code, 'Su sesión terminó antes de que se guardara.') : error
    const title = titleFailure(describe ? `${failureTitle}: ${describe()}` : failureTitle, error)
    notifyClosedForm(title, shownError, label, typed, navigate)
  }
  /** Shows an error in the form. Resolves to true when the record turns out to be saved all the same. */
  const showError = async (error: unknown, values: Values) => {
    // After the sign-in dialog over the form, the user saves again.
    if (isSignInEnd(error)) return false
    if (isTechnicalFailure(error)) {
      dismissFailure.current = notifyFailure(titleFailure(failureTitle, error), error)
      return false
    }
    const staleProblem = await stale?.handleError(error, form)
    if (!staleProblem) showRefusal(error, values)
    else if (staleProblem !== 'saved') setProblem(staleProblem === 'shown' ? undefined : staleProblem)
    return staleProblem === 'saved'
  }
  const finish = async (values: Values, body: v.InferOutput<Schema>) => {
    savedValues.current = values
    draft?.remove()
    await onSaved?.(body)
    if (isOpen()) await onDone?.()
  }
  /** Sends the request. Resolves to true when it is saved. */
  const send = async (values: Values) => {
    const { body } = validateRequest(values)
    isSending.current = true
    draft?.setSending(true)
    sentValues.current = values
    const typed = getTypedForm()
    const generation = getClosedFormsGeneration()
    setPending(true)
    setProblem(undefined)
    dismissFailure.current?.()
    try {
      await submit(body)
      await finish(values, body)
      return true
    } catch (error) {
      // What opens the form again may depend on the failure.
      if (isOpen()) writeDraft()
      if (!isOpen()) {
        if (generation === getClosedFormsGeneration()) notifyClosed(error, { ...typed, opening: getOpening?.() })
        return false
      }
      const isSaved = await showError(error, values)
      if (isSaved) await finish(values, body)
      return isSaved
    } finally {
      isSending.current = false
      draft?.setSending(false)
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
      const [first, ...rest] = validateRequest(values).problems.filter(({ path }) => !hasField(values, path))
      setProblem(first && { message: first.message, details: rest.map(({ message }) => message) })
      focusFirst(errors)
    },
  )
  const hasTyped = () => (typedFields ? typedFields.some((field) => form.isDirty(field)) : form.isDirty())
  const hasUnsavedChanges: HasUnsavedChanges = (isUnloading = false) => {
    const values = form.getValues()
    if (!hasTyped() || values === savedValues.current) return false
    // What is being sent is not lost when the form closes, but when the whole page does.
    return isUnloading || !isSending.current || values !== sentValues.current
  }
  const writeDraft = () => {
    if (form.getValues() === savedValues.current) return
    if (hasTyped()) draft?.write(getTypedForm())
    else draft?.remove()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the values change
  useEffect(writeDraft, [form.values])
  return { form, problem, isPending, hasUnsavedChanges, discardDraft: () => draft?.remove(), restore, onSubmit }
}

/** True for the end of the user's session. */
const isSignInEnd = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 401
