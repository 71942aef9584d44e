import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, workers } from './agenda.ts'
import { colleague } from './colleague.ts'
import { additions } from './intercept-calls.ts'
import { mount } from './mount.tsx'
import { addWaitingEntry, afternoons, listWaitingNames, mountList, waitInOrder } from './waiting-entries.ts'

const list = () => page.getByRole('list', { name: 'Lista de espera' })
const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name })
const drawer = () => page.getByRole('dialog', { name: /lista de espera/ })
const sentenceField = () => drawer().getByRole('textbox', { name: 'Qué le conviene' })

test('those who wait are listed in order, with one sentence each, telephone and message', async () => {
  await mountList()
  await expect
    .element(row('Tomás Ortega'))
    .toMatchTextContent(
      /Cualquier tarde de martes o jueves, con Ana Torres o Jorge Bravo, hasta el 20 de diciembreSale del colegio a la 1:30\.Espera desde hoy/,
    )
  await expect.element(row('Zoe Campos')).toMatchTextContent(/Cualquier día y hora/)
  expect(
    list()
      .getByRole('listitem')
      .elements()
      .map((element) => element.querySelector('a')?.textContent),
  ).toEqual(['Tomás Ortega Ruiz', 'Zoe Campos Núñez'])
  await expect.element(row('Tomás Ortega').getByRole('link', { name: /^\d/ })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  await expect
    .element(row('Tomás Ortega').getByRole('link', { name: /WhatsApp/ }))
    .toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('le escribimos de Turnos por el lugar de Tomás en la lista de espera')),
    )
})

test('the filter by worker leaves those whom this worker suits', async () => {
  await mountList(paths.waitingList(), async () => {
    await waitInOrder()
    await addWaitingEntry({ clientId: clients.gael, workerIds: [workers.elena] })
  })
  await expect.element(row('Gael Espinoza')).toBeVisible()
  await page.getByRole('combobox', { name: 'Trabajador' }).click()
  await page.getByRole('option', { name: /^Ana Torres/ }).click()
  await expect.element(row('Gael Espinoza')).not.toBeInTheDocument()
  await expect.element(row('Tomás Ortega')).toBeVisible()
})

test('the workers to choose from are sorted by the name that is shown', async () => {
  await mountList(paths.waitingList({ record: 'new' }))
  await expect.element(drawer().getByRole('checkbox', { name: 'Ana Torres Medina' })).toBeVisible()
  const names = drawer()
    .getByRole('checkbox')
    .elements()
    .map((element) => (element as HTMLInputElement).labels![0]!.textContent)
  expect(names.length).toBeGreaterThan(3)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'es')))
})

test('an entry is made from the keyboard in three presses', async () => {
  const { url } = await mountList(paths.waitingList(), () => Promise.resolve())
  await page.getByRole('main').getByRole('link', { name: 'Añadir a la lista' }).first().click()
  await expect.element(drawer().getByRole('combobox', { name: 'Cliente' })).toHaveFocus()
  await userEvent.keyboard('Ian')
  await expect.element(page.getByRole('option', { name: /^Ian Vargas/ })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(sentenceField()).toHaveFocus()
  await userEvent.keyboard('tarde ma ju, con Ana o Jorge, hasta el 20/12')
  await expect
    .element(drawer())
    .toMatchTextContent(/Cualquier tarde de martes o jueves, con Ana Torres o Jorge Bravo, hasta el 20 de diciembre/)
  await userEvent.keyboard('{Enter}')
  await expect.element(row('Ian Vargas')).toMatchTextContent(/Cualquier tarde de martes o jueves, con Ana Torres o Jorge Bravo/)
  expect(url()).toBe(paths.waitingList())
  expect(await colleague.get('/v1/waiting-list')).toMatchObject([{ clientId: clients.ian, ...afternoons, toTime: null, scheduleId: null }])
})

test('someone who is not registered yet is registered in the form and waits', async () => {
  await mountList(paths.waitingList({ record: 'new' }), () => Promise.resolve())
  await drawer().getByRole('combobox', { name: 'Cliente' }).fill('Zulema Nueva')
  await page.getByRole('option', { name: 'Registrar a «Zulema Nueva»' }).click()
  await drawer().getByText('Femenino').click()
  await drawer().getByRole('button', { name: 'Registrar cliente' }).click()
  await expect.element(drawer().getByRole('combobox', { name: 'Cliente' })).toHaveValue('Zulema Nueva')
  await sentenceField().fill('tarde')
  await drawer().getByRole('button', { name: 'Añadir a la lista' }).click()
  await expect.element(row('Zulema Nueva')).toMatchTextContent(/Cualquier tarde/)
})

test('the buttons and the sentence follow each other', async () => {
  await mountList(paths.waitingList({ record: 'new' }))
  await drawer().getByRole('button', { name: 'lunes' }).click()
  await drawer().getByText('Mañana', { exact: true }).click()
  await expect.element(sentenceField()).toHaveValue('Cualquier mañana de lunes')
  await sentenceField().fill('miércoles desde las 16 urgente')
  await expect.element(drawer().getByRole('button', { name: 'miércoles' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(drawer().getByRole('button', { name: 'lunes' })).toHaveAttribute('aria-pressed', 'false')
  await expect.element(drawer().getByRole('textbox', { name: 'Desde las' })).toHaveValue('16:00')
  await expect.element(drawer()).toMatchTextContent(/No se entendió: urgente\. Se guarda: Cualquier miércoles desde las 16:00/)
})

test('the days are seven buttons in one line, with their whole names for screen readers', async () => {
  await mountList(paths.waitingList({ record: 'new' }))
  const days = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
  const buttons = days.map((name) => drawer().getByRole('button', { name, exact: true }))
  await expect.element(buttons[6]!).toBeVisible()
  expect(new Set(buttons.map((button) => button.element().getBoundingClientRect().top)).size).toBe(1)
})

test('an entry is changed, and keeps its place', async () => {
  await mountList()
  await row('Tomás Ortega')
    .getByRole('button', { name: /^Acciones/ })
    .click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await expect
    .element(sentenceField())
    .toHaveValue('Cualquier tarde de martes o jueves, con Ana Torres o Jorge Bravo, hasta el 20 de diciembre')
  await drawer().getByRole('button', { name: 'jueves' }).click()
  await drawer().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(row('Tomás Ortega')).toMatchTextContent(/Cualquier tarde de martes, con/)
  expect(await listWaitingNames()).toEqual(['Tomás', 'Zoe'])
})

test('an entry is deleted immediately, and undoing gives it its place back', async () => {
  await mountList()
  await row('Tomás Ortega')
    .getByRole('button', { name: /^Acciones/ })
    .click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect.element(page.getByText(/^Fuera de la lista de espera: Tomás Ortega/)).toBeVisible()
  expect(await listWaitingNames()).toEqual(['Zoe'])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(row('Tomás Ortega')).toBeVisible()
  expect(await listWaitingNames()).toEqual(['Tomás', 'Zoe'])
})

test('where nothing can be undone an entry is deleted once that is confirmed, because its place would not come back', async () => {
  await mountList(paths.waitingList(), undefined, { lacking: ['undoChange'] })
  await row('Zoe Campos')
    .getByRole('button', { name: /^Acciones/ })
    .click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Quitar a Zoe Campos Núñez de la lista de espera?' })
  await expect.element(dialog).toMatchTextContent(/Pierde su lugar/)
  expect(await listWaitingNames()).toEqual(['Tomás', 'Zoe'])
  await dialog.getByRole('button', { name: 'Quitar de la lista' }).click()
  await expect.element(row('Zoe Campos')).not.toBeInTheDocument()
  await expect.element(page.getByText('Fuera de la lista de espera: Zoe Campos Núñez')).toBeVisible()
  expect(await listWaitingNames()).toEqual(['Tomás'])
  expect(page.getByRole('button', { name: 'Deshacer' }).query()).toBeNull()
})

test('an empty list says what it is for', async () => {
  await mountList(paths.waitingList(), () => Promise.resolve())
  await expect.element(page.getByRole('heading', { name: 'Nadie está en lista de espera' })).toBeVisible()
})

test("the client's page lists the client's entries, and adds one", async () => {
  await mountList(paths.client(clients.tomas))
  const section = page.getByRole('region', { name: 'Lista de espera' })
  await expect.element(section).toMatchTextContent(/Cualquier tarde de martes o jueves/)
  await section.getByRole('button', { name: /^Añadir/ }).click()
  await expect.element(sentenceField()).toHaveFocus()
  await userEvent.keyboard('sábado{Enter}')
  await expect.element(section).toMatchTextContent(/Cualquier sábado/)
})

test('on a server without the waiting list nothing shows it', async () => {
  const lacking = additions.filter((id) => id.includes('Waiting'))
  const { calls } = await mount(paths.client(clients.tomas), { lacking })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Tomás Ortega Ruiz' })).toBeVisible()
  await expect.element(page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Sesiones' })).toBeVisible()
  expect(page.getByText('Lista de espera').elements()).toEqual([])
  expect(calls.filter(({ call }) => call.includes('waiting'))).toEqual([])
})
