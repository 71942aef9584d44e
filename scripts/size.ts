// What the first view of /login costs, brotli bytes of its JavaScript and style sheets: node scripts/size.ts
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

type Chunk = { file: string; imports?: string[]; css?: string[] }

/** The bound for the first view of /login, in KiB. */
const most = 145

const dist = join(import.meta.dirname, '../dist')
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>

/** The files that a chunk loads, itself and all it imports; a dynamic import waits until it is wanted. */
function filesOf(name: string, found = new Set<string>(), seen = new Set<string>()) {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}; run "npm run build" first.`)
  if (seen.has(name)) return found
  seen.add(name)
  found.add(chunk.file)
  for (const file of chunk.css ?? []) found.add(file)
  for (const imported of chunk.imports ?? []) filesOf(imported, found, seen)
  return found
}

const bytes = (file: string) => brotliCompressSync(readFileSync(join(dist, file))).length
const kib = (count: number) => `${(count / 1024).toFixed(1).padStart(7)} KiB`

const files = [...new Set(['index.html', 'auth/login-page.tsx'].flatMap((name) => [...filesOf(name)]))]
  .map((file) => ({ file, size: bytes(file) }))
  .sort((one, other) => other.size - one.size)
const sum = (kind: string) => files.filter(({ file }) => file.endsWith(kind)).reduce((total, { size }) => total + size, 0)

for (const { file, size } of files) console.log(`${kib(size)}  ${file}`)
console.log(
  `${kib(sum('.js'))}  JavaScript\n${kib(sum('.css'))}  style sheets\n${kib(sum(''))}  first view of /login, of at most ${most} KiB`,
)
if (sum('') > most * 1024) process.exitCode = 1
