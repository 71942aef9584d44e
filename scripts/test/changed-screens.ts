import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const web = join(import.meta.dirname, '../../src/web')
const routesFile = join(web, 'app/routes.ts')

/** The import of a screen in the routes, with its feature. */
const screenImport = /import\('#web\/(?<feature>[\w-]+)\/[^']+'\)/g

/** The features that have screens. */
const listFeatures = () =>
  new Set(
    readFileSync(routesFile, 'utf8')
      .matchAll(screenImport)
      .map(({ groups }) => groups!.feature!),
  )

/** The subject of folders that are about something else than their names say. */
const subjects: Record<string, string> = { 'agenda-week': 'session', 'agenda-tools': 'session', 'worker-day': 'session' }

/** The first word of a name, in the singular: `clients-filters.test.tsx` is about a client. */
const getSubject = (name: string) => subjects[name] ?? name.split(/[-.]/)[0]!.replace(/s$/, '')

/**
 * Lists the modules that a screen test needs besides its own imports, from the folder `web`: those of the features after which it is named, all of them
 * if it imports the routes, and otherwise what the features share.
 */
export function listModulesOfTest(file: string, code: string): string[] {
  const features = listFeatures()
  const subject = getSubject(basename(file))
  const isOfSubject = (feature: string) => getSubject(feature) === subject
  const isNeeded = code.includes('/app/routes.ts')
    ? () => true
    : [...features].some(isOfSubject)
      ? isOfSubject
      : (folder: string) => !features.has(folder)
  return globSync('*/**/*.{ts,tsx}', { cwd: web }).filter((path) => isNeeded(path.split('/')[0]!))
}

/**
 * A plugin for `--changed`, with which Vitest runs the test files that reach a changed file by imports. A screen test mounts the whole application, whose
 * routes import every screen, so all of them would run. In this search, which uses the environment `ssr`, the routes import no screen, and each test
 * the modules that `listModulesOfTest` gives it. The browser gets the files as they are.
 */
export const changedScreens: Plugin = {
  name: 'changed-screens',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform(code, id) {
    if (id === routesFile) return code.replaceAll(screenImport, 'undefined')
    if (!id.endsWith('.test.tsx')) return
    const modules = listModulesOfTest(id, code)
    return [code, ...modules.map((path) => `import '${join(web, path)}'`)].join('\n')
  },
}
