import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { downloads, fileOf, review, rowsOf } from './import-file.ts'
import { mount } from './mount.tsx'

const registering = 'post /v1/clients'
const register = (count: number) => page.getByRole('button', { name: `Registrar ${count} clientes` }).click()
const up = () => page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Clientes' })
const stopping = () => page.getByRole('dialog', { name: '¿Salir y detener la importación?' })
const losing = () => page.getByRole('dialog', { name: '¿Salir sin descargar lo que no se registró?' })
const wrong = 'Ana,Torres,Vega,1,F,1,nada'

/** Whether the browser would ask before the page goes for good. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('leaving while it sends asks first', async () => {
  const wire = await mount(paths.importClients())
  const release = wire.hold(registering)
  await review(fileOf(rowsOf(9)))
  await register(9)
  await up().click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  await up().click()
  await page.getByRole('button', { name: 'Salir y detener' }).click()
  await expect.poll(wire.url).toBe(paths.clients())
  release()
  await expect.element(page.getByText('1 – 8 de 8')).toBeVisible()
  expect(wire.calls.filter(({ call }) => call === registering).length).toBe(4)
})

test('a question that outlives the sending speaks of what is left to lose', async () => {
  const wire = await mount(paths.importClients())
  const release = wire.hold(registering)
  await review(fileOf([...rowsOf(3), wrong]))
  await register(3)
  await up().click()
  await expect.element(stopping()).toBeVisible()
  release()
  await expect.element(losing()).toBeVisible()
  expect(stopping().query()).toBeNull()
  // the report that came behind it leaves the keyboard where the question is
  expect(losing().element().contains(document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Salir sin descargar' }).click()
  await expect.poll(wire.url).toBe(paths.clients())
})

test('a question that outlives the sending goes where nothing is left to lose', async () => {
  const wire = await mount(paths.importClients())
  const release = wire.hold(registering)
  await review(fileOf(rowsOf(3)))
  await register(3)
  await up().click()
  await expect.element(stopping()).toBeVisible()
  release()
  await expect.element(page.getByRole('heading', { name: 'Se registraron 3 clientes' })).toBeVisible()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  expect(wire.url()).toBe(paths.importClients())
  expect(asksBeforeUnload()).toBe(false)
  await up().click()
  await expect.poll(wire.url).toBe(paths.clients())
})

test('what failed is not lost without a question, until it is downloaded', async () => {
  const wire = await mount(paths.clients())
  await expect.element(page.getByRole('heading', { name: 'Clientes' })).toBeVisible()
  await wire.router.navigate(paths.importClients())
  await review(fileOf([...rowsOf(2), wrong]))
  await register(2)
  await expect.element(page.getByRole('heading', { name: 'Se registraron 2 clientes' })).toBeVisible()
  expect(asksBeforeUnload()).toBe(true)

  const stay = async () => {
    await expect.element(losing()).toBeVisible()
    await page.getByRole('button', { name: 'Seguir aquí' }).click()
    await expect.poll(() => losing().query()).toBeNull()
    await expect.element(page.getByRole('row', { name: /^4 / })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ver clientes' }).click()
  await stay()
  void wire.router.navigate(-1)
  await stay()
  await page.getByRole('button', { name: 'Importar otro archivo' }).click()
  await stay()

  const { saved, stop } = downloads()
  await page.getByRole('button', { name: 'Descargar esta fila' }).click()
  stop()
  expect(saved.length).toBe(1)
  expect(asksBeforeUnload()).toBe(false)
  await page.getByRole('button', { name: 'Importar otro archivo' }).click()
  await expect.element(page.getByText('Elegir archivo')).toBeVisible()
})

test('who does not want what failed begins with another file', async () => {
  await mount(paths.importClients())
  await review(fileOf([...rowsOf(2), wrong]))
  await register(2)
  await page.getByRole('button', { name: 'Importar otro archivo' }).click()
  await page.getByRole('button', { name: 'Salir sin descargar' }).click()
  await expect.element(page.getByText('Elegir archivo')).toBeVisible()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  await review(fileOf([...rowsOf(2), wrong]))
  await expect.element(page.getByRole('heading', { name: '2 filas listas, 1 con problemas' })).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('who leaves while it looks whether it can go on sends nothing more', async () => {
  const wire = await mount(paths.importClients(), { answers: { [registering]: 'no answer' } })
  await review(fileOf(rowsOf(9)))
  await register(9)
  await expect.element(page.getByRole('button', { name: 'Continuar' })).toBeVisible()
  const release = wire.hold('get /v1/auth/is_logged_in')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await up().click()
  await page.getByRole('button', { name: 'Salir sin descargar' }).click()
  release()
  await expect.element(page.getByText('1 – 8 de 8')).toBeVisible()
  expect(wire.calls.filter(({ call }) => call === registering).length).toBe(4)
})

test('where a failure stopped it, the question tells how to have the rows', async () => {
  const wire = await mount(paths.importClients(), { answers: { [registering]: 'no answer' } })
  await review(fileOf(rowsOf(9)))
  await register(9)
  await expect.element(page.getByRole('heading', { name: 'El registro se detuvo' })).toBeVisible()
  await up().click()
  await expect.element(losing()).toMatchTextContent(/«Terminar aquí»/)
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Terminar aquí' }).click()
  await expect.element(page.getByRole('heading', { name: 'No se registró a nadie' })).toBeVisible()
  expect(wire.url()).toBe(paths.importClients())
})
