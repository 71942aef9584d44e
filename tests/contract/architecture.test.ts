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
const modules = entries
  .map(({ path }) => path)
  .filter((path) => /\.tsx?$/.test(path) && !path.startsWith('src/api/generated/'))
  .map((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return { path, text, imports: ts.preProcessFile(text).importedFiles.map(({ fileName }) => fileName) }
  })
type Source = (typeof modules)[number]
const sources = modules.filter(({ path }) => path.startsWith('src/'))

/** Returns the folder of src that a file is in. */
const getLayer = (path: string) => path.split('/')[1] ?? ''

const listSources = (...layers: string[]) => sources.filter(({ path }) => layers.includes(getLayer(path)))

/** Lists the project's own files that a file imports. */
const listImportedFiles = ({ path, imports }: Source) =>
  imports.flatMap((name) => (name.startsWith('#') ? [`src/${name.slice(1)}`] : name.startsWith('.') ? [join(dirname(path), name)] : []))

const listImportedPackages = ({ imports }: Source) => imports.filter((name) => !/^[#.]/.test(name))

const allowedImports: Record<string, string[]> = {
  domain: ['domain'],
  api: ['api', 'domain'],
  web: ['web', 'api', 'domain'],
  server: ['server', 'api', 'domain'],
  conformance: ['conformance', 'api', 'domain'],
}

test('web, server and conformance import api and domain but not each other, api imports domain, and domain imports none of them', () => {
  const forbidden = sources.flatMap((source) =>
    listImportedFiles(source)
      .filter((file) => !allowedImports[getLayer(source.path)]?.includes(getLayer(file)))
      .map((file) => `${source.path} imports ${file}`),
  )
  expect(forbidden).toEqual([])
})

/** The folders of the web that each folder may import, besides those that every other one may import. */
const allowedFolders: Record<string, string[]> = {
  navigation: [],
  data: ['navigation'],
  ui: ['navigation', 'data'],
  auth: ['navigation', 'data', 'ui'],
  screen: ['navigation', 'data', 'auth'],
  changes: ['navigation', 'data', 'ui', 'auth'],
  history: [],
  people: [],
  roles: [],
  'calendar-file': [],
  feeds: [],
  availability: ['people'],
  messages: ['people'],
  schedules: ['people'],
  'worker-badge': ['people'],
  users: ['roles', 'people'],
  access: ['roles', 'users', 'people'],
  profile: ['users', 'roles'],
  'waiting-entries': ['people', 'schedules'],
  // What sessions are and how they change, and how their states look.
  'session-data': ['availability', 'waiting-entries', 'messages', 'schedules', 'people'],
  'session-state': ['worker-badge'],
  // The parts of the agenda: its cells and keys, what is selected in them, what floats beside them, what stands above them.
  'session-grid': ['session-data', 'session-state', 'worker-badge', 'people'],
  'session-selection': ['session-grid', 'session-data', 'session-state', 'worker-badge', 'people'],
  'session-overlay': [
    'waiting-entries',
    'session-grid',
    'session-data',
    'session-state',
    'history',
    'availability',
    'messages',
    'schedules',
    'worker-badge',
    'people',
  ],
  'person-sessions': ['session-data', 'session-state', 'schedules', 'worker-badge', 'people'],
  'agenda-tools': [
    'person-sessions',
    'session-grid',
    'session-data',
    'session-state',
    'availability',
    'waiting-entries',
    'schedules',
    'worker-badge',
    'people',
  ],
  // The screens of the agenda.
  'agenda-week': [
    'agenda-tools',
    'session-overlay',
    'session-selection',
    'session-grid',
    'session-data',
    'availability',
    'schedules',
    'worker-badge',
    'people',
  ],
  'worker-day': [
    'agenda-tools',
    'session-overlay',
    'session-selection',
    'session-grid',
    'session-data',
    'session-state',
    'availability',
    'schedules',
    'worker-badge',
    'people',
  ],
  attendance: [
    'agenda-tools',
    'session-overlay',
    'session-grid',
    'session-data',
    'session-state',
    'availability',
    'schedules',
    'worker-badge',
    'people',
  ],
  absences: [
    'session-selection',
    'session-data',
    'session-state',
    'waiting-entries',
    'availability',
    'schedules',
    'people',
    'worker-badge',
    'messages',
  ],
  activity: ['session-data', 'history', 'people', 'users'],
  clients: [
    'person-sessions',
    'session-data',
    'history',
    'waiting-list',
    'waiting-entries',
    'people',
    'users',
    'public-link',
    'worker-badge',
    'messages',
  ],
  home: [
    'untold-messages',
    'messages',
    'rebooking',
    'session-grid',
    'session-data',
    'session-state',
    'schedules',
    'people',
    'worker-badge',
    'availability',
  ],
  'my-sessions': [
    'person-sessions',
    'session-overlay',
    'session-grid',
    'session-data',
    'session-state',
    'calendar-file',
    'feeds',
    'schedules',
    'people',
    'worker-badge',
    'availability',
  ],
  planner: ['waiting-entries', 'session-selection', 'session-overlay', 'session-data', 'schedules', 'people', 'worker-badge'],
  'public-link': ['session-data', 'messages', 'people', 'schedules', 'worker-badge', 'calendar-file', 'feeds'],
  rebooking: ['session-overlay', 'session-data', 'people'],
  reminders: ['session-data', 'session-state', 'people', 'messages', 'worker-badge', 'schedules'],
  'untold-messages': ['messages', 'session-data', 'people'],
  'waiting-list': ['waiting-entries', 'absences', 'session-data', 'schedules', 'people', 'worker-badge', 'messages'],
  workers: [
    'person-sessions',
    'session-selection',
    'session-data',
    'schedules',
    'people',
    'users',
    'public-link',
    'worker-badge',
    'availability',
    'absences',
    'feeds',
  ],
}
const foldersBelowAll = ['navigation', 'data', 'ui', 'auth', 'screen', 'changes']

test('folders of the web import each other in one direction only', () => {
  const forbidden = listSources('web').flatMap((source) => {
    const [, , folder = '', ...rest] = source.path.split('/')
    if (rest.length === 0 || folder === 'app') return []
    const below = foldersBelowAll.includes(folder) ? [] : foldersBelowAll
    const allowed = [folder, 'constants.ts', ...below, ...(allowedFolders[folder] ?? [])]
    return listImportedFiles(source)
      .filter((file) => file.startsWith('src/web/') && !allowed.includes(file.split('/')[2] ?? ''))
      .map((file) => `${source.path} imports ${file}`)
  })
  expect(forbidden).toEqual([])
})

test('a folder of the web is imported by its alias, and a file of the same folder by its relative path', () => {
  const getFolder = (path: string) => path.split('/')[2]
  const forbidden = listSources('web').flatMap((source) =>
    source.imports
      .filter((name) => {
        if (name.startsWith('.'))
          return getFolder(join(dirname(source.path), name)) !== getFolder(source.path) && source.path.split('/').length > 3
        return name.startsWith('#web/') && getFolder(`src/${name.slice(1)}`) === getFolder(source.path)
      })
      .map((name) => `${source.path} imports ${name}`),
  )
  expect(forbidden).toEqual([])
})

/** Returns the import cycles between the folders directly inside a folder, each as the folders that it goes through. */
function findFolderCycles(parent: string): string[] {
  const getChild = (path: string) => {
    const [child, ...rest] = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/') : []
    return child !== undefined && rest.length > 0 ? child : undefined
  }
  const graph = new Map<string, Set<string>>()
  for (const source of sources) {
    const from = getChild(source.path)
    if (from === undefined) continue
    const targets = listImportedFiles(source).map(getChild)
    graph.set(from, new Set([...(graph.get(from) ?? []), ...targets.filter((to) => to !== undefined && to !== from)] as string[]))
  }
  const findPath = (from: string, to: string, visited = new Set<string>()): string[] | undefined => {
    for (const next of graph.get(from) ?? []) {
      if (next === to) return [from, to]
      if (visited.has(next)) continue
      visited.add(next)
      const rest = findPath(next, to, visited)
      if (rest) return [from, ...rest]
    }
  }
  return [...graph.keys()].flatMap((folder) => {
    const cycle = findPath(folder, folder)
    return cycle ? [`${parent}: ${cycle.join(' imports ')}`] : []
  })
}

test('folders beside each other have no import cycles', () => {
  const folders = entries.filter(({ path, isFolder }) => isFolder && path.startsWith('src/')).map(({ path }) => path)
  expect(['src', ...folders].flatMap(findFolderCycles)).toEqual([])
})

test('src and scripts do not import tests, and src does not import scripts', () => {
  const forbidden = modules.flatMap((module) => {
    const outside = module.path.startsWith('src/') ? /^(tests|scripts)\// : /^tests\//
    if (module.path.startsWith('tests/')) return []
    return listImportedFiles(module)
      .filter((file) => outside.test(file))
      .map((file) => `${module.path} imports ${file}`)
  })
  expect(forbidden).toEqual([])
})

test('the foreign server imports packages and its own files, and nothing of the product', () => {
  const files = modules.filter(({ path }) => path.startsWith('tests/foreign-server/'))
  const forbidden = files.flatMap((module) =>
    listImportedFiles(module)
      .filter((file) => !file.startsWith('tests/foreign-server/'))
      .map((file) => `${module.path} imports ${file}`),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(forbidden).toEqual([])
})

/** Lists the packages that files import. */
const listPackages = (names: string[]) => new Set(names.flatMap((name) => /^(?!node:)(@[^/]+\/[^/]+|[^@/]+)/.exec(name)?.[1] ?? []))

/** Lists the files that a layer of src imports, themselves or through others. */
function listReached(layer: string) {
  const reached = new Set(listSources(layer))
  for (const source of reached)
    for (const file of listImportedFiles(source)) {
      const imported = sources.find(({ path }) => path === file)
      if (imported) reached.add(imported)
    }
  return [...reached]
}

test('the dependencies in package.json are the packages that the server imports, and what else src imports is there for the build', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  expect(Object.keys(dependencies).sort()).toEqual([...listPackages(listReached('server').flatMap(listImportedPackages))].sort())
  const sheets = entries.map(({ path }) => path).filter((path) => path.startsWith('src/') && path.endsWith('.css'))
  const importedBySheets = sheets.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/@import "([^"]+)"/g)].map(([, name = '']) => name),
  )
  const packages = listPackages([...sources.flatMap(listImportedPackages), ...importedBySheets])
  expect([...packages].filter((name) => !(name in dependencies) && !(name in devDependencies))).toEqual([])
})

/** Names that have the same meaning in every file, and files that have the same role in every folder. */
const repeatedNames = new Set(['Props', 'Component', 'loader', 'loaderQueries'])
const repeatedFiles = new Set(['queries', 'operations', 'sql'])

/** Lists the names of the functions, classes and types that a file exports. */
function listExportedNames({ path, text }: Source): string[] {
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true).statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : []
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
        ts.isIdentifier(name) && initializer && ts.isArrowFunction(initializer) ? name.text : [],
      )
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement)
    return isNamed && statement.name ? statement.name.text : []
  })
}

test.each(['web', 'server', 'conformance'])('the name of a file, or of what it exports, occurs once in %s', (layer) => {
  const files = listSources(layer)
  const names = files.flatMap((file) =>
    [...new Set(listExportedNames(file))].filter((name) => !repeatedNames.has(name)).map((name) => ({ name, path: file.path })),
  )
  const fileNames = files
    .map(({ path }) => ({ name: basename(path).replace(/\.tsx?$/, ''), path }))
    .filter(({ name }) => !repeatedFiles.has(name))
  const repeated = [names, fileNames].flatMap((list) => [...Map.groupBy(list, ({ name }) => name)].filter(([, files]) => files.length > 1))
  expect(repeated.map(([name, files]) => `${name}: ${files.map(({ path }) => path).join(', ')}`)).toEqual([])
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

test('no folder has a vague name', () => {
  const vagueNames = new Set(['utils', 'util', 'common', 'misc', 'helpers', 'types', 'hooks', 'lib', 'shared'])
  expect(entries.filter(({ path, isFolder }) => isFolder && vagueNames.has(basename(path)))).toEqual([])
})

test('file names are in kebab-case, and no folder has an index file', () => {
  const files = entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path)
  expect(files.filter((path) => !/^([a-z0-9.-]+|README\.md)$/.test(basename(path)))).toEqual([])
  expect(sources.filter(({ path }) => basename(path) === 'index.ts' || basename(path) === 'index.tsx')).toEqual([])
})
