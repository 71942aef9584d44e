// Prints the size, with brotli as it is sent, and the number of files that the first views of dist load, and fails when a bound is exceeded:
// node scripts/size.ts (after a build)
import { readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Manifest } from 'vite'
import { partSizesFile } from './bundle/part-sizes.ts'
import { listFilesOf } from './bundle/view-files.ts'

const kib = 1024
const dist = join(import.meta.dirname, '../dist')
const readJson = (file: string) => JSON.parse(readFileSync(join(dist, file), 'utf8'))
const adminManifest: Manifest = readJson('.vite/manifest.json')
const publicManifest: Manifest = readJson('.vite/public-manifest.json')

const listFiles = (...chunks: string[]) => listFilesOf(adminManifest, ...chunks)

/** Returns the fonts that a page preloads. */
const listFonts = (page: string) =>
  new Set([...readFileSync(join(dist, page), 'utf8').matchAll(/href="\/(assets\/[^"]+\.woff2)"/g)].map(([, file = '']) => file))

const isFont = (file: string) => file.endsWith('.woff2')
// A font is compressed in itself.
const getSize = (file: string) => statSync(join(dist, isFont(file) ? file : `${file}.br`)).size
const sumSizes = (files: Iterable<string>) => [...files].reduce((total, file) => total + getSize(file), 0)
const countFiles = (files: Iterable<string>, extension: string) => [...files].filter((file) => file.endsWith(extension)).length

/** Prints the size of a view and its bounds, in bytes and number of files. The command fails when a view exceeds a bound. */
function reportView(name: string, files: Set<string>, bounds: { bytes?: number; files?: number } = {}) {
  const [bytes, scripts, sheets] = [sumSizes(files), countFiles(files, '.js'), countFiles(files, '.css')]
  const limits = [bounds.bytes && `${bounds.bytes / kib} KiB`, bounds.files && `${bounds.files} files`].filter(Boolean)
  const exceeded = (bounds.bytes && bytes > bounds.bytes) || (bounds.files && files.size > bounds.files)
  console.log(
    [
      `${(bytes / kib).toFixed(1).padStart(7)} KiB`,
      `${String(scripts).padStart(3)} scripts`,
      `${String(sheets).padStart(3)} style sheets`,
      `${name}${limits.length > 0 ? `, at most ${limits.join(', ')}${exceeded ? ': EXCEEDED' : ''}` : ''}`,
    ].join('  '),
  )
  if (exceeded) process.exitCode = 1
}

/** Prints what each part of the client's page costs: its share of the scripts, all style sheets, and the font. */
function reportParts(files: Set<string>) {
  const sheets = [...files].filter((file) => file.endsWith('.css'))
  const fonts = [...files].filter(isFont)
  const scripts = [...files].filter((file) => file.endsWith('.js'))
  const sizes = Object.entries<number>(readJson(partSizesFile))
  const scale = sumSizes(scripts) / sizes.reduce((total, [, size]) => total + size, 0)
  const parts: [string, number][] = [
    ...sizes.map(([part, size]): [string, number] => [part, size * scale]),
    ['style sheets', sumSizes(sheets)],
    ['font', sumSizes(fonts)],
  ]
  for (const [part, bytes] of parts.toSorted(([, a], [, b]) => b - a)) console.log(`${(bytes / kib).toFixed(1).padStart(9)} KiB  ${part}`)
}

const adminFonts = listFonts('index.html')
const login = listFiles('index.html').union(adminFonts)
const shell = listFiles('index.html', 'admin-shell').union(adminFonts)
// The entry has the schemas of every call, so it grows with the contract.
reportView('/login', login, { bytes: 164 * kib })
// The shell has the access of every operation, so it grows with the contract.
reportView('admin shell', shell, { bytes: 225 * kib })
const agenda = shell.union(listFiles('sessions-page.tsx'))
reportView('agenda', agenda, { bytes: 320 * kib })
reportView('agenda after sign-in', agenda.difference(login), { files: 14 })

const publicPage = listFilesOf(publicManifest, 'index.html').union(listFonts('public-page.html'))
reportView('public page', publicPage, { bytes: 144.7 * kib, files: 3 })
reportParts(publicPage)

console.log('Each screen, without the admin shell:')
const screens = Object.keys(adminManifest).filter((key) => key.endsWith('-page.tsx'))
for (const screen of screens) reportView(screen, listFiles(basename(screen)).difference(shell))
