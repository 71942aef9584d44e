import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, evaluations, workers } from './agenda.ts'
import { bookAsColleague, colleague, deleteSessions, registerLuz, registerWorkers } from './colleague.ts'
import {
  changeLinkAsColleague,
  chooseLinkAction,
  createButton,
  createLinkAsColleague,
  dialog,
  dialogButton,
  diego,
  getPublicStatus,
  ian,
  linkSection,
  openIan,
  readLink,
  workerBox,
} from './public-link.ts'

const schedule = () => dialog().getByRole('combobox', { name: 'Horario' })

async function chooseSchedule(name: string) {
  await schedule().click()
  await page.getByRole('option', { name }).click()
}

const listSelectedWorkers = () =>
  dialog()
    .getByRole('checkbox', { checked: true })
    .elements()
    .map((element) => (element as HTMLInputElement).labels?.[0]?.textContent)

test('one click and Enter create a link with the schedule and workers of the sessions', async () => {
  await openIan()
  await createButton().click()
  await expect.element(schedule()).toHaveValue('Terapia infantil')
  await expect.poll(listSelectedWorkers).toEqual(['Ana Torres Medina con sesiones', 'Diego Paredes Luna con sesiones'])
  await expect.element(workerBox('Ana Torres')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(linkSection()).toMatchTextContent(/Activo.*Muestra Terapia infantil, con:Diego ParedesAna Torres/)
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(linkSection().getByRole('button', { name: 'Copiar' })).toHaveFocus()
  const link = await readLink()
  expect(link).toMatchObject({ scheduleId: childTherapy, clientId: ian })
  expect(link?.workerIds.toSorted()).toEqual([workers.ana, diego])
  expect(await getPublicStatus(link?.url ?? '')).toBe(200)
})

test('the list of clients shows a new link without being loaded again', async () => {
  const { router } = await openIan({ record: 'link' })
  await dialogButton('Crear enlace').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await router.navigate(paths.clients())
  await expect.element(page.getByRole('row', { name: /^Vargas Soto, Ian/ })).toMatchTextContent(/Activo/)
})

test('without sessions nothing is suggested where there are two schedules, and the form says what is missing', async () => {
  let luz = ''
  const prepare = async () => {
    luz = await registerLuz()
  }
  const { router } = await openIan({ prepare })
  await router.navigate(paths.client(luz, { record: 'link' }))
  await expect.element(schedule()).toHaveFocus()
  await dialogButton('Crear enlace').click()
  await expect.element(schedule()).toHaveAccessibleDescription('Complete este dato')
  await expect.element(dialog().getByRole('group', { name: 'Trabajadores' })).toHaveAccessibleDescription('Elija al menos una opción')
  await chooseSchedule('Valoraciones')
  await workerBox('Carmen').click()
  await dialogButton('Crear enlace').click()
  await expect.element(linkSection()).toMatchTextContent(/Muestra Valoraciones, con:Carmen/)
  expect(await readLink(luz)).toMatchObject({ scheduleId: evaluations, workerIds: [workers.carmen] })
})

test('the only schedule is chosen also for a client without sessions', async () => {
  let luz = ''
  const prepare = async () => {
    luz = await registerLuz()
    await deleteSessions({})
    await colleague.delete('/v1/schedules/{id}', { path: { id: evaluations } })
  }
  const { router } = await openIan({ prepare })
  await router.navigate(paths.client(luz, { record: 'link' }))
  await expect.element(schedule()).toHaveValue('Terapia infantil')
  expect(listSelectedWorkers()).toEqual([])
})

test('choosing another schedule suggests its workers until the user has chosen workers', async () => {
  const prepare = async () => {
    const { turns } = await colleague.get('/v1/schedules/{id}', { path: { id: evaluations } })
    const turn = turns[0]!
    await bookAsColleague({ clientId: ian, workerId: workers.carmen, turnId: turn.id, time: turn.startTime, sessionDate: '2026-12-05' })
  }
  await openIan({ prepare, record: 'link' })
  await expect.element(schedule()).toHaveValue('Terapia infantil')
  await chooseSchedule('Valoraciones')
  await expect.poll(listSelectedWorkers).toEqual([expect.stringContaining('Carmen')])
  await workerBox('Jorge').click()
  await chooseSchedule('Terapia infantil')
  expect(listSelectedWorkers()).toHaveLength(2)
})

test.each([
  ['a phone', { width: 390 }],
  ['a desktop', {}],
])('on %s what is wrong with a long list is in sight', async (_device, size) => {
  await openIan({ record: 'link', prepare: () => registerWorkers(9), ...size })
  await workerBox('Ana').click()
  await workerBox('Diego').click()
  await dialogButton('Crear enlace').click()
  const message = page.getByText('Elija al menos una opción').element()
  const search = dialog().getByRole('textbox', { name: 'Buscar trabajador' }).element()
  // The buttons stay above what scrolls under them.
  const bottom = () => dialogButton('Crear enlace').element().getBoundingClientRect().top
  await expect.poll(() => message.getBoundingClientRect().bottom < bottom() && message.getBoundingClientRect().top > 56).toBe(true)
  expect(message.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

test('among many workers, Enter in the search selects the best match and keeps the form open', async () => {
  await openIan({ record: 'link', prepare: () => registerWorkers(6) })
  await dialog().getByRole('textbox', { name: 'Buscar trabajador' }).fill('jor')
  await userEvent.keyboard('{Enter}')
  await expect.element(workerBox('Jorge')).toBeChecked()
  await expect.element(dialog().getByRole('textbox', { name: 'Buscar trabajador' })).toHaveValue('')
  expect(await readLink()).toBeUndefined()
})

test('when a colleague created a link meanwhile, the form says so and the page shows that link', async () => {
  await openIan({ record: 'link' })
  await expect.element(schedule()).toHaveValue('Terapia infantil')
  const url = await createLinkAsColleague()
  await dialogButton('Crear enlace').click()
  await expect.element(dialog().getByRole('alert')).toMatchTextContent(/Este cliente ya tiene un enlace público\./)
  await dialogButton('Cancelar').click()
  await expect.element(linkSection()).toMatchTextContent(new RegExp(`Muestra Terapia infantil, con:Jorge Bravo.*${url}`))
  expect((await readLink())?.url).toBe(url)
})

test('schedule and workers of a link are changed, and its address stays', async () => {
  let url = ''
  const prepare = async () => {
    url = await createLinkAsColleague()
  }
  await openIan({ prepare })
  await chooseLinkAction('Cambiar')
  await expect.poll(listSelectedWorkers).toEqual([expect.stringContaining('Jorge')])
  await workerBox('Ana Torres').click()
  await dialogButton('Guardar').click()
  await expect.element(linkSection()).toMatchTextContent(/con:Jorge BravoAna Torres/)
  expect(await readLink()).toMatchObject({ url, workerIds: [workers.ana, workers.jorge] })
})

test('a colleague’s change is shown field by field, and the address that the colleague gave the link stays', async () => {
  await openIan({ prepare: () => createLinkAsColleague(), record: 'link' })
  await expect.element(workerBox('Jorge')).toBeChecked()
  const url = await colleague.get('/v1/clients/public-link/generate')
  await changeLinkAsColleague({ url, workerIds: [workers.carmen] })
  await workerBox('Ana Torres').click()
  await dialogButton('Guardar').click()
  const panel = dialog().getByRole('region', { name: 'Otra persona guardó cambios mientras tanto' })
  await panel.getByRole('radio', { name: /^Usted/ }).click()
  await dialogButton('Guardar').click()
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(await readLink()).toMatchObject({ url, workerIds: [workers.ana, workers.jorge] })
})

test('closing the form asks before a choice is lost', async () => {
  const { url } = await openIan({ record: 'link' })
  await workerBox('Jorge').click()
  await dialogButton('Cancelar').click()
  await page.getByRole('dialog', { name: '¿Salir sin guardar?' }).getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.poll(url).toBe(paths.client(ian))
  expect(await readLink()).toBeUndefined()
})
