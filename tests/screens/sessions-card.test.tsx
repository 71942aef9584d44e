import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ApiError, errorCode } from '#api/errors.ts'
import { paths } from '#web/navigation/paths.ts'
import { chip, clients, getWeekUrl, keepOnlyAccess, sessions, setClinicTime } from './agenda.ts'
import { colleague, listSessionsOf, readSession } from './colleague.ts'
import { mount } from './mount.tsx'
import { listSentSteps } from './sent-steps.ts'

const dialog = () => page.getByRole('dialog')
const zoeWithBruno = () => chip(/^Zoe C. con Bruno/)

test('the card of a session shows people, date and note', async () => {
  await mount(getWeekUrl())
  await chip(/^Tomás O. con Jorge Bravo, aplazada/).click()
  await expect.element(dialog()).toMatchTextContent(/Tomás Ortega Ruiz/)
  await expect.element(dialog()).toMatchTextContent(/Miércoles 25 de noviembre, 09:40 – 10:25/)
  await expect.element(dialog()).toMatchTextContent(/Jorge Bravo/)
  await expect.element(dialog()).toMatchTextContent(/Pasa al viernes a la misma hora\./)
  await expect.element(dialog().getByRole('button', { name: 'Aplazada' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(dialog()).toHaveAccessibleDescription(/^Miércoles 25 de noviembre, 09:40 – 10:25/)
  // All buttons of the card show their icons.
  const icons = [...dialog().element().querySelectorAll<SVGElement>('button > [data-mark]')]
  expect(icons.length).toBeGreaterThan(3)
  for (const icon of icons) await expect.element(icon).toBeVisible()
})

test('the card of a session says where it went, and that of the new one where it comes from', async () => {
  await mount(getWeekUrl())
  await chip(/^Tomás O. con Jorge Bravo, aplazada/).click()
  await expect.element(dialog()).toMatchTextContent(/Pasó al viernes 27 de noviembre a las 09:40\./)
  await userEvent.keyboard('{Escape}')
  await chip(/^Tomás O. con Jorge Bravo, pendiente/).click()
  await expect.element(dialog()).toMatchTextContent(/Viene del miércoles 25 de noviembre a las 09:40\./)
  await dialog()
    .getByRole('link', { name: /^Viene del / })
    .click()
  await expect.element(dialog().getByRole('link', { name: /^Pasó al viernes 27/ })).toBeVisible()
})

test('the card of a session whose client is deleted or erased has no link to the page of the client', async () => {
  setClinicTime('2026-11-25', '08:20')
  const { alter } = await mount(paths.clients())
  alter('get /v1/sessions/by-turn-and-week', async (answer) => {
    const sessions: { client: object }[] = await answer.json()
    return Response.json(sessions.map((session) => ({ ...session, client: { ...session.client, deleted_at: '2026-11-20T12:00:00.000Z' } })))
  })
  await page.getByRole('link', { name: 'Sesiones', exact: true }).click()
  await chip(/^Tomás O. con Jorge Bravo, aplazada/)
    .first()
    .click()
  await expect.element(dialog()).toBeVisible()
  await expect.element(dialog().getByRole('link', { name: 'Ver ficha de Tomás' })).not.toBeInTheDocument()
})

test('the card has the telephone of the client, a ready text for WhatsApp, and a link to the page of the client', async () => {
  setClinicTime('2026-11-25', '08:20')
  const { router } = await mount(getWeekUrl())
  const whatsApp = (name: string) => dialog().getByRole('link', { name: `Enviar por WhatsApp a ${name}` })
  await chip(/^Tomás O. con Jorge Bravo, aplazada/)
    .first()
    .click()
  await expect.element(dialog().getByRole('link', { name: '921 200 302' })).toHaveAttribute('href', 'tel:921200302')
  await expect.element(whatsApp('Tomás Ortega')).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/51921200302\?text=Hola/))
  await dialog().getByRole('link', { name: 'Ver ficha de Tomás' }).click()
  await expect.poll(() => router.state.location.pathname).toBe(paths.client(clients.tomas))
})

test('the text in the card reminds of a session to come, and only names one that is over or canceled', async () => {
  setClinicTime('2026-11-24', '08:50')
  await mount(getWeekUrl())
  const readText = () =>
    new URL(
      dialog()
        .getByRole('link', { name: /^Enviar por WhatsApp/ })
        .element()
        .getAttribute('href') ?? '',
    ).searchParams.get('text')
  await chip(/^Valentina Q. con Ana Torres/)
    .first()
    .click()
  await expect.element(dialog()).toBeVisible()
  expect(readText()).toMatch(
    /^Hola Valentina, le escribimos de Centro Kallpa por su sesión de hoy martes 24 de noviembre a las 8:00 con Ana Torres\.$/,
  )
  await userEvent.keyboard('{Escape}')
  await chip(/^Zoe C. con Bruno/)
    .first()
    .click()
  await expect.element(dialog()).toMatchTextContent(/Zoe/)
  expect(readText()).toMatch(
    /le recordamos .*sesión.* de mañana miércoles 25 de noviembre a las 8:00 con Bruno .* en Centro Kallpa\. .* al \(01\) 445-1234\.$/,
  )
})

test('a client sees no telephone in the card of an own session', async () => {
  const { alter } = await mount(getWeekUrl())
  alter('get /v1/auth/is_logged_in', async (answer) => Response.json({ ...(await answer.json()), client_id: clients.valentina }))
  await chip(/^Valentina Q. con Ana Torres/)
    .first()
    .click()
  await expect.element(dialog()).toBeVisible()
  expect(dialog().getByRole('link').elements()).toEqual([])
})

test('attendance is marked once the session has begun, and unmarked by the same button or key', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl(), { usesRealServer: true })
  const expectStored = (stored: object) => expect.poll(() => readSession(sessions.valentina)).toMatchObject(stored)
  await chip(/^Valentina Q. con Ana Torres, sin marcar/).click()
  await dialog().getByRole('button', { name: 'No vino' }).click()
  await expectStored({ state: 'confirmed', attended: false })
  const marked = chip(/^Valentina Q. con Ana Torres, no vino/)
  await marked.click()
  await dialog().getByRole('button', { name: 'No vino', pressed: true }).click()
  await expect.element(page.getByText(/^Sin marcar: Valentina/)).toBeVisible()
  await expectStored({ attended: null })
  // The grid and the card have the same keys.
  await expect.element(chip(/^Valentina Q. con Ana Torres, sin marcar/)).toHaveFocus()
  await userEvent.keyboard('n')
  await expect.element(marked).toBeVisible()
  await expectStored({ attended: false })
  await userEvent.keyboard('n')
  await expectStored({ attended: null })
  await chip(/^Valentina Q. con Ana Torres, sin marcar/).click()
  await userEvent.keyboard('v')
  await expectStored({ attended: true })
  await chip(/^Valentina Q. con Ana Torres, vino/).click()
  await userEvent.keyboard('v')
  await expectStored({ attended: null })
})

test('the card of a past session asks for the attendance first, and only the mark of the session is pressed', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl(), { usesRealServer: true })
  await chip(/^Valentina Q. con Ana Torres, sin marcar/)
    .first()
    .click()
  await expect.element(dialog().getByRole('group').first()).toHaveAccessibleName('Asistencia')
  const listPressed = () =>
    dialog()
      .getByRole('button', { pressed: true })
      .elements()
      .map((button) => button.getAttribute('data-mark'))
  await expect.poll(listPressed).toHaveLength(1)
  const [state] = listPressed()
  await dialog().getByRole('button', { name: 'Vino', exact: true }).click()
  await chip(/^Valentina Q. con Ana Torres, vino/)
    .first()
    .click()
  await expect.poll(listPressed).toEqual(['came'])
  await expect
    .element(dialog().getByRole('group').last())
    .toHaveAccessibleName(state === 'pending' ? 'Estado: Pendiente' : 'Estado: Confirmada')
})

test('the attendance is above the states during the session too, so that the buttons do not move when it ends', async () => {
  setClinicTime('2026-11-24', '08:10')
  const remind = () =>
    colleague.post('/v1/sessions/{id}/reminded', { path: { id: sessions.valentina }, body: { sessionDate: '2026-11-24' } })
  await mount(getWeekUrl(), { usesRealServer: true, prepare: remind })
  await chip(/^Valentina Q. con Ana Torres/)
    .first()
    .click()
  await expect.element(dialog().getByRole('group').first()).toHaveAccessibleName('Asistencia')
  await expect.element(dialog()).toMatchTextContent(/Recordatorio enviado/)
})

test('deleting a session asks for confirmation', async () => {
  const { calls } = await mount(getWeekUrl())
  await chip(/^Zoe C. con Bruno/).click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(dialog()).toMatchTextContent(/¿Eliminar la sesión de Zoe Campos/)
  await expect
    .element(dialog())
    .toMatchTextContent(
      /La del miércoles 25 de noviembre a las 08:00 desaparece de la agenda .* Si la sesión no se va a realizar, cancélela\./,
    )
  await dialog().getByRole('button', { name: 'No eliminar' }).click()
  expect(listSentSteps(calls)).toEqual([])
})

test('the notification names the deleted session', async () => {
  await mount(getWeekUrl(), { usesRealServer: true })
  await chip(/^Zoe C. con Bruno/).click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await dialog().getByRole('button', { name: 'Eliminar sesión' }).click()
  await expect.element(page.getByText('Sesión eliminada: Zoe Campos con Bruno Salazar, mié 25 nov, 08:00')).toBeVisible()
  await expect.poll(() => readSession(sessions.zoe).catch((error: ApiError) => error.code)).toBe(errorCode.notFound)
})

test('undoing a deletion restores the attendance too', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl(), { usesRealServer: true })
  await chip(/^Gael E. con Diego Paredes, no vino/).click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await dialog().getByRole('button', { name: 'Eliminar sesión' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText(/^Deshecho: «Sesión eliminada/)).toBeVisible()
  await expect.element(chip(/^Gael E. con Diego Paredes, no vino/)).toBeVisible()
  expect(await listSessionsOf(clients.gael)).toContainEqual(expect.objectContaining({ sessionDate: '2026-11-23', attended: false }))
})

test('the card of an exception names its series, and so does the dialog that deletes it', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await chip(/^Ian V. con Ana Torres/).click()
  await expect.element(dialog()).toMatchTextContent(/Cambia la fija de cada lunes solo en esta fecha\./)
  await userEvent.keyboard('{Delete}')
  await expect.element(dialog()).toMatchTextContent(/ese día la serie vuelve a tener su sesión/)
  await dialog().getByRole('button', { name: 'Eliminar sesión' }).click()
  await expect.element(chip('Ian V. con Ana Torres, pendiente, fija')).toBeVisible()
  await expect.element(page.getByText(/^Sesión eliminada/)).toBeVisible()
})

test('a notification explains why the card closes when a colleague deletes the session', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await zoeWithBruno().click()
  await expect.element(dialog()).toBeVisible()
  await colleague.delete('/v1/sessions/{id}', { path: { id: sessions.zoe } })
  // The week is requested again when the window gets the focus.
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByText('Otra persona eliminó esta sesión')).toBeVisible()
  await expect.element(page.getByText('Zoe Campos, mié 25 nov, 08:00')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a user with read access cannot change anything, by button or key', async () => {
  const mounted = await mount(getWeekUrl())
  mounted.alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read'))
  await zoeWithBruno().click()
  await expect.element(dialog()).toMatchTextContent(/Pendiente/)
  await userEvent.keyboard('cvemt{Delete}')
  const buttons = dialog().getByRole('button').elements()
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(['Cerrar', 'Historial'])
  expect(mounted.calls.filter(({ call }) => !/^get|auth/.test(call))).toEqual([])
})

test('a client who arrives before the hour of today is marked on the card, where nobody can be absent yet', async () => {
  setClinicTime('2026-11-24', '07:30')
  await mount(getWeekUrl(), { usesRealServer: true })
  await chip(/^Valentina Q. con Ana Torres/)
    .first()
    .click()
  expect(dialog().getByRole('button', { name: 'No vino' }).query()).toBeNull()
  await dialog().getByRole('button', { name: 'Llegó' }).click()
  await expect.poll(() => readSession(sessions.valentina)).toMatchObject({ attended: true })
})
