import type { Page } from 'playwright'

/** Opens the drop-down list with this label and clicks an option. */
export async function selectOption(page: Page, label: string, option: string) {
  await page
    .getByRole('combobox', { name: label, exact: true })
    .or(page.getByRole('textbox', { name: label, exact: true }))
    .click()
  await page.getByRole('option', { name: option }).click()
}
