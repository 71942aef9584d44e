import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients } from './agenda.ts'
import { mount } from './mount.tsx'

const drawer = () => page.getByRole('dialog')
const closings = {
  'its cross': () => drawer().getByRole('button', { name: 'Cerrar' }).click(),
  Escape: () => userEvent.keyboard('{Escape}'),
  Cancelar: () => drawer().getByRole('button', { name: 'Cancelar' }).click(),
}

test.for(Object.entries(closings))('after a drawer of a list was closed by %s, one Back leaves the list', async ([, close]) => {
  const { router, url } = await mount(paths.schedules())
  await router.navigate(paths.clients())
  for (let round = 0; round < 2; round++) {
    await page.getByRole('button', { name: 'Registrar cliente' }).click()
    await expect.element(drawer()).toBeVisible()
    await close()
    await expect.poll(url).toBe(paths.clients())
  }
  await router.navigate(-1)
  await expect.poll(url).toBe(paths.schedules())
})

test('Back closes an open drawer and nothing else', async () => {
  const { router, url } = await mount(paths.schedules())
  await router.navigate(paths.clients({ search: 'zoe' }))
  await page.getByRole('button', { name: 'Registrar cliente' }).click()
  await expect.element(drawer()).toBeVisible()
  await router.navigate(-1)
  await expect.poll(url).toBe(paths.clients({ search: 'zoe' }))
  await expect.element(drawer()).not.toBeInTheDocument()
})

test('after a drawer of a page was closed, one Back leaves the page', async () => {
  const { router, url } = await mount(paths.schedules())
  await router.navigate(paths.client(clients.zoe))
  await page.getByRole('button', { name: 'Editar' }).first().click()
  await expect.element(drawer()).toBeVisible()
  await closings['its cross']()
  await expect.poll(url).toBe(paths.client(clients.zoe))
  await router.navigate(-1)
  await expect.poll(url).toBe(paths.schedules())
})

test('a drawer that a link of another screen opened leaves its list when it is closed', async () => {
  const { router, url } = await mount(paths.schedules())
  await router.navigate(paths.waitingList({ record: 'new' }))
  await expect.element(drawer()).toBeVisible()
  await closings['its cross']()
  await expect.poll(url).toBe(paths.waitingList())
  await router.navigate(-1)
  await expect.poll(url).toBe(paths.schedules())
})

test('after a drawer was saved, one Back leaves the page', async () => {
  const { router, url } = await mount(paths.schedules(), { usesRealServer: true })
  await router.navigate(paths.client(clients.zoe))
  await page.getByRole('button', { name: 'Editar' }).first().click()
  await drawer().getByLabelText('Dirección (opcional)').fill('Jirón Unión 100')
  await drawer().getByRole('button', { name: 'Guardar' }).click()
  await expect.poll(url).toBe(paths.client(clients.zoe))
  await expect.element(drawer()).not.toBeInTheDocument()
  await router.navigate(-1)
  await expect.poll(url).toBe(paths.schedules())
})
