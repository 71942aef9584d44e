import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { createFile, createRows, openReview } from './import-file.ts'
import { mount } from './mount.tsx'
import { recordDownloads } from './record-downloads.ts'

const createClientCall = 'post /v1/clients'
const register = (count: number) => page.getByRole('button', { name: `Registrar ${count} clientes` }).click()
const clientsLink = () => page.getByRole('navigation', { name: 'Ruta' }).getByRole('link', { name: 'Clientes' })
const stopDialog = () => page.getByRole('dialog', { name: '¿Salir y detener la importación?' })
const discardDialog = () => page.getByRole('dialog', { name: '¿Salir sin descargar lo que no se registró?' })
const rowWithProblems = 'Ana,Torres,Vega,1,F,1,nada'

/** True when the browser would ask before the page is closed. */
const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('leaving while rows are sent asks for confirmation', async () => {
  const mounted = await mount(paths.importClients(), { usesRealServer: true })
  const release = mounted.hold(createClientCall)
  await openReview(createFile(createRows(9)))
  await register(9)
  await clientsLink().click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  await clientsLink().click()
  await page.getByRole('button', { name: 'Salir y detener' }).click()
  await expect.poll(mounted.url).toBe(paths.clients())
  release()
  await expect.element(page.getByText('1 – 12 de 12')).toBeVisible()
  expect(mounted.calls.filter(({ call }) => call === createClientCall).length).toBe(4)
})

test('when sending ends with failed rows, the dialog that is open asks about those rows instead', async () => {
  const mounted = await mount(paths.importClients(), { usesRealServer: true })
  const release = mounted.hold(createClientCall)
  await openReview(createFile([...createRows(3), rowWithProblems]))
  await register(3)
  await clientsLink().click()
  await expect.element(stopDialog()).toBeVisible()
  release()
  await expect.element(discardDialog()).toBeVisible()
  expect(stopDialog().query()).toBeNull()
  // The report behind the dialog does not take the focus.
  expect(discardDialog().element().contains(document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Salir sin descargar' }).click()
  await expect.poll(mounted.url).toBe(paths.clients())
})

test('when sending ends without failed rows, the dialog that is open closes', async () => {
  const mounted = await mount(paths.importClients(), { usesRealServer: true })
  const release = mounted.hold(createClientCall)
  await openReview(createFile(createRows(3)))
  await register(3)
  await clientsLink().click()
  await expect.element(stopDialog()).toBeVisible()
  release()
  await expect.element(page.getByRole('heading', { name: 'Se registraron 3 clientes' })).toBeVisible()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  expect(mounted.url()).toBe(paths.importClients())
  await expect.poll(asksBeforeUnload).toBe(false)
  await clientsLink().click()
  await expect.poll(mounted.url).toBe(paths.clients())
})

test('leaving with failed rows asks for confirmation until they are downloaded', async () => {
  const mounted = await mount(paths.clients(), { usesRealServer: true })
  await expect.element(page.getByRole('heading', { name: 'Clientes' })).toBeVisible()
  await mounted.router.navigate(paths.importClients())
  await openReview(createFile([...createRows(2), rowWithProblems]))
  await register(2)
  await expect.element(page.getByRole('heading', { name: 'Se registraron 2 clientes' })).toBeVisible()
  expect(asksBeforeUnload()).toBe(true)

  const chooseToStay = async () => {
    await expect.element(discardDialog()).toBeVisible()
    await page.getByRole('button', { name: 'Seguir aquí' }).click()
    await expect.poll(() => discardDialog().query()).toBeNull()
    await expect.element(page.getByRole('row', { name: /^4 / })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Ver clientes' }).click()
  await chooseToStay()
  void mounted.router.navigate(-1)
  await chooseToStay()
  await page.getByRole('button', { name: 'Importar otro archivo' }).click()
  await chooseToStay()

  const downloads = recordDownloads()
  await page.getByRole('button', { name: 'Descargar esta fila' }).click()
  expect(downloads.length).toBe(1)
  expect(asksBeforeUnload()).toBe(false)
  await page.getByRole('button', { name: 'Importar otro archivo' }).click()
  await expect.element(page.getByText('Elegir archivo')).toBeVisible()
})

test('another import starts after discarding the failed rows', async () => {
  await mount(paths.importClients(), { usesRealServer: true })
  await openReview(createFile([...createRows(2), rowWithProblems]))
  await register(2)
  await page.getByRole('button', { name: 'Importar otro archivo' }).click()
  await page.getByRole('button', { name: 'Salir sin descargar' }).click()
  await expect.element(page.getByText('Elegir archivo')).toBeVisible()
  await expect.poll(() => page.getByRole('dialog').query()).toBeNull()
  await openReview(createFile([...createRows(4).slice(2), rowWithProblems]))
  await expect.element(page.getByRole('heading', { name: '2 filas listas, 1 con problemas' })).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
})

test('leaving the page while "Continuar" checks the sign-in ends the sending', async () => {
  const mounted = await mount(paths.importClients(), { answers: { [createClientCall]: 'no answer' } })
  await openReview(createFile(createRows(9)))
  await register(9)
  await expect.element(page.getByRole('button', { name: 'Continuar' })).toBeVisible()
  const release = mounted.hold('get /v1/auth/is_logged_in')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await clientsLink().click()
  await page.getByRole('button', { name: 'Salir sin descargar' }).click()
  release()
  await expect.element(page.getByText('1 – 8 de 8')).toBeVisible()
  expect(mounted.calls.filter(({ call }) => call === createClientCall).length).toBe(4)
})

test('after a network failure the dialog says how to download the rows', async () => {
  const mounted = await mount(paths.importClients(), { answers: { [createClientCall]: 'no answer' } })
  await openReview(createFile(createRows(9)))
  await register(9)
  await expect.element(page.getByRole('heading', { name: 'El registro se detuvo' })).toBeVisible()
  await clientsLink().click()
  await expect.element(discardDialog()).toMatchTextContent(/«Terminar aquí»/)
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Terminar aquí' }).click()
  await expect.element(page.getByRole('heading', { name: 'No se registró a nadie' })).toBeVisible()
  expect(mounted.url()).toBe(paths.importClients())
})
