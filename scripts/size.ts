// What the first views cost: brotli bytes of all the JavaScript and style sheets that they load. node scripts/size.ts
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const kib = 1024

/** The views with a bound, by the modules that each loads: what they may cost, in bytes. */
const bounds = [
  { view: '/login', modules: ['index.html', 'auth/login-page.tsx'], most: 145 * kib },
  { view: 'the admin shell', modules: ['index.html', 'app/admin/admin-layout.tsx', 'app/admin/screen-error.tsx'], most: 205 * kib },
]

const line = (size: number, what: string) => console.log(`${(size / kib).toFixed(1).padStart(7)} KiB  ${what}`)

const { output } = (await build({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  logLevel: 'warn',
  build: { write: false },
})) as Rolldown.RolldownOutput
const files = new Map(output.map((file) => [file.fileName, file]))

const sizes = new Map<string, number>()
/** Bytes of a file as it travels. */
function sizeOf(name: string) {
  const file = files.get(name)
  if (!file) throw new Error(`The build has no file ${name}`)
  const size = sizes.get(name) ?? brotliCompressSync(file.type === 'chunk' ? file.code : file.source).length
  sizes.set(name, size)
  return size
}

const chunks = output.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
const chunkOf = (module: string) => {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/web/${module}`))
  if (!found) throw new Error(`The build has no chunk of ${module}`)
  return found
}

/** The files that these chunks load, with all that they import; a dynamic import waits until it is wanted. */
function filesOf(...wanted: Rolldown.OutputChunk[]) {
  const found = new Set<string>()
  const add = (name: string) => {
    const file = files.get(name)
    if (file?.type !== 'chunk' || found.has(name)) return
    found.add(name)
    for (const sheet of file.viteMetadata?.importedCss ?? []) found.add(sheet)
    file.imports.forEach(add)
  }
  for (const { fileName } of wanted) add(fileName)
  return found
}

const sum = (names: Iterable<string>, kind = '') =>
  [...names].filter((name) => name.endsWith(kind)).reduce((total, name) => total + sizeOf(name), 0)

/** Prints each package's share of the JavaScript: its modules by themselves, in proportion to the whole. */
function printParts(names: ReadonlySet<string>) {
  const parts = new Map<string, string>()
  for (const { fileName, modules } of chunks) {
    if (!names.has(fileName)) continue
    for (const [id, { code }] of Object.entries(modules)) {
      const [, name = 'our own'] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
      parts.set(name, (parts.get(name) ?? '') + (code ?? ''))
    }
  }
  const alone = [...parts].map(([name, code]) => ({ name, size: brotliCompressSync(code).length }))
  const scale = sum(names, '.js') / alone.reduce((total, { size }) => total + size, 0)
  for (const { name, size } of alone.sort((one, other) => other.size - one.size)) if (size * scale > 512) line(size * scale, `  ${name}`)
}

for (const { view, modules, most } of bounds) {
  const loaded = filesOf(...modules.map(chunkOf))
  line(sum(loaded), `first view of ${view}, of at most ${most / kib} KiB`)
  line(sum(loaded, '.css'), 'style sheets')
  line(sum(loaded, '.js'), 'JavaScript, about')
  printParts(loaded)
  if (sum(loaded) > most) process.exitCode = 1
}

console.log('What each screen adds to the admin shell')
const shell = filesOf(...bounds[1]!.modules.map(chunkOf))
for (const chunk of chunks) {
  const [, screen] = /\/src\/web\/(.+-page)\.tsx$/.exec(chunk.facadeModuleId ?? '') ?? []
  if (!chunk.isDynamicEntry || screen === undefined || screen === 'auth/login-page') continue
  line(sum([...filesOf(chunk)].filter((name) => !shell.has(name))), screen)
}
