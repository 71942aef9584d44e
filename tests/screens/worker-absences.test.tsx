import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { setClinicTime, workers } from './agenda.ts'
import { colleague } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'

const section = () => page.getByRole('region', { name: 'Ausencias', exact: true })
const item = (text: RegExp) => section().getByRole('listitem').filter({ hasText: text })
const dialog = () => page.getByRole('dialog')
const list = async () => {
  const absences = await colleague.get('/v1/absences', { query: { from: '2026-11-01', to: '2026-12-31', workerId: workers.ana } })
  return absences.map(({ fromDate, toDate, reason }) => [fromDate, toDate, reason])
}
const absence = (fromDate: string, toDate: string, reason: string) =>
  colleague.post('/v1/absences', { body: { workerId: workers.ana, fromDate, toDate, reason } })

/** Opens Ana's page on the Tuesday of the examples. */
const visit = (options: MountOptions = {}) => {
  setClinicTime('2026-11-24', '10:40')
  return mount(paths.worker(workers.ana), { usesRealServer: true, ...options })
}

async function choose(text: RegExp, action: string) {
  await item(text)
    .getByRole('button', { name: /^Acciones de la ausencia/ })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('an absence is added on the page, where the sessions that it touches are linked', async () => {
  await visit()
  await expect.element(section()).toMatchTextContent(/Ninguna desde hoy\./)
  await section().getByRole('button', { name: 'Añadir ausencia' }).click()
  await dialog().getByLabelText('Días').fill('25/11 – 30/11')
  await dialog().getByLabelText('Motivo').fill('Vacaciones')
  await dialog().getByRole('button', { name: 'Añadir ausencia' }).click()
  await expect.element(page.getByText(/^Ausencia guardada: del 25 al 30 de noviembre/)).toBeVisible()
  await expect.element(item(/Del 25 al 30 de noviembreVacaciones/)).toBeVisible()
  await expect
    .element(item(/Vacaciones/).getByRole('link', { name: /por resolver$/ }))
    .toHaveAttribute('href', paths.unsettled({ from: '2026-11-25', to: '2026-11-30', worker: workers.ana }))
  expect(await list()).toEqual([['2026-11-25', '2026-11-30', 'Vacaciones']])
})

test('an absence ends early: the worker is back tomorrow, or today', async () => {
  await visit({ prepare: () => absence('2026-11-20', '2026-12-04', 'Licencia') })
  await choose(/Licencia/, 'Vuelve mañana')
  await expect.element(page.getByText('Ausencia terminada: del 20 al 24 de noviembre')).toBeVisible()
  expect(await list()).toEqual([['2026-11-20', '2026-11-24', 'Licencia']])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(item(/Del 20 de noviembre al 4 de diciembre/)).toBeVisible()
  await choose(/Licencia/, 'Vuelve hoy')
  await expect.poll(list).toEqual([['2026-11-20', '2026-11-23', 'Licencia']])
  await expect.element(section()).toMatchTextContent(/Ninguna desde hoy\./)
})

test('an absence that begins today and would have no day left is deleted', async () => {
  await visit({ prepare: () => absence('2026-11-24', '2026-11-25', 'Enferma') })
  await choose(/Enferma/, 'Vuelve hoy')
  await expect.poll(list).toEqual([])
})

test('an absence is edited, and deleted with a way back', async () => {
  await visit({ prepare: () => absence('2026-12-01', '2026-12-02', 'Curso') })
  await choose(/Curso/, 'Editar')
  await dialog().getByLabelText('Motivo').fill('Capacitación')
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(item(/Capacitación/)).toBeVisible()
  await choose(/Capacitación/, 'Eliminar')
  await expect.element(item(/Capacitación/)).not.toBeInTheDocument()
  expect(await list()).toEqual([])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(item(/Capacitación/)).toBeVisible()
  expect(await list()).toEqual([['2026-12-01', '2026-12-02', 'Capacitación']])
})

test('what a colleague has changed since the form opened is not overwritten', async () => {
  await visit({ prepare: () => absence('2026-12-01', '2026-12-02', 'Curso') })
  await choose(/Curso/, 'Editar')
  await dialog().getByLabelText('Motivo').fill('Otro')
  const [saved] = await colleague.get('/v1/absences', { query: { from: '2026-12-01', to: '2026-12-02' } })
  const body = { fromDate: '2026-12-01', toDate: '2026-12-03', reason: 'Curso largo' }
  await colleague.put('/v1/absences/{id}', { path: { id: saved!.id }, body })
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(dialog().getByRole('alert')).toBeVisible()
  expect(await list()).toEqual([['2026-12-01', '2026-12-03', 'Curso largo']])
})

test('a therapist sees their own absences without buttons', async () => {
  await visit({ usesRealServer: false, answers: { 'get /v1/auth/is_logged_in': 'example=therapist' } })
  await expect.element(section()).toBeVisible()
  expect(section().getByRole('button').query()).toBeNull()
})
