import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from './public-page.ts'

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

test.for([320, 390, 1280])('no button is cut off, %s px wide', async (width) => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  await openPage({ width })
  await expect.element(page.getByRole('button', { name: 'Copiar enlace' })).toBeVisible()
  // A text for screen readers only is one pixel wide.
  const parts = [...document.querySelectorAll('button, button *')].filter(({ clientWidth }) => clientWidth > 1)
  expect(parts.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent)).toEqual([])
})

test('a phone shares the link by its own menu', async () => {
  const share = vi.fn().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  await openPage()
  await page.getByRole('button', { name: 'Compartir' }).click()
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Turnos CC', url: window.location.href })
})

test.for([
  [true, 'Enlace copiado'],
  [false, 'No se pudo copiar. Este es su enlace:'],
] as const)('without a share menu the link is copied (clipboard: %s) with "%s"', async ([hasClipboard, text]) => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  const writeText = vi.spyOn(navigator.clipboard, 'writeText')
  writeText.mockImplementation(() => (hasClipboard ? Promise.resolve() : Promise.reject(new Error('Denied'))))
  await openPage()
  await page.getByRole('button', { name: 'Copiar enlace' }).click()
  await expect.element(page.getByText(new RegExp(`^${text}`))).toBeVisible()
  expect(writeText).toHaveBeenCalledWith(window.location.href)
})
