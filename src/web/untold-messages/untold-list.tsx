import { type KeyboardEvent, useRef } from 'react'
import { isPlainLetter } from '#web/ui/keys/key-table.ts'
import { usePressLetter } from '#web/ui/keys/letter-keys.tsx'
import { focusTitle } from '#web/ui/page/focus-title.ts'
import type { Family } from './families.ts'
import classes from './untold-list.module.css'
import { UntoldRow } from './untold-row.tsx'

/** The keys that press a button of the row with the focus, and what it is called. */
const buttonNames: Record<string, string> = { w: 'WhatsApp', l: 'Llamar', v: 'Avisado' }

/** The families, the one that waits longest first. Arrow keys go from row to row, and `w`, `l` and `v` press the buttons of a row. */
export function UntoldList({ families }: { families: readonly Family[] }) {
  const list = useRef<HTMLUListElement>(null)
  const pressLetter = usePressLetter()

  const onKeyDown = (event: KeyboardEvent) => {
    const row = (event.target as Element).closest('li')
    if (!row) return
    if (isPlainLetter(event)) {
      const button = findButton(row, event.key)
      return pressLetter(event, button ? { label: buttonNames[event.key] ?? '', run: () => button.click() } : undefined)
    }
    const next = event.key === 'ArrowDown' ? row.nextElementSibling : event.key === 'ArrowUp' ? row.previousElementSibling : null
    if (!next) return
    event.preventDefault()
    focusButton(next, (event.target as HTMLElement).dataset.key ?? 'v')
  }

  /** Gives the focus to the row that takes the place of one that is about to leave. */
  const leaveRow = (index: number) => {
    const rows = list.current?.children
    const next = rows?.[index + 1] ?? rows?.[index - 1]
    if (next) focusButton(next, 'v')
    else focusTitle()
  }

  return (
    <>
      <div className={classes.titles} aria-hidden>
        <span>Desde</span>
        <span>Cliente y quién contesta</span>
        <span>Qué cambió</span>
        <span>Teléfono</span>
      </div>
      <ul ref={list} className={classes.list} onKeyDown={onKeyDown}>
        {families.map((family, index) => (
          <UntoldRow key={family.key} family={family} onLeave={() => leaveRow(index)} />
        ))}
      </ul>
    </>
  )
}

const findButton = (row: Element, key: string) => row.querySelector<HTMLElement>(`[data-key="${key}"]:not(:disabled)`)

const focusButton = (row: Element, key: string) => (findButton(row, key) ?? findButton(row, 'v'))?.focus()
