import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const readJson = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'))

const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string>; allowScripts: Record<string, boolean> } =
  readJson('package.json')
type Locked = { version?: string; integrity?: string; resolved?: string; hasInstallScript?: boolean; link?: boolean }
const locked = Object.entries<Locked>(readJson('package-lock.json').packages).filter(([path]) => path !== '')
const getName = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

test('every package has an exact version', () => {
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(versions.length).toBeGreaterThan(40)
  expect(versions.filter(([, version]) => !/^(npm:(@[\w-]+\/)?[\w-]+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('the lock file has the hash of every package, and no place from which it was downloaded', () => {
  expect(locked.length).toBeGreaterThan(200)
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  expect(locked.filter(([, { resolved }]) => resolved !== undefined).map(([path]) => path)).toEqual([])
})

test('of the packages with a script that runs when they are installed, each is allowed or forbidden by name', () => {
  const withScript = new Set(locked.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => getName(path)))
  expect([...withScript].filter((name) => !(name in manifest.allowScripts))).toEqual([])
  expect(Object.entries(manifest.allowScripts).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []))).toEqual(['node'])
})
