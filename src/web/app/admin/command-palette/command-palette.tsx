import '@mantine/spotlight/styles.layer.css'
import { CloseButton, getDefaultZIndex } from '@mantine/core'
import { createSpotlight, Spotlight, useSpotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useReducer, useState } from 'react'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import classes from './command-palette.module.css'
import { focusEnd } from './focus-end.ts'
import { PaletteResults } from './palette-results.tsx'
import { usePaletteCommands } from './use-palette-commands.ts'

type Props = {
  /** The text typed so far. */
  query: string
  onQueryChange: (query: string) => void
  onClose: () => void
  /** Closes the palette, and runs a command once the focus is back on the page. */
  onRun: (run: () => unknown) => void
}

/** Finds people, screens, actions and weeks by typing. */
export function CommandPalette({ query, onQueryChange, onClose, onRun }: Props) {
  const id = useId()
  const isPhone = useIsPhone()
  const [store] = useState(createOpenStore)
  const { selected } = useSpotlight(store)
  // Spotlight does not notify when a key moves the selection.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const results = usePaletteCommands(query.replace(/\s+/g, ' ').trim())
  const commands = results.groups.flatMap((group) => group.commands)
  const count = commands.length

  // Spotlight selects the first command when the text changes. Commands that arrive later find nothing selected.
  useEffect(() => {
    if (count > 0 && (selected < 0 || selected >= count)) store.setState({ ...store.getState(), selected: 0 })
  }, [store, count, selected])

  const getOptionId = (index: number) => `${id}-${index}`
  return (
    <Spotlight.Root
      store={store}
      query={query}
      onQueryChange={onQueryChange}
      onSpotlightClose={onClose}
      shortcut={null}
      clearQueryOnClose={false}
      closeOnActionTrigger={false}
      // The host of the palette moves the focus.
      returnFocus={false}
      // Below the sign-in dialog, above everything else.
      zIndex={getDefaultZIndex('popover')}
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.25, blur: 0 }}
      fullScreen={isPhone}
      // The field stays where it is while the list below it grows and shrinks.
      centered={false}
      classNames={classes}
      attributes={{ content: { 'aria-label': 'Buscar' } }}
    >
      <Spotlight.Search
        ref={focusEnd}
        placeholder="Persona, pantalla, acción o fecha"
        aria-label="Buscar"
        role="combobox"
        aria-expanded={count > 0}
        aria-controls={id}
        aria-activedescendant={count > 0 && selected >= 0 ? getOptionId(selected) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        onKeyDown={renderAgain}
        spellCheck={false}
        maxLength={100}
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        rightSection={isPhone ? <CloseButton aria-label="Cerrar" onClick={onClose} /> : <kbd aria-hidden>Esc</kbd>}
        rightSectionWidth={56}
        rightSectionPointerEvents="all"
      />
      <PaletteResults {...results} id={id} query={query} selected={selected} getOptionId={getOptionId} onRun={onRun} />
    </Spotlight.Root>
  )
}

function createOpenStore() {
  const [store, { open }] = createSpotlight()
  open()
  return store
}
