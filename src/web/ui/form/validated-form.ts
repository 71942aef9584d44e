import { type UseFormReturnType, useForm } from '@mantine/form'
import { type FocusEvent, useRef } from 'react'
import type { Problem } from '#domain/problem.ts'
import { afterMouseRelease } from './after-mouse-release.ts'
import { getValueAt, isEmptyValue } from './form-values.ts'

/** What stands beside the fields, by their paths. */
type Errors = UseFormReturnType<unknown>['errors']

type ValidatedFormOptions<Values> = {
  initialValues: Values
  /** All that is wrong. */
  validate: (values: Values) => readonly Problem[]
  /** What of it can no longer become right, however one goes on. */
  findUnfixableErrors: (values: Values) => readonly Problem[]
}

/**
 * Mantine's form, and when it says what: a field is judged when it is left, and while it is wrong with every key, so that it goes
 * right as soon as it is; who only passes through an empty one is told nothing before he saves.
 */
export function useValidatedForm<Values extends Record<string, unknown>>({
  initialValues: initial,
  validate: judge,
  findUnfixableErrors: hopeless,
}: ValidatedFormOptions<Values>) {
  const typed = useRef(new Set<string>())
  // what the server refused of a field holds until that field is another
  const refused = useRef<Errors>({})
  const wrongIn = (values: Values) => firstErrorByPath(judge(values))

  const isRefused = (shown: Errors, path: string) => shown[path] !== undefined && shown[path] === refused.current[path]

  const corrected = (shown: Errors, values: Values, before: Values): Errors => {
    const wrong = wrongIn(values)
    const isSame = (path: string) => getValueAt(values, path) === getValueAt(before, path)
    const still = Object.keys(shown).map((path) => [path, isSame(path) && isRefused(shown, path) ? shown[path] : wrong[path]])
    const lost = hopeless(values).filter(({ path }) => !isSame(path))
    return { ...firstErrorByPath(lost), ...Object.fromEntries(still.filter(([, message]) => message)) }
  }
  const leave = (path: string) => {
    const values = form.getValues()
    if (isEmptyValue(getValueAt(values, path)) && !typed.current.has(path)) return
    form.setErrors((shown) => (isRefused(shown, path) ? shown : { ...shown, [path]: wrongIn(values)[path] }))
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
        if (!event?.currentTarget.contains(document.activeElement)) afterMouseRelease(() => leave(field))
      },
    }),
  })

  /** Leads to the topmost of these fields, whatever was found first. */
  const goTo = (errors: Errors) => {
    const inputs = Object.keys(errors).flatMap((path) => form.getInputNode(path as never) ?? [])
    const [first] = inputs.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    first?.focus()
  }
  /** Puts beside the fields what the server refused of them. */
  const refuse = (fields: Record<string, string>) => {
    refused.current = fields
    form.setErrors(fields)
    goTo(fields)
  }
  return { form, goTo, refuse }
}

const firstErrorByPath = (problems: readonly Problem[]) => {
  const errors: Record<string, string> = {}
  for (const { path, message } of problems) errors[path] ??= message
  return errors
}
