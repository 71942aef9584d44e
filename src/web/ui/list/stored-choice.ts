import { deviceStorage } from '#web/data/browser-storage.ts'
import type { ListParams } from '#web/navigation/paths.ts'

const getStorageKey = (id: string) => `list-${id}`

/** Returns the rows per page and the columns that the user chose last for a list, as URL parameters. */
export const readListChoice = (id: string) => new URLSearchParams(deviceStorage.read(getStorageKey(id)) ?? '')

/** Stores the choice for the next visit. Without storage the URL holds it until the list is left. */
export function storeListChoice(id: string, { rows, columns }: ListParams) {
  const choice = new URLSearchParams({ ...(rows && { rows }), ...(columns && { columns }) })
  deviceStorage.write(getStorageKey(id), String(choice))
}
