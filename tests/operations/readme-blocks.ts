import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/app/app-process.ts'

/** Reads the code blocks of a section of the README. `take` returns the one that has this line, and `listRest` those that were never taken. */
export function readBlocks(heading: string) {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const section = readme.split(/^## /m).find((text) => text.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`The README has no section "${heading}".`)
  const blocks = [...section.matchAll(/^```\n(.*?)^```$/gms)].map(([, text]) => text!)
  const rest = new Set(blocks)
  return {
    take: (line: string) => {
      const found = blocks.filter((text) => text.split('\n').some((other) => other.startsWith(line)))
      if (found.length !== 1) throw new Error(`${found.length} blocks of "${heading}" have the line "${line}".`)
      rest.delete(found[0]!)
      return found[0]!
    },
    listRest: () => [...rest],
  }
}
