import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/app/app-process.ts'

/** Reads the code blocks of a document. `take` returns the one that has this line, and `listRest` those that were never taken. */
export function readBlocks(document: string) {
  const blocks = [...readFileSync(join(root, document), 'utf8').matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, block]) => block!)
  const rest = new Set(blocks)
  return {
    take: (line: string) => {
      const found = blocks.filter((block) => block.split('\n').some((other) => other.startsWith(line)))
      if (found.length !== 1) throw new Error(`${found.length} blocks of ${document} have the line "${line}".`)
      rest.delete(found[0]!)
      return found[0]!
    },
    listRest: () => [...rest],
  }
}
