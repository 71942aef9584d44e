// Builds the web into dist, with compressed copies beside its files: node scripts/build.ts [--if-stale]
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
/** Says from which sources dist was made. Written last, so that half a build is a stale one. */
const stamp = join(dist, '.vite/sources')

/** All that the built web depends on. */
const sources = ['src/web', 'src/api', 'src/domain', 'vite.config.ts', 'package-lock.json', 'scripts/build.ts', 'scripts/bundle']

function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of source.includes('.') ? [source] : filesUnder(source)) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const filesUnder = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()

function builtFrom() {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined // never built, or not to its end
  }
}

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
const zip = (content: Buffer) => promisify(gzip)(content, { level: 9 })

/** The server sends these copies as they are, so nothing is compressed while somebody waits. */
async function compress() {
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(dist, file)
      const content = await readFile(path)
      await Promise.all([writeFile(`${path}.br`, await brotli(content)), writeFile(`${path}.gz`, await zip(content))])
    }),
  )
}

/** Builds the web, unless `ifStale` is given and dist already comes from these very sources. */
async function build({ ifStale }: { ifStale: boolean }) {
  const from = fingerprint()
  if (ifStale && builtFrom() === from) return
  console.log('Building the web…')
  const { build: bundle } = await import('vite')
  await bundle({
    configFile: join(root, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    build: { chunkSizeWarningLimit: 1_000 }, // weight is watched compressed, by scripts/size.ts
  })
  await compress()
  writeFileSync(stamp, from)
}

await build({ ifStale: process.argv.includes('--if-stale') })
