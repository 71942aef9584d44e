import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { errorCode } from '#api/errors.ts'
import { paths } from '#web/navigation/paths.ts'
import { cell, chip, clients, getWeekUrl, sessions, setClinicTime } from './agenda.ts'
import { bookingForm, chooseClient, clientField, openThursdayForm } from './booking-form.ts'
import { colleague, listSessionsOf, readSession } from './colleague.ts'
import { failure, leaveSent, recover } from './late-answers.ts'
import { mount } from './mount.tsx'

/** Every change of sessions is sent by this call, which is repeated automatically three times. */
const changeCall = 'post /v1/sessions/changes'
const attempts = 4

/** The answer of a server on which an earlier attempt holds the key. */
function createBusyAnswer() {
  const error = { code: errorCode.conflict, message: 'Este cambio se está haciendo.', details: [] }
  return Response.json({ error, correlationId: 'en-curso' }, { status: 409, headers: { 'retry-after': '1' } })
}

const lost = /El servidor no respondió\./

async function book() {
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
}
const listBookings = async () =>
  (await listSessionsOf(clients.tomas)).filter(({ sessionDate, time }) => sessionDate === '2026-11-26' && time === 530)

test.for([
  { title: 'lost', replacement: undefined },
  { title: 'replaced by a gateway', replacement: new Response('<h1>Gateway Timeout</h1>', { status: 504 }) },
  { title: 'that another attempt is in progress', replacement: createBusyAnswer() },
])('a booking whose answer is $title is sent again automatically, and made once', async ({ replacement }) => {
  setClinicTime('2026-11-22', '10:00')
  const { loseAnswer } = await mount(getWeekUrl(), { usesRealServer: true })
  loseAnswer(changeCall, replacement && { replacement })
  await openThursdayForm()
  await book()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  await expect.element(bookingForm()).not.toBeInTheDocument()
  expect(await listBookings()).toHaveLength(1)
})

test('a booking is made once also where the browser stores nothing', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { loseAnswer } = await mount(getWeekUrl(), { usesRealServer: true })
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
  })
  onTestFinished(() => store.mockRestore())
  loseAnswer(changeCall)
  await openThursdayForm()
  await book()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  expect(await listBookings()).toHaveLength(1)
})

test.for(['in the open form', 'after the form was left', 'after a reload'])(
  'a booking that no attempt got an answer to is not claimed to be lost, and is made once when it is sent again %s',
  async (where) => {
    setClinicTime('2026-11-22', '10:00')
    const { loseAnswer, hold } = await mount(getWeekUrl(), { usesRealServer: true })
    loseAnswer(changeCall, { times: attempts })
    await openThursdayForm()
    const send = hold(changeCall)
    await book()
    if (where === 'after the form was left') await leaveSent(bookingForm())
    send()
    await expect.element(failure('Quizá no se pudo reservar'), { timeout: 20_000 }).toMatchTextContent(lost)
    if (where === 'after a reload') {
      window.dispatchEvent(new Event('pagehide'))
      await mount(getWeekUrl(), { usesRealServer: true, keepsDrafts: true })
    }
    if (where !== 'in the open form') {
      await cell('viernes 27 de noviembre, 08:50').click()
      await recover()
    }
    await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
    await bookingForm().getByRole('button', { name: 'Reservar' }).click()
    await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
    expect(await listBookings()).toHaveLength(1)
  },
)

test('a move whose answer is lost is made once, and so is its undo', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { loseAnswer } = await mount(getWeekUrl(), { usesRealServer: true })
  const zoe = chip(/^Zoe C. con Bruno/)
  await expect.element(zoe).toBeVisible()
  loseAnswer(changeCall)
  zoe.element().focus()
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await expect.element(page.getByText(/^Sesión movida: Zoe Campos/)).toBeVisible()
  expect(await readSession(sessions.zoe)).toMatchObject({ sessionDate: '2026-11-26' })
  loseAnswer('post /v1/changes/{id}/undo')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(/^Deshecho: «Sesión movida/)).toBeVisible()
  expect(await readSession(sessions.zoe)).toMatchObject({ sessionDate: '2026-11-25' })
})

test('a note whose answer is lost is saved once, without a conflict', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { loseAnswer } = await mount(getWeekUrl(), { usesRealServer: true })
  loseAnswer(changeCall)
  await chip(/^Zoe C. con Bruno/).click()
  await page.getByRole('button', { name: 'Añadir nota' }).click()
  await page.getByRole('textbox', { name: 'Nota' }).fill('Llega tarde')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText(/^Nota guardada: Zoe Campos/)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Nota' })).not.toBeInTheDocument()
  expect(await readSession(sessions.zoe)).toMatchObject({ note: 'Llega tarde' })
})

test('a client whose registration got no answer is registered once when the form is sent again', async () => {
  const { loseAnswer } = await mount(paths.clients({ record: 'new' }), { usesRealServer: true })
  loseAnswer('post /v1/clients')
  const form = page.getByRole('dialog', { name: 'Registrar cliente' })
  await form.getByLabelText('Nombres').fill('Luz')
  await form.getByLabelText('Apellido paterno').fill('Paz')
  await form.getByRole('combobox', { name: 'Género' }).click()
  await page.getByRole('option', { name: 'Femenino' }).click()
  await form.getByRole('button', { name: 'Registrar cliente' }).click()
  await expect.element(failure('Quizá no se pudo registrar')).toMatchTextContent(lost)
  await form.getByRole('button', { name: 'Registrar cliente' }).click()
  await expect.element(page.getByText(/^Cliente registrado: Luz Paz/)).toBeVisible()
  expect(await colleague.get('/v1/clients', { query: { search: 'Luz Paz' } })).toHaveLength(1)
})

test('a client whose registration got no answer, and then the answer of a busy server, is still registered once', async () => {
  const { loseAnswer } = await mount(paths.clients({ record: 'new' }), { usesRealServer: true })
  const form = page.getByRole('dialog', { name: 'Registrar cliente' })
  const save = form.getByRole('button', { name: 'Registrar cliente' })
  await form.getByLabelText('Nombres').fill('Luz')
  await form.getByLabelText('Apellido paterno').fill('Paz')
  await form.getByRole('combobox', { name: 'Género' }).click()
  await page.getByRole('option', { name: 'Femenino' }).click()
  loseAnswer('post /v1/clients')
  await save.click()
  await expect.element(failure('Quizá no se pudo registrar')).toMatchTextContent(lost)
  const error = { code: errorCode.internal, message: 'El servidor está ocupado.', details: [] }
  loseAnswer('post /v1/clients', { replacement: Response.json({ error, correlationId: 'ocupado' }, { status: 503 }) })
  await save.click()
  await expect.element(save).toBeEnabled()
  await save.click()
  await expect.element(page.getByText(/^Cliente registrado: Luz Paz/)).toBeVisible()
  expect(await colleague.get('/v1/clients', { query: { search: 'Luz Paz' } })).toHaveLength(1)
})

test('a booking that got no answer and was deleted since is made again when it is sent again', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { loseAnswer } = await mount(getWeekUrl(), { usesRealServer: true })
  loseAnswer(changeCall, { times: attempts })
  await openThursdayForm()
  await book()
  await expect.element(failure('Quizá no se pudo reservar'), { timeout: 20_000 }).toMatchTextContent(lost)
  const [booked] = await listBookings()
  await colleague.delete('/v1/sessions/{id}', { path: { id: booked!.id } })
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  expect(await listBookings()).toHaveLength(1)
})

test('a change of a client whose answer is lost is not claimed to be lost, and saving it again does not blame a colleague', async () => {
  const { loseAnswer } = await mount(paths.clients({ record: clients.ian }), { usesRealServer: true })
  loseAnswer('put /v1/clients/{id}')
  const form = page.getByRole('dialog', { name: /cliente$/ })
  await form.getByLabelText('Nombres').fill('Ian José')
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(failure('Quizá no se pudo guardar')).toMatchTextContent(lost)
  await form.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText(/^Cliente guardado: Ian José/)).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
})
