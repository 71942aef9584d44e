// Takes screenshots of every view on the demo data, at both viewport sizes, light and dark: node scripts/screenshots.ts [folder]
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startDemoServer } from './screenshots/demo-server.ts'
import { openView, setTheme, type ViewName, viewports, views } from './screenshots/views.ts'

const folder = resolve(process.argv[2] ?? 'screenshots')
mkdirSync(folder, { recursive: true })

const demo = await startDemoServer()
try {
  for (const name of Object.keys(views) as ViewName[])
    for (const viewport of Object.keys(viewports) as (keyof typeof viewports)[]) {
      const page = await openView(demo, name, viewport)
      // Waits for everything that still loads.
      await page.waitForLoadState('networkidle')
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme)
        await page.screenshot({ path: join(folder, `${name}-${viewports[viewport].width}-${theme}.png`) })
      }
    }
} finally {
  await demo.end()
}
console.log(`${Object.keys(views).length * 4} screenshots in ${folder}`)
