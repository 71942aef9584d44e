import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Manifest } from 'vite'

const web = join(import.meta.dirname, '../../src/web')

/** Returns the files of a view: its chunks, by module or by name, everything that they import statically, and their style sheets. */
export function listFilesOf(manifest: Manifest, ...chunks: string[]): Set<string> {
  const files = new Set<string>()
  const addChunk = (key: string) => {
    const { file, css = [], imports = [] } = manifest[key]!
    if (files.has(file)) return
    for (const name of [file, ...css]) files.add(name)
    imports.forEach(addChunk)
  }
  for (const chunk of chunks) addChunk(findKey(manifest, chunk))
  return files
}

function findKey(manifest: Manifest, chunk: string) {
  const key = Object.keys(manifest).find((path) => basename(path) === chunk || (manifest[path]?.name === chunk && path.endsWith('.js')))
  if (!key) throw new Error(`The build has no chunk ${chunk}`)
  return key
}

/** A screen in the routes: its path below /admin, and the file that it imports. */
const screenRoute = /\bscreen\(\s*'(?<path>[^']*)',.*?import\('#web\/(?<file>[^']+)'\)/gs

/** Returns the path of each screen of the admin area, as routes.ts declares it, with the name of its file. */
export function listScreenFiles(): Map<string, string> {
  const routes = readFileSync(join(web, 'app/routes.ts'), 'utf8')
  const screens = [...routes.slice(routes.indexOf('export const screens'), routes.indexOf('export const routes')).matchAll(screenRoute)]
  if (screens.length === 0) throw new Error('No screen was found in routes.ts.')
  return new Map(screens.map(({ groups }) => [`/admin/${groups!.path}`.replace(/\/$/, ''), basename(groups!.file!)]))
}
