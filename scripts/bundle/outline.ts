import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { cssVariablesResolver } from '#web/ui/theme/palette.ts'
import { theme } from '#web/ui/theme/theme.ts'

const file = join(import.meta.dirname, '../../src/web/app/outline.html')
const appScriptTag = '<script type="module"'

/** Puts the outline of an admin page into index.html, with the font of the theme and the theme variables that the outline uses. */
export const outline: Plugin = {
  name: 'outline',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const markup = readFileSync(file, 'utf8')
      if (!html.includes(appScriptTag)) throw new Error('index.html has no script of the app.')
      return html.replace(appScriptTag, () => `${declareTheme(markup)}${markup.trimStart()}    ${appScriptTag}`)
    },
  },
}

/** Returns a style sheet with the font and the variables that the markup uses. */
function declareTheme(markup: string) {
  const { variables, light, dark } = cssVariablesResolver({} as never)
  const used = new Set([...markup.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
  const declare = (values: Record<string, string>) =>
    Object.entries(values)
      .filter(([name]) => used.has(name))
      .map(([name, value]) => `${name}: ${value};`)
      .join(' ')
  return `<style>
      html { ${declare(variables)} ${declare(light)} font-family: ${theme.fontFamily}; }
      html[data-mantine-color-scheme='dark'] { ${declare(dark)} }
    </style>
    `
}
