import type { List } from '../../navigation/paths.ts'

const storageKeyOf = (id: string) => `list-${id}`

/** What somebody chose for a list the last time: rows of a page and columns, in the words of a URL. */
export function readListChoice(id: string): URLSearchParams {
  try {
    return new URLSearchParams(localStorage.getItem(storageKeyOf(id)) ?? '')
  } catch {
    return new URLSearchParams() // no storage: every visit begins anew
  }
}

/** Keeps what a list shall look like the next time. */
export function storeListChoice(id: string, { rows, columns }: List) {
  const chosen = new URLSearchParams({ ...(rows && { rows }), ...(columns && { columns }) })
  try {
    localStorage.setItem(storageKeyOf(id), String(chosen))
  } catch {
    // no storage: the URL has it until the list is left
  }
}
