import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mantineStyles } from '../../scripts/bundle/mantine-styles.ts'

const mantine = join(import.meta.dirname, '../../node_modules/@mantine/core')

test('every module with class names of Mantine imports a style sheet that exists', () => {
  const { filter, handler } = mantineStyles.transform as unknown as {
    filter: { id: RegExp }
    handler: (code: string, id: string) => string
  }
  const modules = globSync('esm/**/*.module.mjs', { cwd: mantine }).map((path) => join(mantine, path))
  expect(modules.length).toBeGreaterThan(50)
  expect(modules.filter((id) => !filter.id.test(id))).toEqual([])
  const sheets = modules.map((id) => /styles\/[^']+/.exec(handler('', id))?.[0] ?? id)
  expect(sheets.filter((sheet) => !existsSync(join(mantine, sheet)))).toEqual([])
})
