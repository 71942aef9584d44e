import { ActionIcon } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import { useCan } from '../../../auth/access.ts'
import { findAction } from './grid-keys.ts'

// who asks for the keys waits a moment, who never does loads nothing
const KeysHelp = lazy(() => import('./keys-help.tsx'))

/** Opens the table of the keys; so does "?" wherever nothing is being typed. */
export const KeysButton = memo(function KeysButton() {
  const can = useCan()
  const [wanted, setWanted] = useState(false)
  const [opened, setOpened] = useState(false)
  // Mantine's own return misses a dialog that is open from its first drawing
  const opener = useRef<Element>(null)
  const open = () => {
    opener.current = document.activeElement
    setWanted(true)
    setOpened(true)
  }
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const typing = event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable], [role="dialog"]')
      if (typing || findAction(event, 'slot', can) !== 'help') return
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
      {wanted && (
        <Suspense>
          <KeysHelp
            opened={opened}
            onClose={() => setOpened(false)}
            onGone={() => opener.current instanceof HTMLElement && opener.current.focus({ preventScroll: true })}
          />
        </Suspense>
      )}
    </>
  )
})
