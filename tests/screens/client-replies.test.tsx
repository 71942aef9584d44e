import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, chip, clients, getWeekUrl, setClinicTime, workers } from './agenda.ts'
import { addAbsence, bookAsColleague, colleague, listSessionsOf, registerLuz } from './colleague.ts'
import { openTuesday, section } from './home.ts'
import { mount } from './mount.tsx'
import { createUserOf, signInPage } from './own-sign-in.ts'

const friday = '2026-11-27'

/** Registers Luz, who replies by her link that she does not come on Friday at eight. */
const decline = async () => {
  const luz = await registerLuz()
  const id = await bookAsColleague({ clientId: luz, workerId: workers.elena, sessionDate: friday, time: 480, state: 'confirmed' })
  const url = await colleague.get('/v1/clients/public-link/generate')
  const body = { clientId: luz, url, scheduleId: childTherapy, workerIds: [workers.elena] }
  await colleague.post('/v1/clients/public-link', { body })
  const reply = { sessionDate: friday, reply: 'declined' as const }
  await colleague.post('/v1/clients/public-link/{url}/sessions/{id}/reply', { path: { url, id }, body: reply })
}

const readStates = async () => {
  const [luz] = await colleague.get('/v1/clients', { query: { search: 'Luz Paz' } })
  return (await listSessionsOf(luz!.id)).map(({ state, clientReply }) => [state, clientReply])
}

const declined = () => section('1 avisa que no viene')
const dialog = () => page.getByRole('dialog')

test('Inicio says who replied not to come, leads to the card of the session, and loses the line when it is postponed', async () => {
  const { router } = await openTuesday({ prepare: decline })
  await expect.element(declined()).toMatchTextContent(/Luz Paz.*27 nov.*08:00, con Elena Quispe/)
  await declined().getByRole('link', { name: 'Luz Paz' }).click()
  await expect.element(dialog()).toMatchTextContent(/Avisa que no viene/)
  await router.navigate(paths.admin())
  await declined().getByRole('button', { name: 'Aplazar la sesión de Luz Paz' }).click()
  await expect.element(declined()).not.toBeInTheDocument()
  await expect.poll(readStates).toEqual([['postponed', 'declined']])
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(declined()).toBeVisible()
})

test('of an absence, what the client declined is to be postponed, and goes to nobody else', async () => {
  const prepare = async () => {
    await decline()
    await addAbsence({ workerId: workers.elena, fromDate: friday, toDate: friday })
  }
  const { router } = await openTuesday({ prepare })
  await router.navigate(paths.unsettled({ from: friday, to: friday }))
  const row = page.getByRole('listitem').filter({ hasText: 'Luz Paz' })
  await expect.element(row).toMatchTextContent(/Avisa que no viene/)
  await expect.element(row.getByRole('radio', { name: 'Aplazar' })).toBeChecked()
  await page.getByRole('button', { name: /^Aplicar/ }).click()
  await expect.poll(readStates).toEqual([['postponed', 'declined']])
})

test('on a phone Inicio says above the day how many do not come and what is to be settled, and leads there', async () => {
  const prepare = async () => {
    await decline()
    await addAbsence({ workerId: workers.elena, fromDate: friday, toDate: friday })
  }
  const { url, router } = await openTuesday({ prepare, width: 390 })
  const link = page.getByRole('link', { name: '1 avisa que no viene' })
  await expect.element(link).toBeInViewport({ ratio: 1 })
  await page.viewport(1280, 800)
  await expect.element(declined()).toBeVisible()
  expect(link.query()).toBeNull()
  await page.viewport(390, 844)
  await link.click()
  await expect.poll(url).toBe(paths.toRebook())
  await router.navigate(paths.admin())
  const unsettled = page.getByRole('link', { name: /^\d+ sesi(ón|ones) por resolver$/ }).first()
  await expect.element(unsettled).toBeInViewport({ ratio: 1 })
  await unsettled.click()
  await expect.poll(url).toBe(paths.unsettled())
})

test('Ctrl+Z on Inicio takes the answer to a client who does not come back', async () => {
  await openTuesday({ prepare: decline })
  await declined().getByRole('button', { name: 'Cancelar la sesión de Luz Paz' }).click()
  await expect.element(declined()).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(declined()).toBeVisible()
})

test('the chip of a session and its tooltip say that the client does not come', async () => {
  await openTuesday({ url: getWeekUrl(), prepare: decline })
  const luz = chip(/^Luz P\. con Elena.*, confirmada, avisa que no viene/)
  await expect.element(luz).toHaveAttribute('title', expect.stringMatching(/avisa que no viene/))
})

test("the client's page says that the client does not come", async () => {
  const { router } = await openTuesday({ prepare: decline })
  const [luz] = await colleague.get('/v1/clients', { query: { search: 'Luz Paz' } })
  await router.navigate(paths.client(luz!.id))
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Confirmada' })).toMatchTextContent(/Avisa que no viene/)
  await expect.element(section('Próxima sesión')).toMatchTextContent(/viernes 27.*Avisa que no viene/i)
})

test('a therapist reads on the card of the next session that the client does not come', async () => {
  const prepare = async () => {
    await decline()
    await signInPage(await createUserOf({ workerId: workers.elena }, 'Terapeuta'))
  }
  setClinicTime('2026-11-26', '20:00')
  await mount(paths.mySessions(), { usesRealServer: true, prepare })
  await expect.element(section('Próxima sesión')).toMatchTextContent(/Luz Paz Ríos.*Avisa que no viene/)
})

test('one press on the card cancels the session of a client who does not come', async () => {
  await openTuesday({ url: getWeekUrl(), prepare: decline })
  await chip(/^Luz P\. con Elena/).click()
  await dialog().getByRole('button', { name: 'Cancelar la sesión' }).click()
  await expect.poll(readStates).toEqual([['canceled', 'declined']])
})

test('one press on the card says that the client comes after all, also of a confirmed session, and its history tells who replied', async () => {
  await openTuesday({ url: getWeekUrl(), prepare: decline })
  await chip(/^Luz P\. con Elena/).click()
  await dialog().getByText('Historial').click()
  const entries = dialog().getByRole('list', { name: 'Historial' }).getByRole('listitem')
  await expect.element(entries.first()).toMatchTextContent(/^Luz Paz Ríos avisó por el enlace que no viene/)
  await dialog().getByRole('button', { name: 'Sí viene' }).click()
  await expect.poll(readStates).toEqual([['confirmed', undefined]])
  await expect.element(chip(/^Luz P\. con Elena.*, confirmada(?!.*avisa)/)).toBeVisible()
})

test('"Por reprogramar" lists who does not come, and a canceled session goes on to be booked again', async () => {
  await openTuesday({ url: paths.toRebook(), prepare: decline })
  await expect.element(declined().getByRole('listitem')).toMatchTextContent(/Luz Paz/)
  await declined().getByRole('button', { name: 'Cancelar la sesión de Luz Paz' }).click()
  await expect.element(declined()).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Reservar para Luz Paz' })).toBeVisible()
})

test('"Por reprogramar" counts all its rows, and each group its own', async () => {
  const prepare = async () => {
    await decline()
    const clientId = clients.benjamin
    await bookAsColleague({ clientId, workerId: workers.elena, sessionDate: '2026-12-03', time: 580, state: 'canceled' })
  }
  await openTuesday({ url: paths.toRebook(), prepare })
  const group = page.getByRole('region', { name: /^\d+ canceladas? o aplazadas?$/ })
  await expect.element(group).toBeVisible()
  const countRows = (list: typeof group) => list.getByRole('listitem').elements().length
  await expect.element(group.getByRole('heading')).toMatchTextContent(new RegExp(`^${countRows(group)} cancelada`))
  const total = countRows(group) + countRows(declined())
  await expect.element(page.getByText(`${total} sesiones`, { exact: true })).toBeVisible()
})
