import { useHotkeys } from '@mantine/hooks'
import { useEffect } from 'react'
import { hasUnsavedWork } from '#web/ui/feedback/leave-guard.tsx'
import { useUndo } from './use-undo.ts'

/** The fields that have their own undo. A checkbox is none. */
const textFields = 'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"])'

type Prepare = (run: () => void) => void

/** What the shown screen does before a change is undone. */
let prepareScreen: Prepare | undefined

/** Lets a screen close what is open before a change is undone, or have nothing undone while a form is open. */
export function usePrepareUndo(prepare: Prepare) {
  useEffect(() => {
    prepareScreen = prepare
    return () => {
      prepareScreen = undefined
    }
  })
}

/** Listens for Ctrl+Z, which undoes the newest change, and for Ctrl+Y, which makes it again, except in text fields and while a dialog is open. */
export function UndoKeys() {
  const { undo, redo, canUndo } = useUndo()
  const createHandler = (run: () => void) => (event: KeyboardEvent) => {
    if (!canUndo || (event.target instanceof Element && event.target.closest(textFields))) return
    if (document.querySelector('[aria-modal="true"]')) return
    event.preventDefault()
    if (prepareScreen) prepareScreen(run)
    // What is typed was not saved yet, and an older change was not meant.
    else if (!hasUnsavedWork()) run()
  }
  const options = { preventDefault: false }
  useHotkeys(
    [
      ['mod+Z', createHandler(undo), options],
      ['mod+Y', createHandler(redo), options],
      ['mod+shift+Z', createHandler(redo), options],
    ],
    [],
  )
  return null
}
