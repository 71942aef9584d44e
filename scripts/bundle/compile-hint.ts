import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad'

/**
 * Adds a hint to every script so that Chromium compiles all of its functions in the background while it loads, instead of each at its
 * first call, when the user waits. For other browsers the hint is a comment.
 */
export const compileHint: Plugin = {
  name: 'compile-hint',
  apply: 'build',
  // The hash in the file name must change with the hint.
  augmentChunkHash: () => hint,
  generateBundle: {
    // The hint must be the first line, and Vite inserts one there too.
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = `${hint}\n${chunk.code}`
    },
  },
}
