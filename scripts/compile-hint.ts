import type { Plugin } from 'vite'

const hint = '//# allFunctionsCalledOnLoad'

/**
 * Has a browser that knows the hint (Chromium does, others read a comment) compile all of a script beside the page while it loads.
 * Else each function is compiled when it is first called, which is when somebody waits for it.
 */
export const compileHint: Plugin = {
  name: 'compile-hint',
  apply: 'build',
  // a name stands for what is in the file
  augmentChunkHash: () => hint,
  generateBundle: {
    // it counts on the very first line, and Vite writes one of its own there
    order: 'post',
    handler(_options, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = `${hint}\n${chunk.code}`
    },
  },
}
