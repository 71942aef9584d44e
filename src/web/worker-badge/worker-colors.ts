/** The number of worker colors: `--t-worker-1` to `--t-worker-12`. */
const workerColors = 12

/**
 * Decides each worker's color, 1 to 12. It takes the workers in the order of their ids, which is that of their creation, so that a new worker changes
 * no other's color. A worker gets the color of the id's hash, or the next one that is free in the same dozen of workers.
 */
export function assignWorkerColors(ids: readonly string[]): Map<string, number> {
  const colors = new Map<string, number>()
  let taken = new Set<number>()
  for (const id of [...ids].sort()) {
    if (taken.size === workerColors) taken = new Set()
    let color = hash(id) % workerColors
    while (taken.has(color)) color = (color + 1) % workerColors
    taken.add(color)
    colors.set(id, color + 1)
  }
  return colors
}

/** The FNV-1a hash of a text, 32 bits. */
const hash = (text: string) => [...text].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5)
