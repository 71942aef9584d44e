/** How many worker colours there are; `--t-worker-1` … `--t-worker-12`. */
const workerColors = 12

/**
 * Gives each worker a steady colour 1…12. Workers are taken in the order of their ids (which sort by creation), so a new
 * one never repaints another; each wants the colour its id hashes to and takes the next free one of its dozen.
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

/** FNV-1a, 32 bits. */
const hash = (text: string) => [...text].reduce((sum, char) => Math.imul(sum ^ char.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5)
