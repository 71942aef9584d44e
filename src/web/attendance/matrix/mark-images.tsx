import { DEFAULT_THEME } from '@mantine/core'
import type { SessionMark } from '#domain/states.ts'
import { drawings } from '#web/session-state/icon-drawings.ts'
import { cssVariablesResolver } from '#web/ui/theme/palette.ts'

/** The marks that have an image. Sessions without a mark have a question mark, which is text. */
type ImageMark = Exclude<SessionMark, 'unmarked'>

const inks: Record<ImageMark, `--t-${string}`> = {
  pending: '--t-pending',
  confirmed: '--t-confirmed',
  came: '--t-confirmed',
  absent: '--t-canceled',
  canceled: '--t-canceled',
  postponed: '--t-postponed',
}

const imageMarks = Object.keys(inks) as ImageMark[]

const palettes = cssVariablesResolver(DEFAULT_THEME)

/** Returns the icon of a mark as a CSS image, in the ink of a color scheme. */
function buildImage(mark: ImageMark, scheme: 'light' | 'dark') {
  const { path, lineWidth } = drawings[mark]
  const ink = palettes[scheme][inks[mark]]
  const look = lineWidth
    ? `fill="none" stroke="${ink}" stroke-width="${lineWidth}" stroke-linecap="round" stroke-linejoin="round"`
    : `fill="${ink}" fill-rule="evenodd"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 12 12"><path ${look} d="${path}"/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`
}

const css = (['light', 'dark'] as const)
  .map((scheme) => {
    const variables = imageMarks.map((mark) => `--t-image-${mark}:${buildImage(mark, scheme)}`)
    return `:root[data-mantine-color-scheme="${scheme}"]{${variables.join(';')}}`
  })
  .join('')

/**
 * Gives the style sheets the icons of the marks as images, `--t-image-came`. A month has more than a thousand marks: as elements, the browser would
 * go through all of them each time that it paints one.
 */
export const MarkImages = () => (
  <style href="mark-images" precedence="default">
    {css}
  </style>
)
