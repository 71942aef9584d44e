import { inject } from 'vitest'
import { createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { contextOptions, signIn } from '../../scripts/app/sign-in.ts'
import { administrator } from './administrator.ts'
import { connectBrowser } from './connect-browser.ts'

/** Starts the app on a database after the first start, and opens a page on which the administrator is signed in. */
export async function startOwnApp() {
  const data = createDataFolder(inject('startedDataFolder'))
  const app = await startApp({ DATA_DIR: data.folder })
  const browser = await connectBrowser()
  const context = await browser.newContext(contextOptions)
  const page = await context.newPage()
  await signIn(page, app.url, administrator)
  return {
    url: app.url,
    browser,
    context,
    page,
    end: async () => {
      await browser.close()
      await app.end('SIGKILL')
      data.remove()
    },
  }
}
