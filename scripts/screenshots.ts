// Pictures of every screen on the demo's clinic, at both sizes, light and dark: node scripts/screenshots.ts [folder]
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { openDemo } from '../tests/browser/demo.ts'
import { inTheme, type LookName, looks, viewports, visitLook } from '../tests/browser/looks.ts'
import { ensureBrowser } from './browser.ts'

const folder = resolve(process.argv[2] ?? 'screenshots')
mkdirSync(folder, { recursive: true })

process.env.CHROMIUM_PATH = await ensureBrowser()
const demo = await openDemo()
try {
  for (const name of Object.keys(looks) as LookName[])
    for (const viewport of Object.keys(viewports) as (keyof typeof viewports)[]) {
      const page = await visitLook(demo, name, viewport)
      // what is still on its way belongs to the picture
      await page.waitForLoadState('networkidle')
      for (const theme of ['light', 'dark'] as const) {
        await inTheme(page, theme)
        await page.screenshot({
          path: join(folder, `${[name.replaceAll(/[^a-z]+/g, '-'), viewports[viewport].width, theme].join('-')}.png`),
        })
      }
    }
} finally {
  await demo.end()
}
console.log(`${Object.keys(looks).length * 4} pictures in ${folder}`)
