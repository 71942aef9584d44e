import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listModulesOfTest } from '../../scripts/test/changed-screens.ts'

const folder = join(import.meta.dirname, '../screens')

/** The folders of `src/web` whose changes run a screen test with `--changed`, by the name of the test. */
const foldersOfTests = new Map(
  globSync('*.test.tsx', { cwd: folder }).map((file) => {
    const modules = listModulesOfTest(file, readFileSync(join(folder, file), 'utf8'))
    return [file, new Set(modules.map((path) => path.split('/')[0]!))]
  }),
)

test('a screen test is for the feature after which it is named, for all if it imports the routes, and otherwise for what features share', () => {
  expect(foldersOfTests.get('clients-filters.test.tsx')).toEqual(new Set(['clients']))
  expect(foldersOfTests.get('client-page.test.tsx')).toEqual(new Set(['clients']))
  expect(foldersOfTests.get('every-screen.test.tsx')).toContain('roles')
  expect(foldersOfTests.get('drafts.test.tsx')).toContain('ui')
  expect(foldersOfTests.get('drafts.test.tsx')).not.toContain('clients')
})

test('a screen test is named after each feature that has a screen', () => {
  const all = foldersOfTests.get('every-screen.test.tsx')!
  const others = [...foldersOfTests.values()].filter(({ size }) => size < all.size)
  expect(all.difference(new Set(others.flatMap((folders) => [...folders])))).toEqual(new Set())
})
