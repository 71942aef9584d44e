import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

const entries = ['src', 'scripts', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).map((entry) => ({
    path: relative(root, join(entry.parentPath, entry.name)),
    isFolder: entry.isDirectory(),
  })),
)
const sources = entries
  .map(({ path }) => path)
  .filter((path) => /^src\/.*\.tsx?$/.test(path) && !path.startsWith('src/api/generated/'))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, imports: ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName) }
  })
type Source = (typeof sources)[number]

/** Returns the folder of src that a file is in. */
const getLayer = (path: string) => path.split('/')[1] ?? ''

const listSources = (...layers: string[]) => sources.filter(({ path }) => layers.includes(getLayer(path)))

/** Lists the files of src that a file imports. */
const listImportedFiles = ({ path, imports }: Source) =>
  imports.flatMap((name) => (name.startsWith('#') ? [`src/${name.slice(1)}`] : name.startsWith('.') ? [join(dirname(path), name)] : []))

const listImportedPackages = ({ imports }: Source) => imports.filter((name) => !/^[#.]/.test(name))

const allowedImports: Record<string, string[]> = {
  domain: ['domain'],
  api: ['api', 'domain'],
  web: ['web', 'api', 'domain'],
  server: ['server', 'api', 'domain'],
}

test('web and server import api and domain but not each other, api imports domain, and domain imports none of them', () => {
  const forbidden = sources.flatMap((source) =>
    listImportedFiles(source)
      .filter((file) => !allowedImports[getLayer(source.path)]?.includes(getLayer(file)))
      .map((file) => `${source.path} imports ${file}`),
  )
  expect(forbidden).toEqual([])
})

test('domain imports no packages, and api only openapi-fetch and valibot', () => {
  expect(listSources('domain').filter((source) => listImportedPackages(source).length > 0)).toEqual([])
  const packages = listSources('api').flatMap(listImportedPackages)
  expect(packages.filter((name) => !['openapi-fetch', 'valibot'].includes(name))).toEqual([])
})

test('the web does not import the snake_case types', () => {
  const importing = listSources('web').filter((source) => listImportedFiles(source).includes('src/api/generated/wire.ts'))
  expect(importing.map(({ path }) => path)).toEqual([])
})

test('web, domain and api have no snake_case names', () => {
  const snakeCaseNames = listSources('web', 'domain', 'api').flatMap(({ path, text }) => {
    const names: string[] = []
    const collect = (node: ts.Node) => {
      if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && /^[a-z0-9]+(_[a-z0-9]+)+$/.test(node.text))
        names.push(`${path}: ${node.text}`)
      ts.forEachChild(node, collect)
    }
    collect(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
    return names
  })
  expect(snakeCaseNames).toEqual([])
})

test('no folder has a name that could hold anything', () => {
  const vagueNames = new Set(['utils', 'util', 'common', 'misc', 'helpers', 'types', 'hooks', 'lib', 'shared'])
  expect(entries.filter(({ path, isFolder }) => isFolder && vagueNames.has(basename(path)))).toEqual([])
})

test('file names are in kebab-case, and no folder has an index file', () => {
  const files = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path)
  expect(files.filter((path) => !/^[a-z0-9.-]+$/.test(basename(path)))).toEqual([])
  expect(sources.filter(({ path }) => basename(path) === 'index.ts' || basename(path) === 'index.tsx')).toEqual([])
})

test('scripts do not import tests', () => {
  const scripts = entries.map(({ path }) => path).filter((path) => /^scripts\/.*\.(ts|tsx|mjs)$/.test(path))
  const forbidden = scripts.filter((path) =>
    ts
      .preProcessFile(readFileSync(join(root, path), 'utf8'))
      .importedFiles.some(({ fileName }) => join(dirname(path), fileName).startsWith('tests/')),
  )
  expect(scripts.length).toBeGreaterThan(0)
  expect(forbidden).toEqual([])
})
