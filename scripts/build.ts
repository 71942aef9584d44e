// Builds the web into dist and compresses its files: node scripts/build.ts [--if-stale]
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { BuildOptions, Manifest, Plugin } from 'vite'
import { paths } from '../src/web/navigation/paths.ts'
import { listFilesOf, listScreenFiles } from './bundle/view-files.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
/** The file with the hash of the sources from which dist was built. The build writes it last, so that dist counts as stale after an aborted build. */
const hashFile = join(dist, '.vite/sources')

/** The manifest of the build of the page that clients open with a link. */
const publicManifest = '.vite/public-manifest.json'

/** The oldest browsers for which each of the two builds lowers its syntax, as docs/development.md says. Clients have older phones than staff have computers. */
const browsers = {
  publicPage: ['safari15.4', 'ios15.4', 'chrome100', 'edge100', 'firefox97'],
  adminArea: ['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox121'],
}

/** Everything on which the build depends. */
const sources = ['src/web', 'src/api', 'src/domain', 'vite.config.ts', 'package-lock.json', 'scripts/build.ts', 'scripts/bundle']

function hashSources() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of source.includes('.') ? [source] : listFilesUnder(source))
      hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}

const listFilesUnder = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort()

function readBuiltHash() {
  try {
    return readFileSync(hashFile, 'utf8')
  } catch {
    return undefined // The web was never built, or the build was aborted.
  }
}

const compressWithBrotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  })
const compressWithGzip = (content: Buffer) => promisify(gzip)(content, { level: 9 })

/** Writes .br and .gz copies, which the server sends as they are. */
async function writeCompressedCopies() {
  const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(file))
  await Promise.all(
    files.map(async (file) => {
      const path = join(dist, file)
      const content = await readFile(path)
      await Promise.all([
        writeFile(`${path}.br`, await compressWithBrotli(content)),
        writeFile(`${path}.gz`, await compressWithGzip(content)),
      ])
    }),
  )
}

/**
 * Writes pages.json, from which the server knows the HTML file of each path, and the files that its screen loads besides those that the HTML names. Other
 * paths are not found.
 */
function writePages() {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))
  const entry = listFilesOf(manifest, 'index.html')
  const screens = listScreenFiles()
  const listPreloads = (path: string) => {
    const screen = screens.get(path.replace(/\/$/, ''))
    return screen === undefined ? [] : [...listFilesOf(manifest, 'admin-shell', screen).difference(entry)]
  }
  const publicPage = paths.publicPage(':id')
  const urls = Object.values(paths).map((buildUrl) =>
    buildUrl.length > 0 ? (buildUrl as (id: string) => string)(':id') : (buildUrl as () => string)(),
  )
  const adminPages = [...new Set(urls.map((url) => url.replace(/\?.*/, '')))].filter((path) => path !== publicPage)
  const pages = {
    'public-page.html': { [publicPage]: [] },
    'index.html': Object.fromEntries(adminPages.map((path) => [path, listPreloads(path)])),
  }
  writeFileSync(join(dist, 'pages.json'), JSON.stringify(pages))
}

/** Builds the web. With `ifStale` it only builds when the sources have changed since the last build. */
async function build({ ifStale }: { ifStale: boolean }) {
  const sourcesHash = hashSources()
  if (ifStale && readBuiltHash() === sourcesHash) return
  console.log('Building the web…')
  const { build: runVite } = await import('vite')
  const { outline } = await import('./bundle/outline.ts')
  const { publicPage } = await import('./bundle/public-page.ts')
  const { partSizes } = await import('./bundle/part-sizes.ts')
  const { fontPreload } = await import('./bundle/font-preload.ts')
  const bundle = (options: BuildOptions, plugins: Plugin[] = []) =>
    runVite({
      configFile: join(root, 'vite.config.ts'),
      mode: 'production',
      logLevel: 'warn',
      plugins,
      // Vite's warning is not needed, because scripts/size.ts checks the compressed size.
      build: { chunkSizeWarningLimit: 1_000, ...options },
    })
  // The page of clients is a separate build, because chunks that it shared with the admin area would make both load more.
  await bundle({ manifest: publicManifest, target: browsers.publicPage }, [publicPage, fontPreload, partSizes])
  await rename(join(dist, 'index.html'), join(dist, 'public-page.html'))
  await bundle({ target: browsers.adminArea, emptyOutDir: false, copyPublicDir: false }, [outline, fontPreload])
  await writeCompressedCopies()
  writePages()
  writeFileSync(hashFile, sourcesHash)
}

await build({ ifStale: process.argv.includes('--if-stale') })
