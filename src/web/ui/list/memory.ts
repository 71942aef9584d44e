import type { List } from '../../navigation/paths.ts'

const place = (id: string) => `list-${id}`

/** What somebody chose for a list the last time: rows of a page and columns, in the words of a URL. */
export function remembered(id: string): URLSearchParams {
  try {
    return new URLSearchParams(localStorage.getItem(place(id)) ?? '')
  } catch {
    return new URLSearchParams() // no storage: every visit begins anew
  }
}

/** Keeps what a list shall look like the next time. */
export function remember(id: string, { rows, columns }: List) {
  const chosen = new URLSearchParams({ ...(rows && { rows }), ...(columns && { columns }) })
  try {
    localStorage.setItem(place(id), String(chosen))
  } catch {
    // no storage: the URL has it until the list is left
  }
}
