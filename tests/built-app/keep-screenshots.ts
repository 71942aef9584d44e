import { join } from 'node:path'
import { afterEach } from 'vitest'
import { root } from '../../scripts/app/app-process.ts'
import { openBrowsers } from './connect-browser.ts'

// Continuous integration keeps what the pages of a failed test showed, as far as the test has not closed them.
if (process.env.CI !== undefined)
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    const pages = [...openBrowsers].flatMap((browser) => browser.contexts()).flatMap((context) => context.pages())
    const name = `${task.file.name} ${task.name}`.replaceAll(/[^\p{L}\p{N}.]+/gu, '-').slice(0, 100)
    for (const [index, page] of pages.entries())
      await page
        .screenshot({ path: join(root, 'screenshots/failures', `${name}-${index}.png`), timeout: 10_000 })
        .catch((error: Error) => console.log(`No screenshot of ${page.url()}: ${error.message}`))
  })
