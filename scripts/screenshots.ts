// Takes screenshots of views on the demo data, light and dark: node scripts/screenshots.ts [folder] [--widths] [--only VIEW]...
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ViewportSize } from 'playwright'
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

const groups = values.widths ? widths : Object.values(viewports).map((viewport) => ({ [viewport.width]: viewport }))
let count = 0
const failures: string[] = []
const demo = await startDemoServer()
try {
  for (const name of names)
    for (const group of groups)
      await takeScreenshots(name, group).catch((error) => failures.push(`${name} at ${Object.keys(group)}: ${error}`))
} finally {
  await demo.end()
}
console.log(`${count} screenshots in ${folder}`)
if (failures.length > 0) {
  console.error(['These could not be taken:', ...failures].join('\n'))
  process.exitCode = 1
}

/** Opens a view at the first size of a group, and takes it at each of them, light and dark. */
async function takeScreenshots(name: ViewName, group: Record<string, ViewportSize>) {
  const [first] = Object.values(group)
  const page = await openView(demo, name, first!)
  try {
    for (const [label, viewport] of Object.entries(group)) {
      await page.setViewportSize(viewport)
      // Waits for everything that still loads.
      await page.waitForLoadState('networkidle')
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme)
        await page.screenshot({ path: join(folder, `${name}-${label}-${theme}.png`) })
        count++
      }
    }
  } finally {
    // The next view is loaded on the same page.
    await page.setViewportSize(first!)
  }
}
