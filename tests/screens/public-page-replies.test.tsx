import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, clients, sessions, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { colleague, readSession } from './colleague.ts'
import { type MountOptions, mount } from './mount.tsx'
import { alterView, headline, openPage, showWindow } from './public-page.ts'

/** Opens the page of Valentina on the real server, on the day before her session on Tuesday at eight. */
async function openOwnPage(options: MountOptions = {}) {
  setClinicTime('2026-11-23', '10:00')
  let url = ''
  const prepare = async () => {
    url = await colleague.get('/v1/clients/public-link/generate')
    const body = { clientId: clients.valentina, url, scheduleId: childTherapy, workerIds: [workers.ana] }
    const { publicLink } = await colleague.get('/v1/clients/{id}', { path: { id: clients.valentina } })
    if (publicLink === null) await colleague.post('/v1/clients/public-link', { body })
    else url = publicLink
  }
  await mount(paths.login(), { usesRealServer: true, prepare })
  return mount(paths.publicPage(url), { usesRealServer: true, keepsDrafts: true, ...options })
}

const answer = (name: RegExp) => page.getByRole('group', { name })
const tomorrow = () => answer(/^Respuesta para mañana a las 8:00$/)

test('one press confirms a session, the next one takes it back, and opening the page changes nothing', async () => {
  const { calls } = await openOwnPage({ width: 390 })
  await expect.element(headline()).toMatchTextContent(/mañana a las 8:00$/)
  expect(calls.every(({ call }) => call.startsWith('get '))).toBe(true)
  const before = await readSession(sessions.valentina)
  expect(before.clientReply).toBeUndefined()
  await tomorrow().getByRole('button', { name: 'No podré ir' }).click()
  await expect.element(tomorrow()).toMatchTextContent(/Usted avisó que no podrá ir/)
  await expect.element(tomorrow().getByRole('button', { name: 'Deshacer' })).toHaveFocus()
  expect(await readSession(sessions.valentina)).toMatchObject({ clientReply: 'declined', state: before.state })
  await tomorrow().getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(tomorrow().getByRole('button', { name: 'Confirmo que voy' })).toBeVisible()
  expect((await readSession(sessions.valentina)).clientReply).toBeUndefined()
  await tomorrow().getByRole('button', { name: 'Confirmo que voy' }).click()
  await expect.element(tomorrow()).toMatchTextContent(/Usted confirmó que va\./)
  expect(await readSession(sessions.valentina)).toMatchObject({ clientReply: 'confirmed', state: 'confirmed' })
})

test('the answer is the only filled button until it is given, and afterwards the calendar is', async () => {
  await openOwnPage()
  const listFilled = () =>
    page
      .getByRole('button')
      .elements()
      .filter((button) => button.getAttribute('data-variant') === 'filled')
      .map((button) => button.textContent)
  await expect.element(tomorrow()).toBeVisible()
  expect(listFilled()).toEqual(['Confirmo que voy'])
  await tomorrow().getByRole('button', { name: 'Confirmo que voy' }).click()
  await expect.poll(listFilled).toEqual(['Agregar a mi calendario'])
})

test('each upcoming session has buttons that a thumb hits, and one that began or is canceled has none', async () => {
  const mounted = await openPage({ width: 390, at: ['2026-11-24', '08:10'] })
  await expect.element(answer(/^Respuesta para el jueves 26 de noviembre a las 15:20$/)).toBeVisible()
  for (const button of page.getByRole('button', { name: /^(Confirmo que voy|No podré ir)$/ }).elements())
    expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(page.getByRole('group', { name: /^Respuesta para/ }).elements()).toHaveLength(2)
  expect(await findSeriousViolations()).toEqual([])
  await alterView(mounted, (body) => ({
    ...body,
    sessions: body.sessions.map((session) => (session.is_assigned && session.time === 920 ? { ...session, state: 'canceled' } : session)),
  }))
  await expect.poll(() => page.getByRole('group', { name: /^Respuesta para/ }).elements().length).toBe(1)
})

test('where the clinic takes no replies, and on a server without them, the page only shows', async () => {
  const mounted = await openPage()
  await expect.element(page.getByRole('button', { name: 'No podré ir' }).first()).toBeVisible()
  await alterView(mounted, (body) => ({ ...body, takes_replies: false }))
  await expect.element(page.getByRole('button', { name: 'No podré ir' })).not.toBeInTheDocument()
  await openPage({ additions: false })
  await expect.element(headline()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'No podré ir' })).not.toBeInTheDocument()
})

test('a refused answer says why and whom to call, and the page can be used on', async () => {
  const reply = 'post /v1/clients/public-link/{url}/sessions/{id}/reply'
  const { prefer } = await openPage({ answers: { [reply]: 'code=409' } })
  const today = answer(/^Respuesta para hoy a las 8:00$/)
  await today.getByRole('button', { name: 'No podré ir' }).click()
  await expect
    .element(today.getByRole('alert'))
    .toMatchTextContent(/^No se guardó su respuesta\. La sesión ya empezó\. .*: \(01\) 445-1234\.$/)
  prefer(reply, 'no answer')
  await today.getByRole('button', { name: 'Confirmo que voy' }).click()
  await expect.element(today.getByRole('alert')).toMatchTextContent(/^No se guardó su respuesta\. El servidor no respondió/)
  showWindow()
  await expect.element(today.getByRole('button', { name: 'Confirmo que voy' })).toBeVisible()
})
