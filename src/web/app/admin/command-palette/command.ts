import type { IconCalendarWeek } from '@tabler/icons-react'

/** An entry of the command palette. */
export type Command = {
  id: string
  label: string
  /** Secondary text, such as the document of a person. */
  hint?: string | undefined
  /** Further words by which it is found. */
  keywords?: string
  icon: typeof IconCalendarWeek
  run: () => unknown
}

/** The commands under one title. */
export type CommandGroup = { title: string; commands: readonly Command[] }
