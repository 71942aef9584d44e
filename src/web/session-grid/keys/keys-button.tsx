import { ActionIcon } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { memo } from 'react'
import { useCan } from '#web/auth/access.ts'
import { useScreenKeys } from '#web/ui/keys/keys-help-context.ts'
import { type KeyBindings, listUsableKeys } from './key-bindings.ts'

/** Opens the keys help, which shows the keys of a grid while this button is mounted. */
export const KeysButton = memo(function KeysButton({ bindings }: { bindings: KeyBindings<string> }) {
  const openHelp = useScreenKeys(listUsableKeys(bindings, useCan()))
  return (
    <ActionIcon aria-label="Teclado" aria-keyshortcuts="?" aria-haspopup="dialog" title="Teclado (?)" onClick={openHelp}>
      <IconKeyboard size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
})
