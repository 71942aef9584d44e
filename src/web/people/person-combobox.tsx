import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import classes from './person-combobox.module.css'
import { isDisabled, type PersonOption, PersonOptionLabel } from './person-option.tsx'

interface Props {
  label: string
  placeholder?: string
  description?: ReactNode
  error?: ReactNode
  /** The form's path of the field, by which the form focuses it. */
  path?: string
  /** True when the dialog around it opens with the focus here. */
  autoFocus?: boolean
  /** Undefined while the field shows the selected person. */
  typed: string | undefined
  selectedName: string
  onType: (text: string) => void
  /** True while further people are searched, who may match better than those in `options`. Enter takes the best match once they are found. */
  isSearching: boolean
  /** The people that the text finds, best match first. The field does not filter them. */
  options: readonly PersonOption[]
  selectedId: string | undefined
  onSelect: (id: string) => void
  /** Under the list: nobody was found, or there are more. */
  message: ReactNode
  onBlur: () => void
}

/**
 * Finds a person by typing. Enter takes the highlighted option: the first one that was found, or the selected one until the user types. Arrows
 * also reach options that are disabled, so that the reason is announced.
 */
export function PersonCombobox({ path, autoFocus, typed, selectedName, onType, isSearching, options, onSelect, ...props }: Props) {
  const { selectedId, message, onBlur, ...field } = props
  const combobox = useCombobox()
  const { dropdownOpened } = combobox
  // Mantine announces only what arrows highlight.
  const [highlighted, setHighlighted] = useState<string | null>(null)
  /** The text at the time when Enter was pressed during the search. */
  const [enteredText, setEnteredText] = useState<string>()
  const found = options.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: highlights again when other people are found
  useEffect(() => {
    if (!dropdownOpened) return
    if (isSearching) combobox.resetSelectedOption()
    setHighlighted(isSearching ? null : typed === undefined ? combobox.selectActiveOption() : combobox.selectFirstOption())
  }, [dropdownOpened, found, typed === undefined, isSearching])

  const select = (id: string) => {
    const option = options.find((one) => one.id === id)
    if (!option || isDisabled(option, selectedId)) return
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
  return (
    <Combobox store={combobox} withinPortal={false} offset={4} onOptionSubmit={select}>
      <Combobox.Target withExpandedAttribute {...(dropdownOpened && highlighted && { 'aria-activedescendant': highlighted })}>
        <TextInput
          {...field}
          spellCheck={false}
          aria-autocomplete="list"
          data-path={path}
          data-autofocus={autoFocus || undefined}
          rightSection={<IconSelector size={14} stroke={1.5} aria-hidden />}
          rightSectionPointerEvents="none"
          value={typed ?? selectedName}
          onChange={(event) => {
            onType(event.currentTarget.value)
            combobox.openDropdown()
          }}
          onFocus={(event) => event.currentTarget.select()}
          onClick={() => combobox.openDropdown()}
          onBlur={() => {
            combobox.closeDropdown()
            onBlur()
          }}
          onKeyDown={onKeyDown}
        />
      </Combobox.Target>
      <Combobox.Dropdown className={classes.dropdown}>
        <Combobox.Options aria-label={field.label} className={classes.options}>
          {dropdownOpened &&
            options.map((option) => (
              <Combobox.Option
                key={option.id}
                value={option.id}
                active={option.id === selectedId}
                aria-selected={option.id === selectedId}
                // Mantine's own `disabled` would let arrows skip it.
                aria-disabled={isDisabled(option, selectedId)}
                className={classes.option}
              >
                <PersonOptionLabel option={option} />
                {option.id === selectedId && <IconCheck size={14} className={classes.check} aria-hidden />}
              </Combobox.Option>
            ))}
        </Combobox.Options>
        {message && <Combobox.Footer className={classes.message}>{message}</Combobox.Footer>}
      </Combobox.Dropdown>
    </Combobox>
  )
}
