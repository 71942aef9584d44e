import { Checkbox, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { findPeople } from '#domain/person-search.ts'
import type { FieldProps } from '#web/ui/form/validated-form.ts'
import frame from './choice-field.module.css'
import { tellNamesakesApart } from './identity.ts'
import classes from './person-choice-list.module.css'
import { isDisabled, type PersonOption, PersonOptionLabel, type SearchableOption } from './person-option.tsx'

interface Props {
  label: string
  /** Beside the label: "3 libres". */
  note?: string | undefined
  description?: string | undefined
  /** The form's props of the field. With `onBlur` it is validated when it loses the focus. */
  field?: Partial<Pick<FieldProps, 'error' | 'data-path' | 'onBlur'>>
  /** The name of the radio buttons or checkboxes. */
  name: string
  /** True for checkboxes, false for radio buttons. */
  isMultiple?: boolean
  /** Undefined while loading. Without people to choose from there is no list. */
  options: readonly SearchableOption[] | undefined
  selectedIds: ReadonlySet<string>
  /** Called with who is chosen; among checkboxes also with who is not chosen any more. */
  onSelect: (id: string) => void
  /** True when the dialog around it opens with the focus here. */
  autoFocus: boolean
  searchLabel: string
  loadingText?: string
  noMatchText: string
}

/** A longer list has a search field. */
const maxWithoutSearch = 10

/**
 * Selects one person, or several, from a short list. People who are not available are disabled, with the reason. Enter in the search selects the first
 * match, which is marked; then Enter submits the form.
 */
export function PersonChoiceList({ label, note, description, field, name, isMultiple = false, ...props }: Props) {
  const { selectedIds, onSelect, autoFocus, ...texts } = props
  const options = props.options && tellNamesakesApart(props.options)
  const list = useRef<HTMLDivElement>(null)
  const fieldId = useId()
  const [search, setSearch] = useState('')
  const isSelected = ({ id }: PersonOption) => selectedIds.has(id)
  const isEnabled = (option: PersonOption) => !isDisabled(option, isSelected(option))
  const found = findPeople(options ?? [], search, ({ searched }) => searched)
  // A single selected person stays in the list, whatever is typed.
  const hidden = (options ?? []).filter((option) => !isMultiple && isSelected(option) && !found.includes(option))
  const shown = [...found, ...hidden]
  const firstFocus = shown.find(isSelected) ?? shown.find(isEnabled)
  const withSearch = (options?.length ?? 0) > maxWithoutSearch
  // A first match who is not available is not skipped: the user would get someone else than typed.
  const [best] = search.trim() === '' ? [] : found
  const marked = best && !isSelected(best) && isEnabled(best) ? best : undefined

  const focusList = () => list.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  // While the options load the list itself has the focus.
  useEffect(() => {
    if (firstFocus && document.activeElement === list.current) focusList()
  })
  const isLoaded = options !== undefined
  // The person who is chosen when the list opens may be far down in it.
  useEffect(() => {
    if (isLoaded) list.current?.querySelector('input:checked')?.closest('label')?.scrollIntoView({ block: 'nearest' })
  }, [isLoaded])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      focusList()
    }
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || search.trim() === '') return
    if (!isMultiple && best && isSelected(best)) return
    event.preventDefault()
    if (marked) onSelect(marked.id)
    if (isMultiple && best) setSearch('')
  }

  const message = field?.error && (
    <p id={fieldId} className={frame.error}>
      {field.error}
    </p>
  )
  return (
    <fieldset
      className={frame.field}
      aria-describedby={field?.error ? fieldId : undefined}
      // Moving within the list does not leave the field.
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || field?.onBlur?.(event)}
    >
      <legend className={frame.legend}>
        {label}
        {note && <span className={frame.quiet}> · {note}</span>}
      </legend>
      {description && <p className={frame.quiet}>{description}</p>}
      {/* Under a list that is as long as it is, the message would be out of sight. */}
      {isMultiple && message}
      {options?.length !== 0 && (
        <div className={classes.box}>
          {withSearch && (
            <TextInput
              aria-label={texts.searchLabel}
              aria-description={marked && `Intro elige a ${marked.name}`}
              placeholder="Buscar por nombre"
              className={classes.search}
              autoComplete="off"
              data-autofocus={autoFocus || undefined}
              value={search}
              onChange={(event) => setSearch(event.currentTarget.value)}
              onKeyDown={onKeyDown}
            />
          )}
          <div
            ref={list}
            className={classes.list}
            data-multiple={isMultiple || undefined}
            tabIndex={-1}
            data-autofocus={(autoFocus && !withSearch && !firstFocus) || undefined}
          >
            {shown.map((option) => {
              const input = {
                id: `${fieldId}-${option.id}`,
                name,
                'data-path': option === firstFocus ? field?.['data-path'] : undefined,
                'data-first-focus': option === firstFocus || undefined,
                'data-autofocus': (autoFocus && !withSearch && option === firstFocus) || undefined,
                value: option.id,
                checked: isSelected(option),
                disabled: !isEnabled(option),
                onChange: () => onSelect(option.id),
              }
              return (
                <label
                  key={option.id}
                  htmlFor={input.id}
                  className={classes.option}
                  data-unavailable={option.disabledReason !== undefined || undefined}
                  data-marked={option === marked || undefined}
                >
                  {isMultiple ? (
                    <Checkbox error={Boolean(field?.error)} {...input} />
                  ) : (
                    <input type="radio" className="hidden" {...input} />
                  )}
                  <PersonOptionLabel option={option} />
                </label>
              )
            })}
            {!options && <p className={classes.text}>{texts.loadingText}</p>}
            <p role="status" className={options && shown.length === 0 ? classes.text : 'hidden'}>
              {options && shown.length === 0 && texts.noMatchText}
            </p>
          </div>
        </div>
      )}
      {!isMultiple && message}
    </fieldset>
  )
}
