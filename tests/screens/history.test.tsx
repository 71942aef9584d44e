import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { parseTimeOfDay } from '#domain/clock.ts'
import { paths } from '#web/navigation/paths.ts'
import { cell, clients, getWeekUrl, morning, workers } from './agenda.ts'
import { bookAsColleague, changeClient, colleague } from './colleague.ts'
import { mount } from './mount.tsx'

const booking = {
  clientId: clients.zoe,
  workerId: workers.elena,
  sessionDate: '2026-11-26',
  time: parseTimeOfDay('08:00'),
  note: 'Con la abuela',
}

test('the card of a session tells who changed it last, and all changes once its history is opened', async () => {
  const prepare = async () => {
    const id = await bookAsColleague(booking)
    const { sessionDate, time, ...rest } = booking
    await colleague.put('/v1/sessions/{id}', {
      path: { id },
      body: { ...rest, turnId: morning, day: 4, sessionDate, time: parseTimeOfDay('08:50') },
    })
  }
  const { calls } = await mount(getWeekUrl(), { usesRealServer: true, prepare })
  const listLimits = () => [
    ...new Set(calls.filter(({ call }) => call === 'get /v1/changes').map(({ query }) => new URLSearchParams(query).get('limit'))),
  ]
  await cell('jueves 26 de noviembre, 08:50').getByRole('button').click()
  await expect.element(page.getByRole('dialog', { name: /Zoe Campos/ })).toMatchTextContent(/Historial.*admin, hace un momento/)
  expect(listLimits()).toEqual(['1'])
  await page.getByText('Historial').click()
  const entries = page.getByRole('list', { name: 'Historial' }).getByRole('listitem')
  await expect.element(entries.first()).toMatchTextContent(/^admin movió de jue 26 nov 08:00 a jue 26 nov 08:50, hace/)
  await expect.element(entries.nth(1)).toMatchTextContent(/^admin reservó jue 26 nov 08:00, hace/)
  expect(listLimits()).toEqual(['1', '200'])
})

test('the card of a session that a date of a series was moved to says from where', async () => {
  const standing = { clientId: clients.zoe, workerId: workers.elena, turnId: morning }
  const prepare = async () => {
    await colleague.post('/v1/sessions', { body: { ...standing, day: 4, time: parseTimeOfDay('08:00'), startsOn: '2026-11-26' } })
    const occurrence = { ...standing, day: 4, time: parseTimeOfDay('08:00'), sessionDate: '2026-11-26', state: 'postponed' as const }
    const moved = { ...standing, day: 4, time: parseTimeOfDay('08:50'), sessionDate: '2026-11-26' }
    await colleague.post('/v1/sessions/changes', { body: { steps: [{ create: occurrence }, { create: moved }] } })
  }
  await mount(getWeekUrl(), { usesRealServer: true, prepare })
  await cell('jueves 26 de noviembre, 08:50').getByRole('button').click()
  await page.getByText('Historial').click()
  const entries = page.getByRole('list', { name: 'Historial' }).getByRole('listitem')
  await expect.element(entries).toMatchTextContent(/^admin movió de jue 26 nov 08:00 a jue 26 nov 08:50, hace/)
})

test("the client's page shows the newest changes of the client and leads to all of them", async () => {
  const prepare = async () => {
    for (const phone of ['911111111', '922222222', '933333333', '944444444', '955555555']) await changeClient(clients.zoe, { phone })
    await bookAsColleague(booking)
  }
  await mount(paths.client(clients.zoe), { usesRealServer: true, prepare })
  const section = page.getByRole('region', { name: 'Actividad' })
  await expect.element(section.getByRole('listitem').first()).toMatchTextContent(/admin reservó jue 26 nov/)
  await expect.element(section.getByText(/teléfono \(antes 944 ?444 ?444, ahora 955 ?555 ?555\)/)).toBeVisible()
  await section.getByRole('link', { name: 'Ver toda' }).click()
  await expect.element(page.getByRole('heading', { name: 'Actividad', level: 1 })).toBeVisible()
  await expect.element(page.getByRole('main')).toMatchTextContent(/Zoe Campos/)
})

test("the client's page shows a change that was just saved there", async () => {
  await mount(paths.client(clients.zoe), { usesRealServer: true })
  await page.getByRole('button', { name: 'Editar' }).click()
  const form = page.getByRole('dialog', { name: 'Editar cliente' })
  await form.getByRole('textbox', { name: /^Nota/ }).fill('Prefiere la tarde')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByRole('region', { name: 'Actividad' })).toMatchTextContent(/admin cambió el cliente Zoe Campos Núñez: nota/)
})
