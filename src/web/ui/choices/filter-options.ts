import type { ComboboxItem, OptionsFilter } from '@mantine/core'
import { splitSearch } from '#domain/search.ts'

/**
 * Finds the options of a list in which every typed word begins a word, in any order: "fem" finds Femenino and not Masculino, and "8" finds 08:00. An option
 * whose words are those that were typed comes first.
 */
export const filterOptions: OptionsFilter = ({ options, search }) => {
  const typed = splitOption(search)
  const find = (items: readonly ComboboxItem[]): ComboboxItem[] => {
    const found = items.filter(({ label }) => {
      const words = splitOption(label)
      return typed.every((start) => words.some((word) => word.startsWith(start)))
    })
    const isWhole = ({ label }: ComboboxItem) => splitOption(label).sort().join(' ') === [...typed].sort().join(' ')
    return [...found.filter(isWhole), ...found.filter((option) => !isWhole(option))]
  }
  const items = options.flatMap((option) => ('group' in option ? [] : [option]))
  const groups = options.flatMap((option) => ('group' in option ? [{ ...option, items: find(option.items) }] : []))
  return [...find(items), ...groups]
}

/** Hours are typed without their zero. */
const splitOption = (text: string) => splitSearch(text).map((word) => word.replace(/^0(?=\d)/, ''))
