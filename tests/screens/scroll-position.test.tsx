import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from './mount.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test('going back restores the scroll position', async () => {
  const { router } = await mount('/admin/clients/', { width: 390 })
  await page.viewport(390, 400)
  const scroller = () => page.getByRole('article').element().querySelector('[data-flush]') as HTMLElement
  await expect.element(page.getByRole('link', { name: 'Vargas Soto, Ian' })).toBeInTheDocument()
  scroller().scrollTop = 120
  await page.getByRole('button', { name: 'Más' }).click()
  await page.getByRole('link', { name: 'Horarios' }).click()
  await expect.element(heading('Horarios')).toBeVisible()
  expect(scroller().scrollTop).toBe(0)
  await router.navigate(-1)
  await expect.element(heading('Clientes')).toBeVisible()
  expect(scroller().scrollTop).toBe(120)
})
