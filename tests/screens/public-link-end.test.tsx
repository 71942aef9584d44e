import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, workers } from './agenda.ts'
import { colleague, registerWorkers } from './colleague.ts'
import { mount } from './mount.tsx'
import {
  changeLinkAsColleague,
  chooseLinkAction,
  createButton,
  createLinkAsColleague,
  dialog,
  dialogButton,
  getPublicStatus,
  ian,
  linkSection,
  openIan,
  readLink,
  workerBox,
} from './public-link.ts'

test('regenerating asks for confirmation, gives a new address and ends the old one immediately', async () => {
  let oldUrl = ''
  const prepare = async () => {
    oldUrl = await createLinkAsColleague()
  }
  await openIan({ prepare })
  await chooseLinkAction('Regenerar')
  await expect.element(dialog()).toMatchTextContent(/La dirección de ahora deja de funcionar al instante/)
  await dialogButton('No regenerarlo').click()
  expect(await getPublicStatus(oldUrl)).toBe(200)
  await chooseLinkAction('Regenerar')
  await dialogButton('Regenerar enlace').click()
  await expect.element(page.getByText('Enlace regenerado: Ian Vargas Soto. Envíe la dirección nueva.')).toBeVisible()
  const link = await readLink()
  expect(link).toMatchObject({ scheduleId: childTherapy, workerIds: [workers.jorge] })
  expect(await Promise.all([getPublicStatus(oldUrl), getPublicStatus(link?.url ?? '')])).toEqual([404, 200])
  await expect.element(linkSection()).toMatchTextContent(new RegExp(link?.url ?? ''))
  await expect.element(linkSection().getByRole('button', { name: 'Acciones del enlace' })).toHaveFocus()
})

test('in the list of clients a link is regenerated, revoked and changed', async () => {
  let oldUrl = ''
  const prepare = async () => {
    oldUrl = await createLinkAsColleague()
  }
  await mount(paths.clients(), { usesRealServer: true, prepare })
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  await choose('Regenerar enlace')
  await dialogButton('Regenerar enlace').click()
  await expect.element(page.getByText('Enlace regenerado: Ian Vargas Soto. Envíe la dirección nueva.')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  const newUrl = (await readLink())?.url ?? ''
  expect(await Promise.all([getPublicStatus(oldUrl), getPublicStatus(newUrl)])).toEqual([404, 200])
  await choose('Revocar enlace')
  await dialogButton('Revocar enlace').click()
  await expect.element(page.getByText('Enlace revocado: Ian Vargas Soto')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await getPublicStatus(newUrl)).toBe(404)
  await mount(paths.clients(), { usesRealServer: true, prepare: () => createLinkAsColleague() })
  await choose('Cambiar enlace')
  await expect.element(workerBox('Jorge')).toBeChecked()
})

test('a link whose workers were all deleted is not regenerated from the list, and the dialog says what to do', async () => {
  const prepare = async () => {
    await registerWorkers(1)
    const [eva] = await colleague.get('/v1/workers', { query: { search: '70000001' } })
    await createLinkAsColleague(ian, [eva!.id])
    await colleague.delete('/v1/workers/{id}', { path: { id: eva!.id } })
  }
  await mount(paths.clients(), { usesRealServer: true, prepare })
  await page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' }).click()
  await page.getByRole('menuitem', { name: 'Regenerar enlace' }).click()
  const { url } = (await readLink())!
  await dialogButton('Regenerar enlace').click()
  await expect.element(dialog()).toMatchTextContent(/fueron eliminados: elija otros con «Cambiar enlace» y regenérelo después\./)
  expect((await readLink())?.url).toBe(url)
})

test('regenerating keeps what a colleague changed meanwhile', async () => {
  await openIan({ prepare: () => createLinkAsColleague() })
  await expect.element(linkSection()).toMatchTextContent(/Jorge Bravo/)
  await changeLinkAsColleague({ workerIds: [workers.carmen] })
  await chooseLinkAction('Regenerar')
  await dialogButton('Regenerar enlace').click()
  await expect.element(linkSection()).toMatchTextContent(/con:Carmen/)
  expect(await readLink()).toMatchObject({ workerIds: [workers.carmen] })
})

test('a link that a colleague revoked meanwhile is not regenerated, and the page shows that there is none', async () => {
  await openIan({ prepare: () => createLinkAsColleague() })
  await chooseLinkAction('Regenerar')
  await colleague.delete('/v1/clients/{id}/public-link', { path: { id: ian } })
  await dialogButton('Regenerar enlace').click()
  await expect.element(page.getByText('Todavía no tiene enlace.', { exact: false })).toBeVisible()
  expect(await readLink()).toBeUndefined()
})

test.for([1280, 390])('revoking asks for confirmation and ends the link; then another can be created (%s px wide)', async (width) => {
  let url = ''
  const prepare = async () => {
    url = await createLinkAsColleague()
  }
  await openIan({ prepare, width })
  await chooseLinkAction('Revocar')
  await dialogButton('Revocar enlace').click()
  await expect.element(page.getByText('Enlace revocado: Ian Vargas Soto')).toBeVisible()
  expect(await getPublicStatus(url)).toBe(404)
  await createButton().click()
  await dialogButton('Crear enlace').click()
  await expect.element(linkSection()).toMatchTextContent(/Activo/)
  expect((await readLink())?.url).not.toBe(url)
})
