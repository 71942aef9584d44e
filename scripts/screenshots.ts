// Takes screenshots of views on the demo data, light and dark: node scripts/screenshots.ts [folder] [--widths] [--only VIEW]...
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { startDemoServer } from './screenshots/demo-server.ts'
import { openView, setTheme, type ViewName, viewports, views, widths } from './screenshots/views.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { widths: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
})
const unknown = values.only?.find((name) => !(name in views))
if (unknown !== undefined) {
  console.error(`There is no view ${unknown}. The views are: ${Object.keys(views).join(', ')}`)
  process.exit(1)
}
const names = (values.only ?? Object.keys(views)) as ViewName[]
const folder = resolve(positionals[0] ?? 'screenshots')
mkdirSync(folder, { recursive: true })

const sizes = values.widths ? widths : viewports
let count = 0
const demo = await startDemoServer()
try {
  for (const name of names)
    for (const [label, viewport] of Object.entries(sizes)) {
      const page = await openView(demo, name, viewport)
      // Waits for everything that still loads.
      await page.waitForLoadState('networkidle')
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme)
        await page.screenshot({ path: join(folder, `${name}-${values.widths ? label : viewport.width}-${theme}.png`) })
        count++
      }
    }
} finally {
  await demo.end()
}
console.log(`${count} screenshots in ${folder}`)
