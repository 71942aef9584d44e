import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, keepOnlyAccess } from './agenda.ts'
import { mount } from './mount.tsx'
import { createLinkAsColleague, dialog, openIan } from './public-link.ts'

test.for([
  { linked: [], question: 'También se eliminan sus turnos.' },
  { linked: [clients.ian], question: 'También se eliminan sus turnos y el enlace público de 1 cliente.' },
  { linked: [clients.ian, clients.gael], question: 'También se eliminan sus turnos y los enlaces públicos de 2 clientes.' },
])('the question before a schedule is deleted counts its links ($linked.length)', async ({ linked, question }) => {
  const prepare = async () => {
    for (const client of linked) await createLinkAsColleague(client)
  }
  await mount(paths.schedules(), { usesRealServer: true, prepare })
  await page.getByRole('button', { name: 'Acciones de Terapia infantil' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect.element(dialog()).toMatchTextContent(new RegExp(question.replace('.', '\\.')))
})

test('without access to links the question only names them', async () => {
  const { alter, calls } = await mount(paths.schedules())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('schedules.mix', 'clients.read'))
  await page.getByRole('button', { name: 'Acciones de Terapia infantil' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect.element(dialog()).toMatchTextContent(/También se eliminan sus turnos y los enlaces públicos que lo muestran\./)
  expect(calls.filter(({ call }) => call === 'get /v1/clients')).toEqual([])
})

test('deleting a client says that the link ends too', async () => {
  await openIan({ prepare: () => createLinkAsColleague() })
  await page.getByRole('button', { name: 'Acciones de Ian Vargas Soto' }).click()
  await page.getByRole('menuitem', { name: 'Eliminar' }).click()
  await expect.element(dialog()).toMatchTextContent(/También se elimina su enlace público\./)
})
