import type { Plugin } from 'vite'

/** Lets a page ask for the font of Latin texts with its first bytes. Its style sheet, which names the font, would have to arrive before. */
export const fontPreload: Plugin = {
  name: 'font-preload',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) => {
      const file = Object.values(bundle).find(
        (asset) => asset.type === 'asset' && asset.originalFileNames.some((name) => /-latin-wght-normal\.woff2$/.test(name)),
      )
      if (!file) throw new Error('The build has no font for Latin texts')
      // Fonts are always asked for without cookies, which `crossorigin` says.
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file.fileName}` }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  },
}
