import { type KeyboardEvent, useRef } from 'react'
import { focusTitle } from '#web/ui/page/focus-title.ts'
import type { Family } from './families.ts'
import classes from './untold-list.module.css'
import { UntoldRow } from './untold-row.tsx'

/** The keys that press a button of the row with the focus. */
const buttonKeys = new Set(['w', 'l', 'v'])

/** The families, the one that waits longest first. Arrow keys go from row to row, and `w`, `l` and `v` press the buttons of a row. */
export function UntoldList({ families }: { families: readonly Family[] }) {
  const list = useRef<HTMLUListElement>(null)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const row = (event.target as Element).closest('li')
    if (!row) return
    const next = event.key === 'ArrowDown' ? row.nextElementSibling : event.key === 'ArrowUp' ? row.previousElementSibling : null
    if (next) {
      event.preventDefault()
      const key = (event.target as HTMLElement).dataset.key ?? 'v'
      focusButton(next, key)
    } else if (buttonKeys.has(event.key)) findButton(row, event.key)?.click()
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
