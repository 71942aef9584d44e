// Prints the brotli size and the number of files that the first views of dist load, and fails when a bound is exceeded:
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

const sumSizes = (files: Iterable<string>) => [...files].reduce((total, file) => total + statSync(join(dist, `${file}.br`)).size, 0)
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

/** Prints what each part of the client's page costs: its share of the scripts, and all style sheets. */
function reportParts(files: Set<string>) {
  const sheets = [...files].filter((file) => file.endsWith('.css'))
  const scripts = [...files].filter((file) => !sheets.includes(file))
  const sizes = Object.entries<number>(readJson(partSizesFile))
  const scale = sumSizes(scripts) / sizes.reduce((total, [, size]) => total + size, 0)
  const parts = [...sizes.map(([part, size]) => [part, size * scale] as const), ['style sheets', sumSizes(sheets)] as const]
  for (const [part, bytes] of parts.toSorted(([, a], [, b]) => b - a)) console.log(`${(bytes / kib).toFixed(1).padStart(9)} KiB  ${part}`)
}

const login = listFiles('index.html')
const shell = listFiles('index.html', 'admin-shell')
reportView('/login', login, { bytes: 142 * kib })
// The shell has the access of every operation, so it grows with the contract.
reportView('admin shell', shell, { bytes: 208 * kib })
const agenda = shell.union(listFiles('sessions-page.tsx'))
reportView('agenda', agenda, { bytes: 320 * kib })
reportView('agenda after sign-in', agenda.difference(login), { files: 14 })

const publicPage = listFilesOf(publicManifest, 'index.html')
reportView('public page', publicPage, { bytes: 125 * kib, files: 2 })
reportParts(publicPage)

console.log('Each screen, without the admin shell:')
const screens = Object.keys(adminManifest).filter((key) => key.endsWith('-page.tsx'))
for (const screen of screens) reportView(screen, listFiles(basename(screen)).difference(shell))
