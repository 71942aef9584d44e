import { type GetInputPropsReturnType, type UseFormReturnType, useForm } from '@mantine/form'
import { type FocusEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import type { Problem } from '#domain/problem.ts'
import { getValueAt, isEmptyValue } from './form-values.ts'

/** The errors beside the fields, by path. */
type Errors = UseFormReturnType<unknown>['errors']

/** The paths of the fields of a form with these values: 'name', 'person.name', 'turns', `turns.${number}.name`. */
export type FieldPath<Values> = Values extends readonly (infer Item)[]
  ? `${number}` | `${number}.${FieldPath<Item>}`
  : Values extends object
    ? { [K in keyof Values & string]-?: K | `${K}.${FieldPath<Values[K]>}` }[keyof Values & string]
    : never

/** The props of an input. By `data-path` the form finds it, when it focuses a field with an error. */
export type FieldProps = GetInputPropsReturnType & { 'data-path': string }

/** The part of Mantine's form that the forms use. An unknown field is a compile error here: Mantine's own types take any text as its name. */
export interface ValidatedForm<Values>
  extends Pick<
    UseFormReturnType<Values>,
    'values' | 'getValues' | 'getInitialValues' | 'setValues' | 'setInitialValues' | 'setDirty' | 'onSubmit'
  > {
  errors: Readonly<Partial<Record<FieldPath<Values>, ReactNode>>>
  getInputProps: (path: FieldPath<Values>) => FieldProps
  getInputNode: (path: FieldPath<Values>) => HTMLElement | null
  validateField: (path: FieldPath<Values>) => unknown
  setFieldValue<Key extends keyof Values & string>(path: Key, value: Values[Key]): void
  insertListItem<Key extends keyof Values & string>(path: Key, item: Values[Key] extends readonly (infer Item)[] ? Item : never): void
  removeListItem: (path: keyof Values & string, index: number) => void
  isDirty: (path?: keyof Values & string) => boolean
}

/** A problem of a form. One that further typing cannot fix shows while typing, all others when their field loses focus. */
export type FormProblem = Problem & { isUnfixable?: true }

/** Finds all problems of these values. */
type Validate<Values> = (values: Values) => readonly FormProblem[]

/** The state of the fields of a form, before it is known what is valid. */
export interface FormFields<Values> {
  form: ValidatedForm<Values>
  /** Set by `useFormRules`. */
  rules: RefObject<Validate<Values>>
  /** Focuses the first of these fields on the page. */
  focusFirst: (errors: Errors) => void
  /** Shows the server's errors beside their fields. */
  showServerErrors: (errors: Record<string, string>) => void
  /** Removes the errors that are none any more by the rules as they are now. */
  removeSolvedErrors: () => void
}

/**
 * Returns Mantine's form, with rules for when a field is validated: when it loses focus, then on every change while it is invalid. An empty field
 * that was never changed is not validated before the form is submitted. The rules follow by `useFormRules`, because they may depend on the values.
 */
export function useFormFields<Values extends Record<string, unknown>>(initialValues: Values): FormFields<Values> {
  const rules = useRef<Validate<Values>>(() => [])
  const validate: Validate<Values> = (values) => rules.current(values)
  const changedFields = useRef(new Set<string>())
  // A server error stays until its field changes.
  const serverErrors = useRef<Errors>({})
  const findErrors = (values: Values) => keepFirstByPath(validate(values))

  const isServerError = (errors: Errors, path: string) => errors[path] !== undefined && errors[path] === serverErrors.current[path]

  const revalidate = (errors: Errors, values: Values, previous: Values): Errors => {
    const problems = validate(values)
    const current = keepFirstByPath(problems)
    const isUnchanged = (path: string) => getValueAt(values, path) === getValueAt(previous, path)
    const remaining = Object.keys(errors).map((path) => [
      path,
      isUnchanged(path) && isServerError(errors, path) ? errors[path] : current[path],
    ])
    const unfixable = problems.filter(({ path, isUnfixable }) => isUnfixable && !isUnchanged(path))
    return { ...keepFirstByPath(unfixable), ...Object.fromEntries(remaining.filter(([, message]) => message)) }
  }
  const validateField = (path: string) => {
    const values = form.getValues()
    if (isEmptyValue(getValueAt(values, path)) && !changedFields.current.has(path)) return
    form.setErrors((errors) => (isServerError(errors, path) ? errors : { ...errors, [path]: findErrors(values)[path] }))
  }

  const form: UseFormReturnType<Values> = useForm<Values>({
    initialValues,
    validate: findErrors,
    clearInputErrorOnChange: false,
    onValuesChange: (values, previous) => form.setErrors((errors) => revalidate(errors, values, previous)),
    enhanceGetInputProps: ({ inputProps: { onChange }, field }) => ({
      onChange: (value: unknown) => {
        changedFields.current.add(field)
        onChange(value)
      },
      onBlur: (event?: FocusEvent) => {
        // When the whole window loses focus, the field is still the active element.
        if (!event?.currentTarget.contains(document.activeElement)) runAfterMouseRelease(() => validateField(field))
      },
    }),
  })

  const focusFirst = (errors: Errors) => {
    const inputs = Object.keys(errors).flatMap((path) => form.getInputNode(path as never) ?? [])
    const [first] = inputs.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    first?.focus()
    // The focus shows the field, but not the message that stands beside it from now on.
    requestAnimationFrame(() => {
      const [id] = first?.closest('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ').reverse() ?? []
      if (id) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
    })
  }
  const showServerErrors = (errors: Record<string, string>) => {
    serverErrors.current = errors
    form.setErrors(errors)
    focusFirst(errors)
  }
  const removeSolvedErrors = () => {
    if (Object.keys(form.errors).length === 0) return
    const current = findErrors(form.getValues())
    const kept = Object.entries(form.errors).filter(([path]) => isServerError(form.errors, path) || current[path] !== undefined)
    if (kept.length < Object.keys(form.errors).length) form.setErrors(Object.fromEntries(kept))
  }
  return { form: form as unknown as ValidatedForm<Values>, rules, focusFirst, showServerErrors, removeSolvedErrors }
}

/** Sets the rules of a form. They may depend on more than its values: what solves a problem may arrive after the value has changed. */
export function useFormRules<Values>({ rules, removeSolvedErrors }: FormFields<Values>, validate: Validate<Values>) {
  useLayoutEffect(() => {
    rules.current = validate
    removeSolvedErrors()
  })
}

function keepFirstByPath(problems: readonly Problem[]) {
  const errors: Record<string, string> = {}
  for (const { path, message } of problems) errors[path] ??= message
  return errors
}

/** Runs an action now, or after the pressed mouse button is released: a click misses what moves under the pointer. */
function runAfterMouseRelease(action: () => void) {
  // A blur event does not tell whether a mouse press caused it, but while a button is pressed some element matches :active.
  if (!document.querySelector(':active')) return action()
  // The click event follows the release.
  window.addEventListener('mouseup', () => setTimeout(action), { once: true, capture: true })
}
