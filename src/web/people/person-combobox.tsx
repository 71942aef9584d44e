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
  text: string
  onTextChange: (text: string) => void
  /** The people that the text finds, best match first. The field does not filter them. */
  options: readonly PersonOption[]
  selectedId: string | undefined
  onSelect: (id: string) => void
  /** Under the list: nobody was found, or there are more. */
  message: ReactNode
  onBlur: () => void
}

/**
 * Finds a person by typing. Enter takes the highlighted option, at first the selected or the first one. Arrows also reach options
 * that are disabled, so that the reason is announced.
 */
export function PersonCombobox({ path, autoFocus, text, onTextChange, options, selectedId, onSelect, message, onBlur, ...field }: Props) {
  const combobox = useCombobox()
  const { dropdownOpened, selectActiveOption } = combobox
  // Mantine announces only what arrows highlight.
  const [highlighted, setHighlighted] = useState<string | null>(null)
  const found = options.map(({ id }) => id).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: highlights again when other people are found
  useEffect(() => {
    if (dropdownOpened) setHighlighted(selectActiveOption())
  }, [dropdownOpened, found])

  const select = (id: string) => {
    const option = options.find((one) => one.id === id)
    if (!option || isDisabled(option, selectedId)) return
    onSelect(id)
    combobox.closeDropdown()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowDown' || key === 'ArrowUp') setHighlighted(null)
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
          value={text}
          onChange={(event) => {
            onTextChange(event.currentTarget.value)
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
