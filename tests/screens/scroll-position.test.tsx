import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { mount } from './mount.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

test.each([
  { scrolled: 'the body of the page', height: 500, selector: '[data-flush]' },
  { scrolled: 'the whole page in a low window', height: 400, selector: 'article' },
])('going back restores the scroll position of $scrolled', async ({ height, selector }) => {
  const { router } = await mount(paths.schedules(), { width: 390 })
  await page.viewport(390, height)
  const scroller = () => page.getByRole('main').element().querySelector(selector) as HTMLElement
  await expect.element(heading('Horarios')).toBeVisible()
  await router.navigate(paths.clients())
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
