import { ActionIcon } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { useCan } from '../../../auth/access.ts'
import { findAction } from './grid-keys.ts'

// Loaded when the help is opened for the first time.
const KeysHelp = lazy(() => import('./keys-help.tsx'))

/** Opens the keys help, as "?" does wherever no text is typed. */
export const KeysButton = memo(function KeysButton() {
  const can = useCan()
  const [hasOpened, setHasOpened] = useState(false)
  const [opened, setOpened] = useState(false)
  // Mantine does not return the focus when a dialog is open in its first render.
  const opener = useRef<Element>(null)
  const open = () => {
    opener.current = document.activeElement
    setHasOpened(true)
    setOpened(true)
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], [role="dialog"]')
      if (isTyping || findAction(event, 'slot', can) !== 'help') return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  })
  return (
    <>
      <ActionIcon aria-label="Teclado" aria-keyshortcuts="?" aria-haspopup="dialog" title="Teclado (?)" onClick={open}>
        <IconKeyboard size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
      {hasOpened && (
        <Suspense>
          <KeysHelp
            opened={opened}
            onClose={() => setOpened(false)}
            onClosed={() => opener.current instanceof HTMLElement && opener.current.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </>
  )
})
