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
      html
        .replace('./app/main.tsx', './app/public-main.tsx')
        .replace(`<title>${product}</title>`, `<title>${publicPageTitle}</title>`)
        .replace(/ *<link rel="manifest".*\n/, ''),
  },
}
