import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import { IconCheck, IconSelector } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import classes from './finder.module.css'

/** One that can be found. */
export interface Found {
  id: string
  label: ReactNode
  /** Shown, and heard, but not to be chosen. */
  disabled?: boolean
}

interface Props {
  label: string
  placeholder?: string
  description?: ReactNode
  error?: ReactNode
  /** Where a form looks for the field, to go to it. */
  path?: string
  /** Whether a dialog begins here. */
  first?: boolean
  /** What stands in the field. */
  text: string
  onText: (text: string) => void
  /** What the text finds, best first. */
  found: readonly Found[]
  chosen: string | undefined
  onChoose: (id: string) => void
  /** Said under the list: that nobody is found, that there are more. */
  note: ReactNode
  onLeave: () => void
}

/** Finds one of many by what is typed. The arrows also reach those that cannot be chosen: why not is heard there. */
export function Finder({ path, first, text, onText, found, chosen, onChoose, note, onLeave, ...field }: Props) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [pointed, setPointed] = useState<string>()
  // Enter takes the best one while nobody has gone elsewhere
  const best = found.find((one) => one.id === chosen) ?? found.find((one) => !one.disabled)
  const at = open ? (found.find((one) => one.id === pointed) ?? best) : undefined
  const optionId = (one: Found) => `${id}-${one.id}`

  const atId = at && optionId(at)
  useEffect(() => {
    if (atId) document.getElementById(atId)?.scrollIntoView({ block: 'nearest' })
  }, [atId])

  const show = (shown: boolean) => {
    setOpen(shown)
    setPointed(undefined)
  }
  const choose = (one: Found | undefined) => {
    if (!one || one.disabled) return
    onChoose(one.id)
    show(false)
  }
  const point = (step: 1 | -1) => {
    if (!open) return show(true)
    const index = at ? found.indexOf(at) : -1
    setPointed(found.at((index + step + found.length) % found.length)?.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      point(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(at)
    }
    if (event.key === 'Escape' && open) show(false)
  }

  return (
    <TextInput
      {...field}
      role="combobox"
      autoComplete="off"
      spellCheck={false}
      aria-autocomplete="list"
      aria-haspopup="listbox"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      aria-activedescendant={atId}
      data-path={path}
      data-autofocus={first || undefined}
      // its Escape closes the list, not the sheet around it
      data-mantine-stop-propagation={open}
      rightSection={<IconSelector size={14} stroke={1.5} aria-hidden />}
      rightSectionPointerEvents="none"
      value={text}
      onChange={(event) => {
        onText(event.currentTarget.value)
        show(true)
      }}
      onFocus={(event) => event.currentTarget.select()}
      onClick={() => setOpen(true)}
      onBlur={() => {
        show(false)
        onLeave()
      }}
      onKeyDown={onKeyDown}
      inputContainer={(input) => (
        <div className={classes.field}>
          {input}
          {open && (
            // a press keeps the keyboard in the field
            // biome-ignore lint/a11y/noStaticElementInteractions: the field has the keys
            <div className={classes.found} onMouseDown={(event) => event.preventDefault()}>
              <div id={id} role="listbox" aria-label={field.label} className={classes.list}>
                {found.map((one) => (
                  // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                  // biome-ignore lint/a11y/useFocusableInteractive: pointed at by aria-activedescendant
                  <div
                    key={one.id}
                    id={optionId(one)}
                    role="option"
                    aria-selected={one.id === chosen}
                    aria-disabled={one.disabled}
                    data-at={one === at || undefined}
                    className={classes.option}
                    onClick={() => choose(one)}
                  >
                    <span className={classes.label}>{one.label}</span>
                    {one.id === chosen && <IconCheck size={14} className={classes.check} aria-hidden />}
                  </div>
                ))}
              </div>
              {note && <p className={classes.note}>{note}</p>}
            </div>
          )}
        </div>
      )}
    />
  )
}
