import { useState } from 'react'
import type { Choice } from '#domain/plan.ts'
import { findRow } from './date-row.tsx'

/** Returns the choices of a plan by key, and the functions that change them. Rows that are not in the plan now keep their choices. */
export function useChoices() {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(noChoices)
  return {
    choices,
    /** Chooses for one row, or takes its choice back. */
    choose: (key: string, choice: Choice | undefined) => {
      const changed = new Map(choices)
      if (choice) changed.set(key, choice)
      else changed.delete(key)
      setChoices(changed)
      keepFocus(() => findRow(key))
    },
    /** Takes all choices back. */
    reset: () => setChoices(noChoices),
    /** Adds choices, such as those of all open rows. */
    settle: (settled: ReadonlyMap<string, Choice>) => {
      setChoices(new Map([...choices, ...settled]))
      keepFocus(() => document.querySelector<HTMLElement>('[data-book-plan], [data-row][data-status="open"]'))
    },
  }
}

const noChoices: ReadonlyMap<string, Choice> = new Map()

/** Focuses an element if the one with the focus goes away with the next render. */
const keepFocus = (getElement: () => HTMLElement | null) =>
  void requestAnimationFrame(() => document.activeElement === document.body && getElement()?.focus())
