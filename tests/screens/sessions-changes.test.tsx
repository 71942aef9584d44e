import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { cell, chip, clients, getWeekUrl, recordChangedSlots, sessions, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, colleague, readSession, writeNoteAsColleague } from './colleague.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')

/** Tells whether a call changes a session. */
const isOf = (id: string) => (body: unknown) => JSON.stringify(body).includes(id)

async function cancelOnCard(name: RegExp) {
  await chip(name).click()
  await dialog().getByRole('button', { name: 'Cancelada' }).click()
}

test('a key changes the state, keeps the focus, and can be undone', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await expect.element(cell('lunes 23 de noviembre, 08:00')).toBeVisible()
  cell('lunes 23 de noviembre, 08:00').element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('x')
  await expect.element(page.getByText('Sesión cancelada: Ian Vargas con Ana Torres, lun 23 nov, 08:00')).toBeVisible()
  await expect.element(chip('Ian V. con Ana Torres, cancelada, fija')).toHaveFocus()
  expect(await readSession(sessions.ian)).toMatchObject({ state: 'canceled' })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(page.getByText(/^Deshecho: «Sesión cancelada/)).toBeVisible()
  await expect.element(chip(/^Ian V. con Ana Torres, (confirmada|vino)/)).toBeVisible()
  expect(await readSession(sessions.ian)).toMatchObject({ state: 'confirmed', attended: true })
})

test('a change shows before the server has answered, and is reverted when it is refused', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { hold } = await mount(getWeekUrl(), { usesRealServer: true })
  const release = hold('post /v1/sessions/changes')
  await chip(/^Benjamín L. con Jorge Bravo, cancelada/).click()
  // A colleague books the slot that the canceled session has freed.
  await bookAsColleague({ clientId: clients.zoe, workerId: workers.jorge, sessionDate: '2026-11-23', time: 530 })
  await dialog().getByRole('button', { name: 'Pendiente' }).click()
  await expect.element(chip(/^Benjamín L. con Jorge Bravo, pendiente/)).toBeVisible()
  release()
  await expect.element(page.getByText('No se puede dejar pendiente: Benjamín León, lun 23 nov, 08:50')).toBeVisible()
  await expect.element(page.getByText('Jorge Bravo ya atiende a Zoe Campos el lunes 23 de noviembre de 08:50 a 09:35.')).toBeVisible()
  await expect.element(chip(/^Benjamín L. con Jorge Bravo, cancelada/)).toBeVisible()
  expect(chip(/^Benjamín L. con Jorge Bravo, pendiente/).query()).toBeNull()
  expect(await readSession(sessions.benjamin)).toMatchObject({ state: 'canceled' })
})

test('a change of a session that a colleague has changed meanwhile is refused, and the notification describes the session as it is now', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await chip(/^Zoe C. con Bruno Salazar, pendiente/).click()
  await colleague.patch('/v1/sessions/{id}/state', { path: { id: sessions.zoe }, body: { state: 'canceled' } })
  await dialog().getByRole('button', { name: 'Confirmada' }).click()
  const notification = page.getByRole('alert').filter({ hasText: 'No se pudo cambiar la sesión' })
  await expect
    .element(notification)
    .toMatchTextContent(/Otra persona la cambió mientras tanto\. Ahora está cancelada: Zoe Campos, mié 25 nov, 08:00, con Bruno Salazar/)
  expect(notification.getByRole('button', { name: /código/ }).query()).toBeNull()
  await expect.element(chip(/^Zoe C. con Bruno Salazar, cancelada/)).toBeVisible()
  expect(await readSession(sessions.zoe)).toMatchObject({ state: 'canceled' })
})

const pressUndo = () => userEvent.keyboard('{Control>}z{/Control}')

test('undoing a change that is being sent does not undo the one before when it is refused', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { hold, queryClient } = await mount(getWeekUrl(), { usesRealServer: true })
  await cancelOnCard(/^Ian V. con Ana Torres/)
  await expect.element(page.getByText(/^Sesión cancelada: Ian Vargas/)).toBeVisible()
  const release = hold('post /v1/sessions/changes', isOf(sessions.zoe))
  await cancelOnCard(/^Zoe C. con Bruno/)
  await expect.element(chip('Zoe C. con Bruno Salazar, cancelada')).toBeVisible()
  await colleague.patch('/v1/sessions/{id}/state', { path: { id: sessions.zoe }, body: { state: 'confirmed' } })
  await pressUndo()
  release()
  await expect.element(page.getByText('No se pudo cambiar la sesión')).toBeVisible()
  await expect.poll(() => queryClient.isMutating()).toBe(0)
  expect(await readSession(sessions.ian)).toMatchObject({ state: 'canceled' })
  await pressUndo()
  await expect.element(page.getByText(/^Deshecho: «Sesión cancelada: Ian/)).toBeVisible()
})

test('pressing Ctrl+Z twice undoes a change that is being sent and the one before', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { hold } = await mount(getWeekUrl(), { usesRealServer: true })
  await cancelOnCard(/^Ian V. con Ana Torres/)
  await expect.element(page.getByText(/^Sesión cancelada: Ian Vargas/)).toBeVisible()
  const release = hold('post /v1/sessions/changes', isOf(sessions.zoe))
  await cancelOnCard(/^Zoe C. con Bruno/)
  await expect.element(chip('Zoe C. con Bruno Salazar, cancelada')).toBeVisible()
  await pressUndo()
  await pressUndo()
  release()
  // Only the newest notice stays, so the notice of the first undo may be gone before it is read.
  await expect.poll(() => readSession(sessions.zoe)).toMatchObject({ state: 'pending' })
  await expect.poll(() => readSession(sessions.ian)).toMatchObject({ state: 'confirmed' })
  await expect.element(page.getByText(/^Deshecho: «Sesión cancelada: /)).toBeVisible()
})

test('changes are undone one after the other also where the browser stores nothing', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
  })
  onTestFinished(() => store.mockRestore())
  await cancelOnCard(/^Ian V. con Ana Torres/)
  await expect.element(page.getByText(/^Sesión cancelada: Ian Vargas/)).toBeVisible()
  await cancelOnCard(/^Zoe C. con Bruno/)
  await expect.element(page.getByText(/^Sesión cancelada: Zoe Campos/)).toBeVisible()
  await pressUndo()
  await expect.poll(() => readSession(sessions.zoe)).toMatchObject({ state: 'pending' })
  await expect.element(page.getByText(/^Deshecho: «Sesión cancelada: Zoe/)).toBeVisible()
  await pressUndo()
  await expect.poll(() => readSession(sessions.ian)).toMatchObject({ state: 'confirmed' })
})

test('Ctrl+Z beside what is typed in the form of a page undoes no earlier change', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { router } = await mount(getWeekUrl(), { usesRealServer: true })
  await cancelOnCard(/^Zoe C. con Bruno/)
  await expect.element(page.getByText(/^Sesión cancelada: Zoe Campos/)).toBeVisible()
  await router.navigate(paths.createSchedule())
  const name = page.getByRole('main').getByRole('textbox').first()
  await name.fill('Tarde larga')
  page.getByRole('heading', { level: 1 }).element().focus()
  await pressUndo()
  await expect.element(name).toHaveValue('Tarde larga')
  expect(page.getByText(/^Deshecho/).query()).toBeNull()
  expect(await readSession(sessions.zoe)).toMatchObject({ state: 'canceled' })
})

test('two people who write the same note see each other’s text, and saving again keeps the later one', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await chip(/^Zoe C. con Bruno Salazar, pendiente/).click()
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('e')
  await expect.element(dialog().getByLabelText('Nota')).toHaveFocus()
  await userEvent.keyboard('Trae informe')
  await writeNoteAsColleague(sessions.zoe, 'Llega tarde')
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect
    .element(dialog())
    .toMatchTextContent(/Otra persona escribió «Llega tarde» mientras tanto\. Guarde otra vez para dejar su texto\./)
  expect(
    dialog()
      .getByRole('button', { name: /código/ })
      .query(),
  ).toBeNull()
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText('Nota guardada: Zoe Campos, mié 25 nov, 08:00')).toBeVisible()
  expect(await readSession(sessions.zoe)).toMatchObject({ note: 'Trae informe' })
})

test('moving a session that a colleague has changed meanwhile is refused, and the notification describes it as it is now', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await expect.element(chip(/^Zoe C. con Bruno Salazar, pendiente/)).toBeVisible()
  await colleague.patch('/v1/sessions/{id}/state', { path: { id: sessions.zoe }, body: { state: 'confirmed' } })
  chip(/^Zoe C. con Bruno Salazar, pendiente/)
    .element()
    .focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const notification = page.getByRole('alert').filter({ hasText: /^No se puede mover/ })
  await expect
    .element(notification)
    .toMatchTextContent(/Otra persona la cambió mientras tanto\. Ahora está confirmada: Zoe Campos, mié 25 nov, 08:00/)
  expect(notification.getByRole('button', { name: /código/ }).query()).toBeNull()
})

test('changing a session that a colleague has deleted says so', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  await expect.element(chip(/^Zoe C. con Bruno Salazar, pendiente/)).toBeVisible()
  await colleague.delete('/v1/sessions/{id}', { path: { id: sessions.zoe } })
  await cancelOnCard(/^Zoe C. con Bruno Salazar, pendiente/)
  const notification = page.getByRole('alert').filter({ hasText: 'No se pudo cambiar la sesión' })
  await expect.element(notification).toMatchTextContent(/Otra persona la eliminó mientras tanto\./)
  expect(notification.getByRole('button', { name: /código/ }).query()).toBeNull()
  await expect.element(chip(/^Zoe C. con Bruno Salazar/)).not.toBeInTheDocument()
})

test('a week that was requested before a change does not hide the change when it arrives later', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls, hold, holdAnswer, queryClient } = await mount(getWeekUrl(), { usesRealServer: true })
  await cancelOnCard(/^Ian V. con Ana Torres/)
  await expect.element(page.getByText(/^Sesión cancelada: Ian Vargas/)).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  const [releaseWeek, releaseZoe, releaseTomas] = [
    holdAnswer('get /v1/sessions/by-turn-and-week'),
    hold('post /v1/sessions/changes', isOf(sessions.zoe)),
    hold('post /v1/sessions/changes', isOf(sessions.tomas)),
  ]
  // The week is requested again when the window gets the focus.
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => calls.at(-1)?.call).toBe('get /v1/sessions/by-turn-and-week')
  const weekCallCount = calls.filter(({ call }) => call === 'get /v1/sessions/by-turn-and-week').length
  await cancelOnCard(/^Zoe C. con Bruno/)
  await cancelOnCard(/^Tomás O. con Carmen/)
  releaseZoe()
  await expect.element(page.getByText(/^Sesión cancelada: Zoe Campos/)).toBeVisible()
  releaseWeek()
  releaseTomas()
  await expect.element(page.getByText(/^Sesión cancelada: Tomás/)).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  for (const name of ['Zoe C. con Bruno Salazar, cancelada', /^Tomás O. con Carmen .*cancelada/])
    await expect.element(chip(name)).toBeVisible()
  // The answer of the first call was from before the changes.
  expect(calls.filter(({ call }) => call === 'get /v1/sessions/by-turn-and-week').length - weekCallCount).toBe(1)
})

test('a change updates only its own cell', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { queryClient } = await mount(getWeekUrl(), { usesRealServer: true })
  // The click moves the grid's Tab stop, which updates two cells.
  await chip(/^Ian V. con Ana Torres/).click()
  await expect.element(dialog()).toBeVisible()
  const listChangedSlots = recordChangedSlots()
  // The count of the day stays.
  await dialog().getByRole('button', { name: 'Pendiente' }).click()
  await expect.element(page.getByText(/^Sesión pendiente: Ian Vargas/)).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  expect(listChangedSlots()).toEqual(['lunes 23 de noviembre, 08:00'])
})

test('two refused changes of one session both disappear', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { prefer } = await mount(getWeekUrl(), { usesRealServer: true })
  const answer = Promise.withResolvers<string>()
  prefer('post /v1/sessions/changes', () => answer.promise)
  await chip(/^Zoe C. con Bruno Salazar, pendiente/).click()
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('c')
  await expect.element(chip(/^Zoe C. con Bruno Salazar, confirmada/)).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(chip(/^Zoe C. con Bruno Salazar, cancelada/)).toBeVisible()
  // The week cannot be fetched again either.
  prefer('get /v1/sessions/by-turn-and-week', 'no answer')
  answer.resolve('no answer')
  await expect.element(chip(/^Zoe C. con Bruno Salazar, pendiente/)).toBeVisible()
})

test('a change after the end of the sign-in asks to sign in, and says that it is not saved', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { prefer } = await mount(getWeekUrl(), { answers: { 'post /v1/sessions/changes': 'code=401' } })
  await cancelOnCard(/^Zoe C. con Bruno Salazar, pendiente/)
  const signIn = page.getByRole('dialog', { name: 'Su sesión terminó' })
  await signIn.getByLabelText('Contraseña', { exact: true }).fill('una contraseña larga')
  prefer('post /v1/sessions/changes', '')
  await signIn.getByRole('button', { name: 'Entrar' }).click()
  await expect.element(page.getByText('Entró de nuevo. Su último cambio todavía no está guardado.')).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno Salazar, pendiente/)).toBeVisible()
})

test('signing out waits until the changes are answered', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { hold, prefer } = await mount(getWeekUrl(), { usesRealServer: true })
  const release = hold('post /v1/sessions/changes')
  const events: string[] = []
  prefer('post /v1/auth/logout', () => {
    events.push('signed out')
    return ''
  })
  await cancelOnCard(/^Zoe C. con Bruno Salazar, pendiente/)
  await expect.element(chip(/^Zoe C. con Bruno Salazar, cancelada/)).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: /admin/ }).click()
  await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
  events.push('answered')
  release()
  await expect.element(page.getByRole('heading', { name: 'Iniciar Sesión' })).toBeVisible()
  expect(events).toEqual(['answered', 'signed out'])
})
