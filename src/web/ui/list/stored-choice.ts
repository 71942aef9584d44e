import type { ListParams } from '../../navigation/paths.ts'

const getStorageKey = (id: string) => `list-${id}`

/** Returns the rows per page and the columns that the user chose last for a list, as URL parameters. */
export function readListChoice(id: string): URLSearchParams {
  try {
    return new URLSearchParams(localStorage.getItem(getStorageKey(id)) ?? '')
  } catch {
    return new URLSearchParams() // Without storage every visit starts with the defaults.
  }
}

/** Stores the choice for the next visit. */
export function storeListChoice(id: string, { rows, columns }: ListParams) {
  const choice = new URLSearchParams({ ...(rows && { rows }), ...(columns && { columns }) })
  try {
    localStorage.setItem(getStorageKey(id), String(choice))
  } catch {
    // Without storage the URL holds the choice until the list is left.
  }
}
