import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, clients, sessions, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { bookAsColleague, colleague, moveAsColleague, readSession } from './colleague.ts'
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
const alert = () => page.getByRole('alert')
const retry = () => page.getByRole('button', { name: 'Intentar de nuevo' })
const row = (text: string) => page.getByRole('listitem').filter({ hasText: text })
const thursday = () => answer(/^Respuesta para el jueves 26 de noviembre a las 8:50$/)
const tomorrow = () => answer(/^Respuesta para mañana a las 8:00$/)

test('one press confirms a session, the next one takes it back, and opening the page changes nothing', async () => {
  const { calls } = await openOwnPage({ width: 390 })
  await expect.element(headline()).toMatchTextContent(/mañana a las 8:00$/)
  expect(calls.every(({ call }) => call.startsWith('get '))).toBe(true)
  const before = await readSession(sessions.valentina)
  expect(before.clientReply).toBeUndefined()
  await tomorrow().getByRole('button', { name: 'No podré ir' }).click()
  // A client who declined is told so, and not when to come.
  await expect.element(headline()).toHaveTextContent('Usted avisó que no irá mañana a las 8:00')
  await expect.element(tomorrow()).toMatchTextContent(/^Usted avisó que no podrá ir\. Para buscar otra fecha, comuníquese con su centro/)
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
  await openPage({ lacking: ['replyToSession'] })
  await expect.element(headline()).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'No podré ir' })).not.toBeInTheDocument()
})

test('a refused answer says why and whom to call, and the page can be used on', async () => {
  const reply = 'post /v1/clients/public-link/{url}/sessions/{id}/reply'
  const { prefer } = await openPage({ answers: { [reply]: 'code=409' } })
  const today = answer(/^Respuesta para hoy a las 8:00$/)
  await today.getByRole('button', { name: 'No podré ir' }).click()
  await expect.element(alert()).toMatchTextContent(/^No se guardó su respuesta\. La sesión ya empezó\. .*: \(01\) 445-1234\.$/)
  prefer(reply, 'no answer')
  await today.getByRole('button', { name: 'Confirmo que voy' }).click()
  await expect.element(alert()).toMatchTextContent(/^Quizá no se guardó su respuesta\. El servidor no respondió/)
  showWindow()
  await expect.element(today.getByRole('button', { name: 'Confirmo que voy' })).toBeVisible()
})

const cancelAsColleague = (id: string) => colleague.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'canceled' } })
const bookThursday = () => bookAsColleague({ clientId: clients.valentina, workerId: workers.ana, sessionDate: '2026-11-26', time: 530 })

test('who confirms the next session after it was canceled reads so where the button was, and the page says the truth', async () => {
  await openOwnPage({ width: 390 })
  await expect.element(tomorrow()).toBeVisible()
  tomorrow().getByRole('button', { name: 'Confirmo que voy' }).element().scrollIntoView()
  await cancelAsColleague(sessions.valentina)
  await tomorrow().getByRole('button', { name: 'Confirmo que voy' }).click()
  await expect
    .element(alert())
    .toMatchTextContent(
      /^La sesión de mañana a las 8:00 ya no está programada, y su respuesta no se guardó\. Para saber más, llame a su centro/,
    )
  await expect.element(alert()).toBeInViewport()
  await expect.element(retry()).not.toBeInTheDocument()
  await expect.element(tomorrow()).not.toBeInTheDocument()
  await expect.element(headline()).toHaveTextContent('Su próxima sesión es el jueves 26 de noviembre a las 8:00')
  expect(await findSeriousViolations()).toEqual([])
})

test('who answers in the list about a session that is gone reads so in its row', async () => {
  await openOwnPage({ width: 390 })
  const id = await bookThursday()
  showWindow()
  await expect.element(thursday()).toBeVisible()
  await colleague.delete('/v1/sessions/{id}', { path: { id } })
  await thursday().getByRole('button', { name: 'No podré ir' }).click()
  await expect
    .element(row('Jueves 26 de noviembre').getByRole('alert'))
    .toMatchTextContent(/^La sesión del jueves 26 de noviembre a las 8:50 ya no está/)
  await expect.element(thursday()).not.toBeInTheDocument()
  await expect.element(tomorrow().getByRole('button', { name: 'No podré ir' })).toBeVisible()
})

test('who answers about a session that was moved meanwhile reads when it is now', async () => {
  await openOwnPage()
  await expect.element(tomorrow()).toBeVisible()
  await moveAsColleague(sessions.valentina, '2026-11-27')
  await tomorrow().getByRole('button', { name: 'Confirmo que voy' }).click()
  await expect
    .element(alert())
    .toMatchTextContent(/^La sesión de mañana a las 8:00 se cambió: ahora es el viernes 27 de noviembre a las 8:00\. Responda de nuevo/)
  await answer(/viernes 27 de noviembre a las 8:00$/)
    .getByRole('button', { name: 'Confirmo que voy' })
    .click()
  await expect.element(answer(/viernes 27/)).toMatchTextContent(/Usted confirmó que va/)
  await expect.element(alert()).not.toBeInTheDocument()
})

test('an answer that the network loses is sent again by one press, and one that arrived all the same shows as given', async () => {
  const reply = 'post /v1/clients/public-link/{url}/sessions/{id}/reply'
  const { prefer, loseAnswer } = await openOwnPage()
  prefer(reply, 'no answer')
  await tomorrow().getByRole('button', { name: 'No podré ir' }).click()
  await expect.element(alert()).toMatchTextContent(/no se guardó su respuesta\. El servidor no respondió/i)
  prefer(reply, '')
  await retry().click()
  await expect.element(tomorrow()).toMatchTextContent(/^Usted avisó que no podrá ir\. Para buscar otra fecha/)
  await expect.element(alert()).not.toBeInTheDocument()
  loseAnswer(reply)
  await tomorrow().getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(tomorrow().getByRole('button', { name: 'Confirmo que voy' })).toBeVisible()
  await expect.element(alert()).not.toBeInTheDocument()
})

test('after too many answers the client reads when to try again, and has a button for it', async () => {
  await openPage({ answers: { 'post /v1/clients/public-link/{url}/sessions/{id}/reply': 'code=429' } })
  await answer(/^Respuesta para hoy/)
    .getByRole('button', { name: 'No podré ir' })
    .click()
  await expect.element(alert()).toMatchTextContent(/^No se guardó su respuesta\. Demasiados intentos\. Inténtelo de nuevo en \d+/)
  await expect.element(retry()).toBeVisible()
})

test('the row of the next session says the answer that was given at the top', async () => {
  await openOwnPage()
  await tomorrow().getByRole('button', { name: 'Confirmo que voy' }).click()
  await expect.element(row('Mañana')).toMatchTextContent(/Usted confirmó que va\.$/)
  expect(row('Mañana').getByRole('button').elements()).toEqual([])
})

test('a canceled session that would come first is said above the next one', async () => {
  await openOwnPage({ width: 390 })
  await cancelAsColleague(sessions.valentina)
  showWindow()
  await expect.element(headline()).toHaveTextContent('Su próxima sesión es el jueves 26 de noviembre a las 8:00')
  await expect.element(page.getByText('Su sesión de mañana a las 8:00 se canceló.')).toBeVisible()
})
