// What the first view of /login costs: brotli bytes of all the JavaScript and style sheets that it loads. node scripts/size.ts
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** What the first view of /login may cost, in bytes. */
const most = 145 * 1024

const bytes = (content: string | Uint8Array) => brotliCompressSync(content).length
const line = (size: number, what: string) => console.log(`${(size / 1024).toFixed(1).padStart(7)} KiB  ${what}`)

const { output } = (await build({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  logLevel: 'warn',
  build: { write: false },
})) as Rolldown.RolldownOutput
const files = new Map(output.map((file) => [file.fileName, file]))

/** The chunks that these modules load, with all that they import; a dynamic import waits until it is wanted. */
function chunksOf(...modules: string[]) {
  const found = new Set<Rolldown.OutputChunk>()
  const add = (name: string) => {
    const file = files.get(name)
    if (file?.type !== 'chunk' || found.has(file)) return
    found.add(file)
    file.imports.forEach(add)
  }
  for (const file of output)
    if (file.type === 'chunk' && modules.some((module) => file.facadeModuleId?.endsWith(module))) add(file.fileName)
  return [...found]
}

const chunks = chunksOf('src/web/index.html', 'src/web/auth/login-page.tsx')
const sheets = new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
const loaded = [
  ...chunks.map(({ fileName, code }) => ({ name: fileName, size: bytes(code) })),
  ...[...sheets].map((name) => ({ name, size: bytes((files.get(name) as Rolldown.OutputAsset).source) })),
]
const sum = (kind: string) => loaded.filter(({ name }) => name.endsWith(kind)).reduce((total, { size }) => total + size, 0)

console.log('Files')
for (const { name, size } of loaded) line(size, name)

// A package's share: its modules by themselves, in proportion to the whole.
const parts = new Map<string, string>()
for (const { modules } of chunks)
  for (const [id, { code }] of Object.entries(modules)) {
    const [, name = 'our own'] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? []
    parts.set(name, (parts.get(name) ?? '') + (code ?? ''))
  }
const alone = [...parts].map(([name, code]) => ({ name, size: bytes(code) })).sort((one, other) => other.size - one.size)
const scale = sum('.js') / alone.reduce((total, { size }) => total + size, 0)
console.log('Parts of the JavaScript, about')
for (const { name, size } of alone) if (size * scale > 512) line(size * scale, name)

console.log('In all')
line(sum('.js'), 'JavaScript')
line(sum('.css'), 'style sheets')
line(sum(''), `first view of /login, of at most ${most / 1024} KiB`)
if (sum('') > most) process.exitCode = 1
