import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Adds the style sheet of each Mantine component that the web uses. Mantine ships one sheet per component and leaves the imports to the
 * application; the module with a component's class names is the one place that every use of it goes through, so the sheet is imported there.
 */
export const mantineStyles: Plugin = {
  name: 'mantine-styles',
  transform: {
    filter: { id: /\/@mantine\/core\/esm\/.+\.module\.mjs$/ },
    handler: (code, id) => `import '@mantine/core/styles/${basename(id, '.module.mjs')}.layer.css'\n${code}`,
  },
}
