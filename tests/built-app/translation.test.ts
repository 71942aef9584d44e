import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openView } from '../../scripts/screenshots/views.ts'
import { openDemo } from './demo.ts'

/** Puts each text of a page into elements, as the translation of Chrome does at first and whenever the page changes, but for what is not to be translated. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const translateTexts = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const parent = text.parentElement!
        if (text.data.trim() === '' || parent.closest('font, script, style, [translate="no"]')) continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    translateTexts()
    new MutationObserver(translateTexts).observe(document.body, { childList: true, subtree: true, characterData: true })
  })

// The tests of other files use this page too, and load it again.
test('while the browser translates, the week changes with its title and every screen of the menu opens', async () => {
  const page = await openView(await openDemo(), 'week', 'desktop')
  await translate(page)
  const period = page.locator('main header').getByRole('button').first()
  const [before] = await period.allInnerTexts()
  for (const step of ['Semana siguiente', 'Semana anterior']) {
    const url = page.url()
    await page.getByRole('link', { name: step }).click()
    await expect.poll(() => page.url()).not.toBe(url)
    if (step === 'Semana siguiente') await expect.poll(() => period.innerText()).not.toBe(before)
    else await expect.poll(() => period.innerText()).toBe(before)
  }
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link')
  for (const path of await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href')!))) {
    const link = links.and(page.locator(`[href="${path}"]`))
    const title = await link.innerText()
    await link.click()
    await expect.poll(() => page.locator('main h1').innerText(), { message: path }).toMatch(new RegExp(title, 'i'))
  }
})

test('while the browser translates, the public page shows the next week', async () => {
  const page = await openView(await openDemo(), 'public-page', 'desktop')
  await translate(page)
  const week = page.getByRole('button', { name: 'Semana anterior' }).locator('xpath=following-sibling::p')
  await expect.poll(() => week.innerText()).toBe('Esta semana')
  await page.getByRole('button', { name: 'Semana siguiente' }).click()
  await expect.poll(() => week.innerText()).not.toBe('Esta semana')
})
