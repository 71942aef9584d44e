import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../..', import.meta.url).pathname

// Lengths in px do not grow with the letters that a user has set in the browser.
test('the sizes and lines of texts are in units that follow the letters of the browser', () => {
  const files = globSync('src/web/**/*.{css,html}', { cwd: root })
  expect(files.length).toBeGreaterThan(100)
  const fixed = files.flatMap((file) =>
    [...readFileSync(`${root}${file}`, 'utf8').matchAll(/\b(?:font|font-size|line-height): [^;]*\dpx[^;]*;/g)].map(
      ([rule]) => `${file}: ${rule}`,
    ),
  )
  expect(fixed).toEqual([])
})
