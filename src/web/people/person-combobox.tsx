import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconCheck, IconSearch, IconSelector } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import type { FieldProps } from '#web/ui/form/validated-form.ts'
import classes from './person-combobox.module.css'
import { isDisabled, type PersonOption, PersonOptionLabel } from './person-option.tsx'

interface Props {
  label: string
  placeholder?: string
  description?: ReactNode
  /** The form's props of the field: its error, and the path by which the form focuses it. */
  field?: Pick<FieldProps, 'error' | 'data-path'>
  /** True when the dialog around it opens with the focus here. */
  autoFocus?: boolean
  /** Undefined while the field shows the selected person. */
  typed: string | undefined
  selectedName?: string
  onType: (text: string) => void
  /** True while further people are searched, who may match better than those in `options`. Enter takes the best match once they are found. */
  isSearching?: boolean
  /** The people that the text finds, best match first. The field does not filter them. */
  options: readonly PersonOption[]
  selectedIds: ReadonlySet<string>
  onSelect: (id: string) => void
  /** Under the list: nobody was found, or there are more. */
  message: ReactNode
  onBlur?: () => void
  /** The name of a list that is always open, in which any number of people can be selected. Then `label` is for screen readers only. */
  listLabel?: string
}

/**
 * Finds a person by typing. Enter takes the highlighted option: the first one that was found, or the selected one until the user types. Arrows
 * also reach options that are disabled, so that the reason is announced.
 */
export function PersonCombobox({
  label,
  listLabel,
  field,
  autoFocus,
  typed,
  selectedName = '',
  onType,
  isSearching = false,
  ...props
}: Props) {
  const { options, selectedIds, onSelect, message, onBlur, ...texts } = props
  const isAlwaysOpen = listLabel !== undefined
  // Mantine sets the id of the list after the first rendering, too late for a list that is always open.
  const combobox = { ...useCombobox(isAlwaysOpen ? { opened: true } : {}), listId: useId() }
  const { dropdownOpened } = combobox
  // Mantine announces only what arrows highlight.
  const [highlighted, setHighlighted] = useState<string | null>(null)
  /** The text at the time when Enter was pressed during the search. */
  const [enteredText, setEnteredText] = useState<string>()
  // A list that is always open is also worked with the pointer: until the user types, Enter must not choose what nobody pointed at.
  const isIdle = isSearching || (isAlwaysOpen && typed === '')
  const found = options.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: highlights again when other people are found
  useEffect(() => {
    if (!dropdownOpened) return
    if (isIdle) combobox.resetSelectedOption()
    setHighlighted(isIdle ? null : typed === undefined ? combobox.selectActiveOption() : combobox.selectFirstOption())
  }, [dropdownOpened, found, typed === undefined, isIdle])

  const select = (id: string) => {
    const option = options.find((one) => one.id === id)
    if (!option || isDisabled(option, selectedIds.has(id))) return
    onSelect(id)
    combobox.closeDropdown()
  }
  useEffect(() => {
    if (enteredText === undefined || isSearching) return
    setEnteredText(undefined)
    const [best] = options
    if (best && dropdownOpened && enteredText === typed) select(best.id)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') setHighlighted(null)
    const isEnter = event.key === 'Enter' && dropdownOpened && !event.ctrlKey && !event.metaKey
    // Without a highlighted option Enter would submit the form.
    if (isEnter) event.preventDefault()
    // Any other key, such as an arrow, chooses differently.
    setEnteredText(isEnter && isSearching && typed?.trim() ? typed : undefined)
  }
  const Target = isAlwaysOpen ? Combobox.EventsTarget : Combobox.Target
  const list = (
    <>
      <Combobox.Options
        id={combobox.listId}
        aria-label={listLabel ?? label}
        aria-multiselectable={isAlwaysOpen || undefined}
        className={classes.options}
      >
        {dropdownOpened &&
          options.map((option) => {
            const isSelected = selectedIds.has(option.id)
            return (
              <Combobox.Option
                key={option.id}
                value={option.id}
                active={isSelected}
                aria-selected={isSelected}
                // Mantine's own `disabled` would let arrows skip it.
                aria-disabled={isDisabled(option, isSelected)}
                className={classes.option}
              >
                {isAlwaysOpen && <span className={classes.box}>{isSelected && <IconCheck size={12} stroke={3} aria-hidden />}</span>}
                <PersonOptionLabel option={option} />
                {!isAlwaysOpen && isSelected && <IconCheck size={14} className={classes.check} aria-hidden />}
              </Combobox.Option>
            )
          })}
      </Combobox.Options>
      <Combobox.Footer role="status" className={message ? classes.message : 'hidden'}>
        {message}
      </Combobox.Footer>
    </>
  )
  return (
    <Combobox store={combobox} withinPortal={false} offset={4} onOptionSubmit={select}>
      <Target withExpandedAttribute {...(dropdownOpened && highlighted && { 'aria-activedescendant': highlighted })}>
        <TextInput
          {...texts}
          {...(isAlwaysOpen
            ? // Escape is for the popover or sheet around the list, which it closes.
              {
                'aria-label': label,
                leftSection: <IconSearch size={16} stroke={1.5} aria-hidden />,
                'data-mantine-stop-propagation': undefined,
              }
            : { label, rightSection: <IconSelector size={14} stroke={1.5} aria-hidden />, rightSectionPointerEvents: 'none' })}
          error={field?.error}
          data-path={field?.['data-path']}
          data-autofocus={autoFocus || undefined}
          spellCheck={false}
          aria-autocomplete="list"
          value={typed ?? selectedName}
          onChange={(event) => {
            onType(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown()
            onBlur?.()
          }}
          onKeyDown={onKeyDown}
        />
      </Target>
      {isAlwaysOpen ? list : <Combobox.Dropdown className={classes.dropdown}>{list}</Combobox.Dropdown>}
    </Combobox>
  )
}
