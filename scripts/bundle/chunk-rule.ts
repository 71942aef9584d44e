import type { Rolldown } from 'vite'

/** Returns a function that puts these files, and the modules that they import statically, directly or not, into one named chunk. */
export function createChunkRule(name: string, files: readonly string[]): Rolldown.CodeSplittingNameFunction {
  const results = new Map<string, boolean>()
  return (moduleId, context) => {
    const isImported = (id: string): boolean => {
      const result = results.get(id)
      if (result !== undefined) return result
      // This result ends the recursion in an import cycle.
      results.set(id, false)
      const imported = files.some((file) => id.endsWith(file)) || (context.getModuleInfo(id)?.importers ?? []).some(isImported)
      results.set(id, imported)
      return imported
    }
    return isImported(moduleId) ? name : null
  }
}
