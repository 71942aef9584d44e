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
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Trabajadores' }).click()
  await expect.element(heading('Trabajadores')).toBeVisible()
  expect(scroller().scrollTop).toBe(0)
  await router.navigate(-1)
  await expect.element(heading('Clientes')).toBeVisible()
  expect(scroller().scrollTop).toBe(120)
})

test('the session storage keeps the scroll positions of the 50 newest pages', async () => {
  const { router } = await mount('/admin/clients/')
  for (let visit = 0; visit < 26; visit++) {
    await router.navigate('/admin/workers/')
    await expect.element(heading('Trabajadores')).toBeVisible()
    await router.navigate('/admin/clients/')
    await expect.element(heading('Clientes')).toBeVisible()
  }
  window.dispatchEvent(new Event('pagehide'))
  const stored = JSON.parse(sessionStorage.getItem('scroll') ?? '[]') as [string, number][]
  expect(stored.length).toBe(50)
  expect(stored.at(-1)?.[0]).toBe(`${router.state.location.key} /admin/clients/`)
})
