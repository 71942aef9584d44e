import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { clients, getWeekUrl, sessions, workers } from './agenda.ts'
import { bookAsColleague, changeClient, colleague, registerLuz } from './colleague.ts'
import { openTuesday, section } from './home.ts'

const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
const told = (name: string) => row(name).getByRole('button', { name: /^Avisado: / })
const heading = (name: string) => page.getByRole('heading', { name, level: 1 })

const cancel = (id: string) => colleague.patch('/v1/sessions/{id}/state', { path: { id }, body: { state: 'canceled' } })

/** Cancels a session of Tomás, then one of Zoe, whom nobody has told yet. */
async function cancelTwo() {
  await cancel(sessions.tomasOnFriday)
  await cancel(await bookAsColleague({ clientId: clients.zoe, workerId: workers.elena, sessionDate: '2026-11-25', time: 630 }))
}

/** Cancels a session of each of two clients with one telephone. */
async function cancelOfFamily() {
  const luz = await registerLuz()
  await changeClient(luz, { phone: '987 654 399' })
  const { person } = await colleague.get('/v1/clients/{id}', { path: { id: clients.valentina } })
  await colleague.post('/v1/person', { body: { id: person.id, phone: '+51 987654399' } })
  for (const [clientId, time] of [
    [luz, 480],
    [clients.valentina, 530],
  ] as const)
    await cancel(await bookAsColleague({ clientId, workerId: workers.elena, sessionDate: '2026-11-27', time }))
}

const listStates = async () => (await colleague.get('/v1/messages')).map(({ state }) => state).sort()

test('who is told leaves the list for everybody, the next row has the focus, and Ctrl+Z brings the row back', async () => {
  await openTuesday({ url: paths.untoldMessages(), prepare: cancelTwo })
  await expect.element(page.getByText(/^2 clientes · el que más espera, desde /)).toBeVisible()
  await expect.element(row('Tomás')).toMatchTextContent(/La sesión del vie 27 nov a las \d\d:\d\d con .+ queda cancelada\./)
  await expect.element(row('Zoe')).toMatchTextContent(/mañana/)
  await told('Tomás').click()
  await expect.element(row('Tomás')).not.toBeInTheDocument()
  await expect.element(told('Zoe')).toHaveFocus()
  await expect.poll(listStates).toEqual(['to-tell', 'told'])
  await userEvent.keyboard('v')
  await expect.element(page.getByText('Nadie espera un aviso')).toBeVisible()
  await expect.element(heading('Por avisar')).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(row('Zoe')).toBeVisible()
  await expect.poll(listStates).toEqual(['to-tell', 'told'])
})

test('arrow keys go from row to row, and WhatsApp opens with the text without taking the row off the list', async () => {
  await openTuesday({ url: paths.untoldMessages(), prepare: cancelTwo })
  await expect.element(told('Tomás')).toBeVisible()
  told('Tomás').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(told('Zoe')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(told('Tomás')).toHaveFocus()
  const whatsApp = row('Tomás').getByRole('link', { name: /^WhatsApp: / })
  expect(decodeURIComponent(whatsApp.element().getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/51\d{9}\?text=Hola, .*queda cancelada/,
  )
  const call = row('Tomás').getByRole('link', { name: /^Llamar: / })
  await expect.element(call).toHaveAttribute('href', expect.stringMatching(/^tel:/))
})

test('a family with one telephone is one row with one text', async () => {
  await openTuesday({ url: paths.untoldMessages(), prepare: cancelOfFamily })
  await expect
    .element(row('Luz Paz'))
    .toMatchTextContent(/Luz Paz y Valentina .*Luz: La sesión del vie 27 nov.*Valentina: La sesión del vie 27 nov/)
  const href = row('Luz Paz')
    .getByRole('link', { name: /^WhatsApp: / })
    .element()
    .getAttribute('href')
  expect(new URL(href ?? '').searchParams.get('text')).toMatch(/^Hola, le escribimos de .*la sesión de Luz del .*; .*sesión .*avísenos/)
  await told('Luz Paz').click()
  await expect.poll(listStates).toEqual(['told', 'told'])
})

test('what need not be told is dropped from the menu of its row', async () => {
  await openTuesday({ url: paths.untoldMessages(), prepare: cancelTwo })
  await row('Tomás')
    .getByRole('button', { name: /^Más acciones/ })
    .click()
  await page.getByRole('menuitem', { name: 'No hace falta avisar' }).click()
  await expect.element(row('Tomás')).not.toBeInTheDocument()
  await expect.poll(listStates).toEqual(['dropped', 'to-tell'])
})

test('the first screen says whom to tell, takes one press for it, and leads to the list', async () => {
  await openTuesday({ prepare: cancelTwo })
  const untold = section('2 clientes por avisar')
  await expect.element(untold).toMatchTextContent(/Tomás .*queda cancelada/)
  await untold.getByRole('button', { name: /^Avisado: Tomás/ }).click()
  await expect.element(section('1 cliente por avisar')).toBeVisible()
  await section('1 cliente por avisar').getByRole('link', { name: 'Ver todos' }).click()
  await expect.element(heading('Por avisar')).toBeVisible()
})

test('after a change one press says that the client knows it', async () => {
  await openTuesday({ url: getWeekUrl() })
  await page
    .getByRole('button', { name: /^Zoe C. con Bruno/ })
    .first()
    .click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('x')
  await page.getByRole('button', { name: 'Ya lo sabe' }).click()
  await expect.element(page.getByText('No hace falta avisar')).toBeVisible()
  await expect.poll(listStates).toEqual(['dropped'])
})
