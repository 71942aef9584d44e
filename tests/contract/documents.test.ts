import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { help } from '#conformance/options.ts'
import { readSettings } from '#server/settings.ts'

// The documents are what a stranger reads first. What they name must exist, and what they tell to run must run.

const root = join(import.meta.dirname, '../..')
const readText = (path: string) => readFileSync(join(root, path), 'utf8')

const documents = globSync('{*.md,{docs,openapi,.github}/*.md,src/**/*.md}', { cwd: root }).map((path) => {
  const text = readText(path)
  const blocks = [...text.matchAll(/^( *)```(\w*)\n(.*?)^ *```$/gms)].map(([, indent = '', language = '', block = '']) => ({
    language,
    text: block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }))
  const prose = text.replaceAll(/^ *```.*?^ *```$/gms, '')
  const spans = [...prose.matchAll(/`([^`]+)`/g)].map(([, span = '']) => span.replaceAll(/\s+/g, ' '))
  return { path, text, prose, blocks, spans }
})
type Document = (typeof documents)[number]

/** Lists what a check finds in the documents, each with the document. */
const listFaults = (find: (document: Document) => readonly string[]) =>
  documents.flatMap((document) => find(document).map((fault) => `${document.path}: ${fault}`))

const files = globSync('{*,.*,{.ci,.container,.github,docs,openapi,scripts,src,tests}/**/*}', { cwd: root, exclude: ['node_modules'] })

const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> }

test('each document stays short enough to be read', () => {
  // The changelog grows with each release.
  const sizes: Record<string, number> = { 'README.md': 8, '.github/SECURITY.md': 20, 'CHANGELOG.md': Number.POSITIVE_INFINITY }
  expect(documents.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/operations.md']),
  )
  expect(
    listFaults(({ path, text }) => (Buffer.byteLength(text) > (sizes[path] ?? 14) * 1024 ? [`${Buffer.byteLength(text)} bytes`] : [])),
  ).toEqual([])
  const isLong = (line: string) => line.length > 200 && !line.startsWith('|')
  expect(listFaults(({ path, prose }) => (path.startsWith('src/') ? [] : prose.split('\n').filter(isLong)))).toEqual([])
})

/** Returns the anchor that GitHub gives a heading. */
const toAnchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const listAnchors = (path: string) => [...readText(path).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => toAnchor(heading))

test('every link leads to a file and to a heading in it', () => {
  const dead = listFaults(({ path, prose }) =>
    [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link = '']) => link)
      .filter((link) => {
        if (/^https:/.test(link)) return !URL.canParse(link)
        const [target = '', anchor] = link.split('#')
        const file = target === '' ? path : join(dirname(path), target)
        return !existsSync(join(root, file)) || (anchor !== undefined && !listAnchors(file).includes(anchor))
      }),
  )
  expect(dead).toEqual([])
})

/** True for a name with a place for another one: `src/<tag>`, `to-…`, `clients-*`. */
const isPattern = (text: string) => /[<>…*{}]/.test(text)

test('every file and folder that a document names exists', () => {
  const missing = listFaults(({ spans }) =>
    spans.filter((span) => {
      if (!/^[\w.@/{},-]+$/.test(span)) return false
      if (/^(src|tests|scripts|openapi|docs|\.ci|\.container|\.github)\//.test(span)) return globSync(span, { cwd: root }).length === 0
      // Parts of a path, such as `undo/kinds.ts`.
      if (!/^[\w-][\w./-]*\.(tsx?|sql|md|css|yaml|tsv|json)$/.test(span) || isPattern(span)) return false
      return !files.some((file) => `/${file}`.endsWith(`/${span}`))
    }),
  )
  expect(missing).toEqual([])
})

test('every test that a document names by its sentence is in its file', () => {
  const missing = listFaults(({ path, prose }) =>
    path === '.github/SECURITY.md'
      ? []
      : [...prose.matchAll(/`([^`]+)`\s+«([^»]+)»/g)].flatMap(([, file = '', name = '']) =>
          readText(file).includes(name.replaceAll(/\s+/g, ' ')) ? [] : [name],
        ),
  )
  expect(missing).toEqual([])
})

test('every function, type, table, operation and setting that a document names is in the code', () => {
  const code = files.filter((path) => /\.(tsx?|mjs|sql|ya?ml|css|json)$/.test(path) || path === '.env.example')
  const words = new Set(code.flatMap((path) => (path === 'package-lock.json' ? [] : (readText(path).match(/[\w-]+/g) ?? []))))
  const named = /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)+|--t-[a-z]+)$/
  // What belongs to PostgreSQL and Node.
  const foreign = new Set(['hot_standby', 'wal_keep_size', 'ERR_UNKNOWN_FILE_EXTENSION'])
  const missing = listFaults(({ spans }) =>
    spans
      .map((span) => span.replace(/\(.*\)$/, '').replace(/=.*$/, ''))
      .filter((span) => named.test(span) && !words.has(span) && !foreign.has(span)),
  )
  expect(missing).toEqual([])
})

/** Lists the npm commands of a document, those in blocks and in sentences, each with its arguments. */
const listCommands = ({ blocks, spans }: Document) =>
  [...blocks.flatMap(({ text }) => text.split('\n')), ...spans].flatMap((line) =>
    [...line.replace(/ +#.*$/, '').matchAll(/(?:^|[ (])npm (?:run )?([a-z][a-z:]*)([^;]*)/g)].map(([, name = '', rest = '']) => ({
      name,
      rest,
    })),
  )

/** Reads the sources of a command: its file and the folder with its parts. */
function readSources(name: string) {
  const [entry = ''] = scripts[name]!.match(/[\w/.-]+\.ts(?=( --\w+)?$)/) ?? []
  const parts = globSync(`${entry.replace(/\.ts$/, '')}/**/*.ts`, { cwd: root })
  return [entry, ...parts, ...(name === 'conformance' ? ['src/conformance/options.ts'] : [])].map(readText).join('\n')
}

test('every npm command that a document names exists and has the options that are named', () => {
  const missing = listFaults((document) =>
    listCommands(document).flatMap(({ name, rest }) => {
      if (['ci', 'install'].includes(name)) return []
      if (!(name in scripts)) return [`npm run ${name}`]
      const sources = readSources(name)
      const options = [...rest.matchAll(/ --([a-z][a-z-]*)/g)].map(([, option = '']) => option)
      return options.filter((option) => !new RegExp(`\\b${option}\\b`).test(sources)).map((option) => `npm run ${name} -- --${option}`)
    }),
  )
  expect(missing).toEqual([])
})

test('the README has every npm command, and the options of its rows exist', () => {
  const rows = readText('README.md')
    .split('\n')
    .filter((line) => line.startsWith('| `npm '))
  const commands = rows.flatMap((row) =>
    [...row.split('|')[1]!.matchAll(/`npm (?:run )?([\w:]+)/g)].map(([, name = '']) => ({ name, row })),
  )
  expect(commands.map(({ name }) => name).sort()).toEqual(Object.keys(scripts).sort())
  const missing = commands.flatMap(({ name, row }) =>
    [...row.matchAll(/-- --([a-z-]+)/g)].flatMap(([, option = '']) => (readSources(name).includes(option) ? [] : [`${name} --${option}`])),
  )
  expect(missing).toEqual([])
})

test('the tests that a document tells to run exist', () => {
  const words = documents.flatMap(({ blocks, spans }) =>
    [...blocks.map(({ text }) => text), ...spans].flatMap((text) =>
      [...text.matchAll(/(?:npm test --|^--|`--)((?: tests\/\S+)+)/gm)].flatMap(([, list = '']) => list.trim().split(' ')),
    ),
  )
  expect(words.length).toBeGreaterThan(5)
  expect(words.filter((word) => !files.some((file) => /\.test\.tsx?$/.test(file) && file.includes(word)))).toEqual([])
})

test('the shell understands every block of commands', () => {
  const shell = documents.flatMap(({ blocks }) => blocks.filter(({ language }) => language === 'sh'))
  expect(shell.length).toBeGreaterThan(15)
  for (const { text } of shell) execFileSync('sh', ['-n'], { input: text })
})

test('the calls of another team to the mock are answered', () => {
  const { blocks } = documents.find(({ path }) => path === 'docs/conformance.md')!
  const { text } = blocks.find((block) => block.text.startsWith('curl'))!
  const folder = mkdtempSync(join(tmpdir(), 'turnos-documents-'))
  const commands = text.replaceAll('http://127.0.0.1:4010/api', inject('mock')).replaceAll('curl ', 'curl --silent --fail ')
  const output = String(execFileSync('sh', ['-euc', commands], { cwd: folder }))
  rmSync(folder, { recursive: true })
  // The user who has signed in, and the roles.
  expect(output).toMatch(/^\{.*\}\[\{.*\}\]$/s)
})

test('the options of conformance in its document are those of its help', () => {
  const { text } = documents.find(({ path }) => path === 'docs/conformance.md')!
  const listOptions = (from: string) => new Set([...from.matchAll(/(?<![\w-])--([a-z][a-z-]*)/g)].map(([, option]) => option))
  const inHelp = listOptions(help).difference(new Set(['help']))
  expect(inHelp.difference(listOptions(text))).toEqual(new Set())
})

test('.env.example lists the settings that the server reads, with their defaults', () => {
  const source = readText('src/server/settings.ts')
  const names = [...source.matchAll(/(?:read(?:<[^(]*>)?\(\s*'|environment\.)([A-Z_]+)/g)].map(([, name = '']) => name)
  const example = Object.fromEntries(
    [...readText('.env.example').matchAll(/^#([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  expect(Object.keys(example).sort()).toEqual([...new Set(names)].sort())
  expect(readSettings(example)).toEqual(readSettings({}))
})
