import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import { findBrowser, launchArgs } from '../../scripts/browser.ts'
import { password } from './app.ts'

/** A browser of its own for one test file. */
export async function openBrowser() {
  const executablePath = (await findBrowser()) ?? undefined
  return chromium.launch({ executablePath, args: launchArgs })
}

/** What somebody's browser is like: Spanish, in the clinic's zone, on a screen of ordinary size. */
export const visitor: BrowserContextOptions = { locale: 'es-PE', timezoneId: 'America/Lima', viewport: { width: 1280, height: 800 } }

/** Signs in on the page of the address and waits for what comes after it. */
export async function signIn(page: Page, url: string, credentials = { name: 'admin', password }) {
  await page.goto(url)
  await page.getByLabel('Usuario o correo').fill(credentials.name)
  await page.getByLabel('Contraseña', { exact: true }).fill(credentials.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('navigation').first().waitFor()
}

/** Chooses in a list of choices that opens. */
export async function choose(page: Page, label: string, option: string) {
  await page
    .getByRole('combobox', { name: label, exact: true })
    .or(page.getByRole('textbox', { name: label, exact: true }))
    .click()
  await page.getByRole('option', { name: option }).click()
}
