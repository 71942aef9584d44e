import { expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { setClinicTime } from './agenda.ts'
import { getDayCell, getMonthUrl } from './attendance.ts'
import { mount } from './mount.tsx'

test('each mark has its own image, also without colors', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getMonthUrl())
  await expect.element(page.getByRole('list', { name: 'Marcas' })).toBeVisible()
  const images = ['came', 'absent', 'confirmed', 'pending', 'postponed', 'canceled'].map(readMarkImage)
  expect(images.every((image) => image.startsWith('url("data:image/svg+xml'))).toBe(true)
  expect(new Set(images.map(removeColor)).size).toBe(images.length)
})

/** Reads the image of a mark in the legend, which the cells share. */
function readMarkImage(mark: string) {
  const legend = page.getByRole('list', { name: 'Marcas' }).element()
  return getComputedStyle(legend.querySelector(`[data-mark="${mark}"]`)!).backgroundImage
}

/** Without colors, as on paper or for someone who does not see them. */
const removeColor = (image: string) => image.replaceAll(/%23[0-9a-f]{6}/g, '')

test('where the system forces its own colors, which images do not follow, marks are letters', async () => {
  await forceColors()
  setClinicTime('2026-11-24', '10:40')
  await mount(getMonthUrl())
  await expect.element(getDayCell('Vargas Soto, Ian, lunes 23 de noviembre')).toHaveAccessibleName(/: vino$/)
  const mark = getDayCell('Vargas Soto, Ian, lunes 23 de noviembre').element().querySelector('[data-mark="came"]')!
  expect(getComputedStyle(mark).backgroundImage).toBe('none')
  expect(getComputedStyle(mark, '::after').content).toMatch(/V|data-letter/)
})

/** Makes the browser use the colors of a contrast theme until the end of the test. */
async function forceColors() {
  const emulate = (features: { name: string; value: string }[]) => cdp().send('Emulation.setEmulatedMedia', { features })
  onTestFinished(() => void emulate([]))
  await emulate([{ name: 'forced-colors', value: 'active' }])
}
