import type { Page } from 'playwright'

/**
 * The letters with which a page is read: its web font, the font of the machine where a user blocks web fonts or they do not come, and the spacing that a user
 * may set (WCAG 2.2, 1.4.12).
 */
const styles = {
  'own letters': '',
  'no web font': '',
  'wide spacing': `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }`,
}

/** Rows out of sight would otherwise keep the height that they had with other letters. */
const laysOutAllRows = '* { content-visibility: visible !important; }'

export type Lettering = keyof typeof styles

export const letterings = Object.keys(styles) as Lettering[]

/** Sets the letters of a page, until they are set again or it loads. */
export const setLettering = (page: Page, lettering: Lettering) =>
  page.evaluate(
    async ({ style, hasWebFont, common }) => {
      const id = 'lettering'
      document.getElementById(id)?.remove()
      const fonts = getComputedStyle(document.documentElement).getPropertyValue('--mantine-font-family')
      const withoutWebFont = fonts.replace(/^[^,]*Figtree Variable[^,]*,/, '')
      if (withoutWebFont === fonts) throw new Error('The web font is not the first font of the theme.')
      const sheet = document.createElement('style')
      sheet.id = id
      sheet.textContent = common + (hasWebFont ? style : `:root:root { --mantine-font-family: ${withoutWebFont} }`)
      document.head.append(sheet)
      await document.fonts.ready
    },
    { style: styles[lettering], hasWebFont: lettering !== 'no web font', common: laysOutAllRows },
  )
