import { createContext, type ReactNode, use, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isPlainLetter } from './key-table.ts'
import classes from './letter-keys.module.css'

/** What a letter does. */
export interface LetterAction {
  /** Says it until it is done: "Confirmada". */
  label: string
  run: () => void
  /** The letters that may follow immediately, because no name begins with both. */
  sequels?: string | undefined
}

type PressedLetter = Pick<KeyboardEvent, 'key' | 'repeat' | 'target' | 'preventDefault'>
type PressLetter = (event: PressedLetter, action: LetterAction | undefined) => void

interface WaitingLetter {
  text: string
  action: LetterAction | undefined
  timer: ReturnType<typeof setTimeout>
  /** The button that does the same, in the dialog that has the focus. It is marked meanwhile. */
  button: Element | null
  /** Where its action is shown if there is no button. */
  left: number
  top: number
}

/** How long a letter waits for another one, in milliseconds. Whoever types a name is faster. */
const waitingTime = 400

const LetterKeysContext = createContext<PressLetter>(() => {})

/**
 * Returns the function that takes a pressed letter, also one without an action. The action runs after a moment, or before the next key that is no letter.
 * With a second letter a name is being typed: nothing is done, and the search opens with both.
 */
export const usePressLetter = () => use(LetterKeysContext)

/** Keeps the pressed letter until it is known whether a name begins with it. Shows what it will do meanwhile. */
export function LetterKeys({ onName, children }: { onName: (start: string) => void; children: ReactNode }) {
  const waiting = useRef<WaitingLetter>(undefined)
  const [shown, setShown] = useState<WaitingLetter>()
  const setWaiting = useCallback((letter: WaitingLetter | undefined) => {
    clearTimeout(waiting.current?.timer)
    waiting.current?.button?.removeAttribute('data-waiting')
    letter?.button?.setAttribute('data-waiting', '')
    waiting.current = letter
    setShown(letter)
  }, [])
  const act = useCallback(() => {
    const action = waiting.current?.action
    setWaiting(undefined)
    action?.run()
  }, [setWaiting])
  const pressLetter: PressLetter = useCallback(
    (event, action) => {
      event.preventDefault()
      if (event.repeat) return
      const target = event.target as Element
      const { left, bottom } = target.getBoundingClientRect()
      const top = Math.min(bottom + 4, window.innerHeight - 40)
      const shortcut = `[aria-keyshortcuts="${CSS.escape(event.key.toLowerCase())}"]`
      // Where each of several sessions has its buttons, those beside the focus are meant.
      const button = (target.closest('[role="dialog"] li') ?? target.closest('[role="dialog"]'))?.querySelector(shortcut) ?? null
      setWaiting({ text: event.key, action, timer: setTimeout(act, waitingTime), button: action ? button : null, left, top })
    },
    [act, setWaiting],
  )

  /** Acts, and gives the key to what has the focus by then. */
  const actBefore = (event: KeyboardEvent) => {
    const focused = document.activeElement
    flushSync(act)
    if (document.activeElement === focused || event.defaultPrevented) return
    event.stopPropagation()
    if (!document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault()
  }

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const letter = waiting.current
    const { key, ctrlKey, metaKey } = event
    if (!letter || modifiers.has(key)) return
    const take = () => {
      event.preventDefault()
      event.stopPropagation()
    }
    if (key === 'Escape') return setWaiting(undefined)
    if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') {
      take()
      return setWaiting(undefined)
    }
    if (key === 'Dead') {
      // The browser types the accent with the letter that follows.
      setWaiting(undefined)
      return onName(letter.text)
    }
    if (!isPlainLetter(event) && !/^[\d'’]$/.test(key)) {
      // Enter would press the button that has the focus.
      if (key === 'Enter' && letter.action) take()
      return actBefore(event)
    }
    if (letter.action?.sequels?.includes(key.toLowerCase())) return actBefore(event)
    take()
    if (event.repeat) return
    if (key.toLowerCase() !== letter.text.at(-1)?.toLowerCase()) {
      setWaiting(undefined)
      return onName(letter.text + key)
    }
    setWaiting({ ...letter, text: letter.text + key, timer: setTimeout(act, waitingTime) })
  })
  useEffect(() => {
    const onPointerDown = () => act()
    window.addEventListener('keydown', onKeyDown, { capture: true })
    window.addEventListener('pointerdown', onPointerDown, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKeyDown, { capture: true })
      window.removeEventListener('pointerdown', onPointerDown, { capture: true })
      clearTimeout(waiting.current?.timer)
    }
  }, [act])

  const label = shown?.action?.label
  const isBesideFocus = label !== undefined && !shown?.button
  return (
    <LetterKeysContext value={pressLetter}>
      {children}
      <p
        aria-live="polite"
        className={isBesideFocus ? classes.action : 'hidden'}
        style={isBesideFocus ? { left: shown?.left, top: shown?.top } : undefined}
      >
        {label && `${shown?.text.charAt(0).toUpperCase()}: ${label.replace(/…?$/, '…')}`}
      </p>
    </LetterKeysContext>
  )
}

const modifiers = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])
