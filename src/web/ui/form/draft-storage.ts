import { tabStorage } from '../../data/browser-storage.ts'

// A draft stays in the session storage of its tab, so that it ends with the tab. Everything here works without storage too: then there is no draft.

const prefix = 'turnos-draft '

const lifetime = 12 * 60 * 60_000

/** True for a draft that is not too old. */
export const isDraftCurrent = ({ savedAt }: { savedAt: number }) => Date.now() - savedAt < lifetime

/** Changes when all drafts are deleted: a form that is still open then writes none any more. */
let generation = 0
export const getDraftGeneration = () => generation

/** Returns the storage key of a draft. `record` tells it from the others of its kind. */
export const getDraftKey = (userId: string, kind: string, record: string) => `${prefix}${userId} ${kind} ${record}`

/** Deletes the drafts whose key fits. */
function deleteWhere(fits: (key: string) => boolean) {
  for (const key of tabStorage.listKeys()) if (key.startsWith(prefix) && fits(key)) tabStorage.remove(key)
}

/** Deletes all drafts, after the user has signed out. */
export function deleteDrafts() {
  generation += 1
  deleteWhere(() => true)
}

/** Deletes the drafts that are too old or damaged, and those of everybody but the signed-in user, because several people share a desk. */
export const deleteDraftsOfOthers = (userId: string) => deleteWhere((key) => !key.startsWith(`${prefix}${userId} `) || isExpired(key))

const isExpired = (key: string) => !isDraftCurrent((tabStorage.readJson(key) ?? { savedAt: 0 }) as { savedAt: number })
