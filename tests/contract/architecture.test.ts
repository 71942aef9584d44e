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

const roomOf = (path: string) => path.split('/')[1] ?? ''
const inRooms = (...rooms: string[]) => sources.filter(({ path }) => rooms.includes(roomOf(path)))

/** The files of src that a file imports; packages are left out. */
const filesOf = ({ path, imports }: (typeof sources)[number]) =>
  imports.flatMap((name) => (name.startsWith('#') ? [`src/${name.slice(1)}`] : name.startsWith('.') ? [join(dirname(path), name)] : []))

const packagesOf = ({ imports }: (typeof sources)[number]) => imports.filter((name) => !/^[#.]/.test(name))

const mayImport: Record<string, string[]> = {
  domain: ['domain'],
  api: ['api', 'domain'],
  web: ['web', 'api', 'domain'],
  server: ['server', 'api', 'domain'],
  conformance: ['conformance', 'api', 'domain'],
}

test('imports run from web, server and conformance to api, and from there to domain', () => {
  const astray = sources.flatMap((source) =>
    filesOf(source)
      .filter((file) => !mayImport[roomOf(source.path)]?.includes(roomOf(file)))
      .map((file) => `${source.path} imports ${file}`),
  )
  expect(astray).toEqual([])
})

test('domain is made of nothing else, api runs without React and Node', () => {
  expect(inRooms('domain').filter((source) => packagesOf(source).length > 0)).toEqual([])
  const foreign = inRooms('api')
    .flatMap(packagesOf)
    .filter((name) => !['openapi-fetch', 'valibot'].includes(name))
  expect(foreign).toEqual([])
})

test('the wire’s types stay out of the web, and conformance speaks to a server without our client', () => {
  const importing = (room: string, file: string) =>
    inRooms(room)
      .filter((source) => filesOf(source).includes(file))
      .map(({ path }) => path)
  expect(importing('web', 'src/api/generated/wire.ts')).toEqual([])
  expect(importing('conformance', 'src/api/client.ts')).toEqual([])
})

test('web, domain and api spell no name as the wire does', () => {
  const found = inRooms('web', 'domain', 'api').flatMap(({ path, text }) => {
    const names: string[] = []
    const read = (node: ts.Node) => {
      if ((ts.isIdentifier(node) || ts.isStringLiteralLike(node)) && /^[a-z0-9]+(_[a-z0-9]+)+$/.test(node.text))
        names.push(`${path}: ${node.text}`)
      ts.forEachChild(node, read)
    }
    read(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
    return names
  })
  expect(found).toEqual([])
})

test('a folder is named for what it is about', () => {
  const vague = new Set(['utils', 'util', 'common', 'misc', 'helpers', 'types', 'hooks', 'lib', 'shared'])
  expect(entries.filter(({ path, isFolder }) => isFolder && vague.has(basename(path)))).toEqual([])
})

test('files are in kebab-case and none only hands on others', () => {
  const files = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path)
  expect(files.filter((path) => !/^[a-z0-9.-]+$/.test(basename(path)))).toEqual([])
  expect(sources.filter(({ path }) => basename(path) === 'index.ts' || basename(path) === 'index.tsx')).toEqual([])
})
