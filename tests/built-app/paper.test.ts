import type { Page } from 'playwright'
import { beforeAll, expect, test } from 'vitest'
import type { DemoServer } from '../../scripts/screenshots/demo-server.ts'
import { openView } from '../../scripts/screenshots/views.ts'
import { openDemo } from './demo.ts'
import { printPage } from './print-page.ts'

let demo: DemoServer

beforeAll(async () => {
  demo = await openDemo()
})

const papers = [
  ['week', /Sesiones · Terapia infantil, Mañana · .*20\d\d/, /Terapia infantil, Mañana.*\d – \d.* 20\d\d/s],
  ['attendance', /Vista de Asistencias · Terapia infantil, Mañana · \p{L}+ 20\d\d/u, /Terapia infantil, Mañana.*20\d\d/s],
  ['my-sessions', /Mis Sesiones · .* · \p{L}+ \d+ de \p{L}+/u, /\p{L}+ \d+ de \p{L}+ de 20\d\d · /iu],
  ['home', /Inicio/, /Hoy.*sesiones/s],
  ['worker-day', /Sesiones · \p{L}+ \d+ de \p{L}+/u, /\p{L}+ \d+ de \p{L}+/u],
  ['reminders', /Recordatorios/, /\p{L}+ \d+ de \p{L}+/u],
  ['messages', /Por avisar/, /Qué cambió/],
  ['to-rebook', /Por reprogramar/, /canceladas o aplazadas/],
  ['unsettled', /Por resolver/, /\d+ sesiones de \d+ clientes/],
  ['waiting-list', /Lista de espera/, /Lista de espera/],
  ['absences', /Ausencias/, /Ausencias/],
  ['clients', /Clientes/, /Nombre.*Documento/s],
  ['worker-detail', /\p{Lu}\p{L}+ \p{Lu}\p{L}+/u, /Carga de la semana/],
  ['public-page', /Turnos CC/, /Su próxima sesión es .*Horario del centro/s],
] as const

test.each(papers)('the paper of %s is A4 and has the clinic, the time of printing and numbered pages', async (view, foot, content) => {
  const page = await openView(demo, view, 'desktop')
  const { texts, sizes } = await printPage(page)
  // The page of a client is one upright sheet.
  expect(view === 'public-page' ? sizes : [...new Set(sizes)]).toEqual([view === 'public-page' ? '595 × 842' : '842 × 595'])
  expect(texts[0]).toMatch(/Centro Kallpa · impreso el \d+ [a-z]{3} 20\d\d, \d\d:\d\d/)
  expect(texts[0]).toMatch(content)
  for (const [index, text] of texts.entries()) {
    expect(text).toMatch(new RegExp(`Centro Kallpa · ${foot.source}.* · impreso el \\d+ [a-z]{3} 20\\d\\d, \\d\\d:\\d\\d`, foot.flags))
    expect(text).toContain(`Página ${index + 1} de ${texts.length}`)
    // The footer is one line, and no sheet has nothing else.
    expect(text.split('\n').length).toBeGreaterThan(1)
  }
})

test.each(papers)('the paper of %s has no light text, because browsers leave out the grounds', async (view) => {
  const page = await openView(demo, view, 'desktop')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  const printed = await listLightTexts(page)
  await page.emulateMedia({ media: 'screen' })
  const onScreen = await listLightTexts(page)
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  expect(printed).toEqual([])
  // The screen has light texts on dark grounds, so the search finds what it looks for.
  if (view === 'week') expect(onScreen).not.toEqual([])
})

test('a box that is ticked on the screen is ticked on paper', async () => {
  const page = await openView(demo, 'reminders', 'desktop')
  const box = page.getByLabel(/^Enviado a/).first()
  await box.check()
  await page.emulateMedia({ media: 'print' })
  // Browsers print the ground of an element, without which the light tick is not seen, only where it asks for it.
  expect(await box.evaluate((element) => getComputedStyle(element).printColorAdjust)).toBe('exact')
  await page.emulateMedia({ media: null })
  await box.uncheck()
})

test('the card of a session that is open is not on the paper of its week', async () => {
  const page = await openView(demo, 'session-card', 'desktop')
  const { texts } = await printPage(page)
  expect(texts.join()).toMatch(/Terapia infantil, Mañana/)
  expect(texts.join()).not.toMatch(/Añadir nota/)
  await page.emulateMedia({ media: null })
  await expect.poll(() => page.getByText('Añadir nota').isVisible()).toBe(true)
})

test('the legend of the week is on its first sheet, and every sheet has rows', async () => {
  const page = await openView(demo, 'week', 'desktop')
  await page.locator('[data-session]').first().waitFor()
  const { texts, words } = await printPage(page)
  expect(texts.map((text) => /\S = \p{Lu}/u.test(text))).toEqual(texts.map((_, index) => index === 0))
  for (const ofSheet of words) expect(ofSheet.filter(({ str }) => /^\d\d:\d\d$/.test(str.trim())).length).toBeGreaterThan(1)
})

/** Lists the shown texts that are too light for white paper. */
const listLightTexts = (page: Page) =>
  page.locator('body *').evaluateAll((elements) => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
    return elements
      .filter(
        (element) =>
          element.checkVisibility() && [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((element) => {
        context.fillStyle = getComputedStyle(element).color
        context.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 140
      })
      .map(({ textContent }) => textContent)
  })
