import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'

/** The file in which the build keeps how large each part of its entry is. */
export const partSizesFile = '.vite/part-sizes.json'

/**
 * Writes the compressed size of each part of the entry: a package, or a folder of src. The parts are compressed before they are minified, so that only their
 * shares of the sum count.
 */
export const partSizes: Plugin = {
  name: 'part-sizes',
  generateBundle(_options, bundle) {
    const codes = new Map<string, string>()
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !chunk.isEntry) continue
      for (const [id, { code }] of Object.entries(chunk.modules)) codes.set(getPart(id), (codes.get(getPart(id)) ?? '') + code)
    }
    const sizes = [...codes].map(([part, code]) => [part, brotliCompressSync(code).length])
    this.emitFile({ type: 'asset', fileName: partSizesFile, source: JSON.stringify(Object.fromEntries(sizes)) })
  },
}

/** Returns the package of a module, or its folder of src; React's packages are one part. */
function getPart(id: string): string {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? []
  if (name !== undefined) return /^(react|react-dom|scheduler)$/.test(name) ? 'react' : name
  return /\/(src\/[^/]+)\//.exec(id)?.[1] ?? 'build tools'
}
