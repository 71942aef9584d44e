import type { Locator, Page } from 'playwright'
import { isFocused, tabTo } from './tab-to.ts'

/** Moves the focus to an element with Tab and presses Enter on it. */
export async function activate(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Moves the focus to the field with this label with Tab and types into it. */
export async function typeInto(page: Page, label: string, text: string) {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

/** Opens a drop-down list and selects an option with the arrow keys. */
export async function selectWithArrows(page: Page, label: string, name: string) {
  await tabTo(page, page.getByRole('combobox', { name: label, exact: true }).or(page.getByRole('textbox', { name: label, exact: true })))
  await page.keyboard.press('ArrowDown')
  const option = page.getByRole('option', { name })
  await option.waitFor()
  for (let presses = 0; presses < 10; presses++) {
    if ((await option.getAttribute('data-combobox-selected')) !== null) return page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
  }
  throw new Error(`The arrow keys never reach ${name}`)
}

/** Opens a screen by its link in the navigation. */
export async function openScreen(page: Page, name: string) {
  await activate(page, getNavigation(page).getByRole('link', { name, exact: true }))
}

export const getNavigation = (page: Page) => page.getByRole('navigation', { name: 'Principal' })

/** Moves the focus within the tree of access to the checkbox of an access: "Leer: Clientes". */
export async function moveToAccess(page: Page, name: string) {
  const tree = page.getByRole('treegrid')
  const box = getAccessBox(page, name)
  const row = page.getByRole('row').filter({ has: box })
  await tabTo(page, tree, () => tree.evaluate((element) => element.contains(document.activeElement)))
  // Home leads to the row's first cell, one more key to the row itself.
  for (const key of ['Control+Home', 'Home', 'ArrowLeft']) await page.keyboard.press(key)
  await pressUntilFocused(page, 'ArrowDown', row)
  await pressUntilFocused(page, 'ArrowRight', box)
}

/** The checkbox of an access in the tree, by the beginning of its name. */
export const getAccessBox = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}(,|$)`) })

async function pressUntilFocused(page: Page, key: string, target: Locator) {
  for (let presses = 0; presses < 30; presses++) {
    if (await isFocused(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reaches ${target}`)
}
