import type { Plugin } from 'vite'
import { product, publicPageTitle } from '#domain/product.ts'

/**
 * Turns index.html into the page that clients open with a link: it starts without the router, and has its own title. It has no manifest, because an
 * application on the home screen would keep its address, which is the client's secret.
 */
export const publicPage: Plugin = {
  name: 'public-page',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      replacements.reduce((page, [text, replacement]) => {
        const replaced = page.replace(text, replacement)
        if (replaced === page) throw new Error(`index.html has no ${text}.`)
        return replaced
      }, html),
  },
}

const replacements: [text: string | RegExp, replacement: string][] = [
  ['./app/main.tsx', './app/public-main.tsx'],
  [`<title>${product}</title>`, `<title>${publicPageTitle}</title>`],
  [/ *<link rel="manifest".*\n/, ''],
]
