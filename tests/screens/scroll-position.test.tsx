import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from './mount.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

// This test comes first, because the app reads the session storage once, when it loads its first page.
test('the session storage keeps the scroll positions of the 50 newest pages', async () => {
  const olderPages = Array.from({ length: 50 }, (_, index) => [`key${index} /admin/clients/`, index])
  sessionStorage.setItem('scroll', JSON.stringify(olderPages))
  onTestFinished(() => sessionStorage.clear())
  const { router } = await mount('/admin/clients/')
  await expect.element(heading('Clientes')).toBeVisible()
  const clients = `${router.state.location.key} /admin/clients/`
  await router.navigate('/admin/workers/')
  await expect.element(heading('Trabajadores')).toBeVisible()
  const workers = `${router.state.location.key} /admin/workers/`
  window.dispatchEvent(new Event('pagehide'))
  expect(JSON.parse(sessionStorage.getItem('scroll') ?? '')).toEqual([...olderPages.slice(2), [clients, 0], [workers, 0]])
})

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
