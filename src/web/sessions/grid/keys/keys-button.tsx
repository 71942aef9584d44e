import { ActionIcon } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { memo, useEffect, useState } from 'react'
import { useCan } from '../../../auth/access.ts'
import { findAction } from './find-action.ts'
import { KeysHelp } from './keys-help.tsx'

/** Opens the keys help. The key "?" opens it too, except in a field or a dialog. */
export const KeysButton = memo(function KeysButton() {
  const can = useCan()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isInFieldOrDialog =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], [role="dialog"]')
      if (isInFieldOrDialog || findAction(event, 'slot', can) !== 'help') return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
  return (
    <>
      <ActionIcon aria-label="Teclado" aria-keyshortcuts="?" aria-haspopup="dialog" title="Teclado (?)" onClick={() => setOpen(true)}>
        <IconKeyboard size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      <KeysHelp opened={isOpen} onClose={() => setOpen(false)} />
    </>
  )
})
