import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/app/app-process.ts'

const paper = 'docs/operations.md'

/** Reads the code blocks of a section of the paper on operations. `take` returns the one that has this line, and `listRest` those that were never taken. */
export function readBlocks(heading: string) {
  const text = readFileSync(join(root, paper), 'utf8')
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`${paper} has no section "${heading}".`)
  const blocks = [...section.matchAll(/^```\w*\n(.*?)^```$/gms)].map(([, block]) => block!)
  const rest = new Set(blocks)
  return {
    take: (line: string) => {
      const found = blocks.filter((block) => block.split('\n').some((other) => other.startsWith(line)))
      if (found.length !== 1) throw new Error(`${found.length} blocks of "${heading}" have the line "${line}".`)
      rest.delete(found[0]!)
      return found[0]!
    },
    listRest: () => [...rest],
  }
}
