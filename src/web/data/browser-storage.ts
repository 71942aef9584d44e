/** A storage of the browser in which a value may be missing, and which may be full or not allowed. Then nothing is stored. */
const createStorage = (getStorage: () => Storage) => ({
  /** Returns a stored text, or null. Undefined without storage. */
  read: (key: string) => attempt(() => getStorage().getItem(key)),
  /** Returns a value that was stored as JSON, without checking it. Undefined when it is missing or damaged. */
  readJson: (key: string): unknown => attempt(() => JSON.parse(getStorage().getItem(key) ?? '')),
  write: (key: string, text: string) => attempt(() => getStorage().setItem(key, text)),
  remove: (key: string) => attempt(() => getStorage().removeItem(key)),
  listKeys: () => attempt(() => Object.keys(getStorage())) ?? [],
})

function attempt<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

/** What is kept on this device. */
export const deviceStorage = createStorage(() => localStorage)

/** What is kept until the tab is closed. */
export const tabStorage = createStorage(() => sessionStorage)
