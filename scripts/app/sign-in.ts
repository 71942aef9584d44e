import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import { ensureBrowser, launchArgs } from '../browser.ts'

/** Launches a browser, after installing one where there is none. The caller closes it. */
export const launchBrowser = async () => chromium.launch({ executablePath: await ensureBrowser(), args: launchArgs })

/** A user's browser: Spanish, in the clinic's time zone, on a laptop screen. */
export const contextOptions: BrowserContextOptions = {
  locale: 'es-PE',
  timezoneId: 'America/Lima',
  viewport: { width: 1280, height: 800 },
}

/** Opens a URL of the app, signs in and waits for the navigation. */
export async function signIn(page: Page, url: string, { name, password }: { name: string; password: string }) {
  await page.goto(url)
  await page.getByLabel('Usuario o correo').fill(name)
  await page.getByLabel('Contraseña', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('navigation').first().waitFor()
}
