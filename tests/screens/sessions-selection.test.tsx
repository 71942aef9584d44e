import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ApiError, errorCode } from '#api/errors.ts'
import { cell, chip, clients, getWeekUrl, sessions, setClinicTime, workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { addAbsence, bookAsColleague, listSessionsOf, readSession } from './colleague.ts'
import { mount } from './mount.tsx'

const bar = () => page.getByRole('group', { name: 'Sesiones elegidas' })
const listSelected = () =>
  page
    .getByRole('button', { name: / con .*, elegida$/ })
    .elements()
    .map((element) => element.textContent?.match(/\p{Lu}[\p{Ll}]+ \p{Lu}\./u)?.[0])
const button = (name: string | RegExp) => bar().getByRole('button', { name })

test('Ctrl-click toggles, Shift-click extends in the order of the week, and Escape clears the selection', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl())
  await chip(/^Alessia M. con Elena/).click({ modifiers: ['Control'] })
  await expect.element(bar()).toMatchTextContent(/1 sesión elegida/)
  expect(page.getByRole('dialog').query()).toBeNull()
  // The range goes to the end of Tuesday and continues at the start of Wednesday.
  await chip(/^Ian V. con Diego/).click({ modifiers: ['Shift'] })
  await expect.element(bar()).toMatchTextContent(/4 sesiones elegidas/)
  expect(listSelected()).toEqual(['Zoe C.', 'Alessia M.', 'Ian V.', 'Sebastián Ñ.'])
  await chip(/^Zoe C. con Bruno/).click({ modifiers: ['Control'] })
  await expect.element(bar()).toMatchTextContent(/3 sesiones elegidas/)
  await expect.element(cell('martes 24 de noviembre, 08:50')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => page.getByRole('grid').element().nextElementSibling?.textContent).toBe('3 sesiones elegidas')
  expect(await findSeriousViolations()).toEqual([])

  // A session that a filter hides is not changed.
  await page.getByRole('button', { name: /^Sin confirmar: / }).click()
  await expect.element(bar()).toMatchTextContent(/2 sesiones elegidas/)
  await page.getByRole('button', { name: /^Sin confirmar: / }).click()
  await chip(/^Alessia M. con Elena/).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(chip(/^Alessia M. con Elena/)).toHaveFocus()
  await expect.element(bar()).toMatchTextContent(/3 sesiones elegidas/)
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(bar()).not.toBeInTheDocument()
})

test('keys select and change several sessions, refusals are named, and one undo reverts them all', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  const readStates = () =>
    Promise.all([sessions.ian, sessions.tomas, sessions.gael, sessions.benjamin].map(async (id) => (await readSession(id)).state))
  await expect.element(cell('lunes 23 de noviembre, 08:00')).toBeVisible()
  cell('lunes 23 de noviembre, 08:00').element().focus()
  await userEvent.keyboard('{Enter} ')
  expect(listSelected()).toEqual(['Ian V.'])
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(listSelected()).toEqual(['Ian V.', 'Tomás O.'])
  await userEvent.keyboard('{Escape}{ArrowDown}{Control>}a{/Control}')
  expect(listSelected()).toEqual(['Gael E.', 'Benjamín L.'])
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(bar()).toMatchTextContent(/4 sesiones elegidas/)
  // A colleague books the slot that the canceled session of Benjamín has freed.
  await bookAsColleague({ clientId: clients.zoe, workerId: workers.jorge, sessionDate: '2026-11-23', time: 530 })
  await userEvent.keyboard('p')
  await expect.element(page.getByText(/^Benjamín León, lun 23 nov, 08:50: .*Jorge Bravo ya atiende a Zoe Campos/)).toBeVisible()
  await expect.element(page.getByText('Las demás siguen igual: van todas o ninguna.')).toBeVisible()
  expect(await readStates()).toEqual(['confirmed', 'confirmed', 'confirmed', 'canceled'])
  await page.getByRole('button', { name: 'Cambiar las otras 3' }).click()
  await expect.element(page.getByText('3 sesiones pendientes')).toBeVisible()
  expect(await readStates()).toEqual(['pending', 'pending', 'pending', 'canceled'])
  // After a refusal the week is loaded again.
  await expect.element(chip(/^Zoe C. con Jorge Bravo/)).toBeVisible()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(readStates).toEqual(['confirmed', 'confirmed', 'confirmed', 'canceled'])
})

test('moving by weeks says how many sessions move and how many stay because of their series', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  // The selection has a dated session, an occurrence and an exception.
  for (const name of [/^Zoe C. con Bruno/, /^Sebastián Ñ. con Ana/, /^Ian V. con Ana/]) await chip(name).click({ modifiers: ['Control'] })
  await button('Mover…').click()
  const form = page.getByRole('dialog', { name: 'Mover…' })
  await form.getByText('2', { exact: true }).click()
  await expect.element(form).toMatchTextContent(/1 sesión pasa a la semana 6 – 12 dic 2026, al mismo día y hora\./)
  await expect.element(form).toMatchTextContent(/2 se quedan: son de series fijas, que ya tienen su sesión esa semana\./)
  expect(await findSeriousViolations()).toEqual([])
  await form.getByRole('button', { name: 'Mover 1 sesión' }).click()
  await expect.element(page.getByText(/^Sesión movida a la semana 6 – 12 dic 2026: Zoe Campos/)).toBeVisible()
  expect(await readSession(sessions.zoe)).toMatchObject({ sessionDate: '2026-12-09', day: 3, time: 480 })
  expect(await readSession(sessions.ian)).toMatchObject({ sessionDate: '2026-11-23' })
  await expect.element(bar()).toMatchTextContent(/2 sesiones elegidas/)
})

test('moving by weeks says beforehand which sessions cannot move, and why', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), {
    usesRealServer: true,
    prepare: async () => {
      await addAbsence({ workerId: workers.bruno, fromDate: '2026-12-09', toDate: '2026-12-09', reason: 'Operación' })
      await bookAsColleague({ clientId: clients.gael, workerId: workers.bruno, sessionDate: '2026-12-16', time: 480 })
    },
  })
  await chip(/^Zoe C. con Bruno/).click({ modifiers: ['Control'] })
  await button('Mover…').click()
  const form = page.getByRole('dialog', { name: 'Mover…' })
  await form.getByText('2', { exact: true }).click()
  await expect
    .element(form)
    .toMatchTextContent(
      /1 pasa solo si insiste después:Zoe Campos, mié 25 nov, 08:00: Bruno Salazar está ausente el 9 de diciembre \(Operación\)\./,
    )
  expect(await findSeriousViolations()).toEqual([])
  await form.getByText('1', { exact: true }).click()
  await expect.element(form).not.toMatchTextContent(/insiste/)
  await form.getByText('3', { exact: true }).click()
  await expect.element(form).toMatchTextContent(/1 no puede pasar:Zoe Campos, mié 25 nov, 08:00: Bruno Salazar ya atiende a Gael Espinoza/)
  await expect.element(form.getByRole('button', { name: /^Mover/ })).toBeDisabled()
})

test('the series of the selected clients are requested six at a time', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { alter, calls, hold } = await mount(getWeekUrl())
  // As if every dated session were an exception.
  alter('get /v1/sessions/by-turn-and-week', async (answer) => {
    const rows: { standing: boolean; id: string }[] = await answer.json()
    return Response.json(rows.map((session) => (session.standing ? session : { ...session, series_id: session.id })))
  })
  const release = hold('get /v1/sessions/by-client-and-turn')
  const countRequests = () => calls.filter(({ call }) => call.endsWith('/by-client-and-turn')).length
  await expect.element(cell('domingo 22 de noviembre, 08:00')).toBeVisible()
  cell('domingo 22 de noviembre, 08:00').element().focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  const clientCount = new Set(listSelected()).size
  expect(clientCount).toBeGreaterThan(6)
  await button('Mover…').click()
  await expect.element(page.getByText('Viendo cuáles son de una serie fija…')).toBeVisible()
  expect(countRequests()).toBe(6)
  release()
  await expect.element(page.getByText(/sesiones pasan a la semana/)).toBeVisible()
  expect(countRequests()).toBe(clientCount)
})

test('deleting a selection asks for confirmation and says that occurrences are only canceled', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl(), { usesRealServer: true })
  for (const name of [/^Zoe C. con Bruno/, /^Sebastián Ñ. con Ana/]) await chip(name).click({ modifiers: ['Control'] })
  await button('Eliminar').click()
  const question = page.getByRole('dialog', { name: '¿Eliminar las 2 sesiones elegidas?' })
  await expect
    .element(question)
    .toMatchTextContent(/1 desaparece de la agenda y su cupo queda libre\. 1 es de una serie fija: se cancela solo en su fecha/)
  await question.getByRole('button', { name: 'Eliminar 2 sesiones' }).click()
  await expect.element(page.getByText('1 sesión eliminada, 1 cancelada')).toBeVisible()
  expect(await listSessionsOf(clients.sebastian)).toContainEqual(expect.objectContaining({ sessionDate: '2026-11-24', state: 'canceled' }))
  await expect.poll(() => readSession(sessions.zoe).catch((error: ApiError) => error.code)).toBe(errorCode.notFound)
  await expect.element(chip(/^Zoe C. con Bruno/)).not.toBeInTheDocument()
})

test('leaving the question before a deletion goes back to the selected sessions', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl())
  for (const name of [/^Zoe C. con Bruno/, /^Sebastián Ñ. con Ana/]) await chip(name).click({ modifiers: ['Control'] })
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByRole('dialog', { name: '¿Eliminar las 2 sesiones elegidas?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.activeElement?.closest('[role=grid]') != null).toBe(true)
  await expect.element(bar()).toMatchTextContent(/2 sesiones elegidas/)
})

test('attendance is marked only for selected sessions that have begun', async () => {
  setClinicTime('2026-11-24', '08:10')
  await mount(getWeekUrl(), { usesRealServer: true })
  for (const name of [/^Valentina Q. con Ana Torres, confirmada/, /^Zoe C. con Bruno/]) await chip(name).click({ modifiers: ['Control'] })
  await button(/^Vino/).click()
  await expect.element(chip(/^Valentina Q. con Ana Torres, vino/)).toBeVisible()
  await expect.poll(() => readSession(sessions.valentina)).toMatchObject({ attended: true })
  expect(await readSession(sessions.zoe)).toMatchObject({ attended: null })
  await button('Quitar selección').click()
  await expect.element(bar()).not.toBeInTheDocument()
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
})

test.each([1280, 1000, 800])('at %d pixels the buttons of a past selection show their words in the middle of the bar', async (width) => {
  setClinicTime('2026-11-27', '08:10')
  await mount(getWeekUrl(), { width })
  await chip(/^Valentina Q. con Ana Torres/)
    .first()
    .click({ modifiers: ['Control'] })
  // Only geometry shows hidden words, small targets and an uneven bar, because the accessibility tree stays the same.
  for (const name of ['Confirmada', 'Pendiente', 'Aplazada', 'Cancelada', 'Vino', 'No vino', 'Mover…', 'Eliminar']) {
    await expect.element(button(new RegExp(`^${name}`))).toBeInViewport({ ratio: 1 })
    const label = bar().getByText(name, { exact: true }).element().getBoundingClientRect()
    expect(label.width, name).toBeGreaterThan(20)
    expect(
      button(new RegExp(`^${name}`))
        .element()
        .getBoundingClientRect().height,
      name,
    ).toBeGreaterThanOrEqual(24)
  }
  // The space above the buttons is the same as below them.
  const footer = bar().element().closest('footer')!.getBoundingClientRect()
  const rects = bar()
    .getByRole('button')
    .elements()
    .map((element) => element.getBoundingClientRect())
  const [above, below] = [
    Math.min(...rects.map(({ top }) => top)) - footer.top,
    footer.bottom - Math.max(...rects.map(({ bottom }) => bottom)),
  ]
  expect(Math.abs(above - below)).toBeLessThanOrEqual(2)
})

test('selected sessions pass to one worker as far as the worker is free, which is said before, and one undo brings them back', async () => {
  setClinicTime('2026-11-22', '10:00')
  const prepare = () => addAbsence({ workerId: workers.carmen, fromDate: '2026-11-25', toDate: '2026-11-25' })
  await mount(getWeekUrl(), { usesRealServer: true, prepare })
  await chip(/^Alessia M. con Elena/).click({ modifiers: ['Control'] })
  await chip(/^Zoe C. con Bruno/).click({ modifiers: ['Control'] })
  await button('Reasignar…').click()
  const choices = page.getByRole('list', { name: 'Reasignar a' })
  await expect.element(choices.getByRole('button').first()).toMatchTextContent('Quien esté libre2 de 2')
  await expect.element(choices.getByRole('button').first()).toHaveFocus()
  await choices.getByRole('button', { name: /Carmen Mori.*1 de 2/ }).click()
  await expect
    .element(page.getByText(/^Sesión reasignada a Carmen Mori.*Alessia.*; 1 no se pudo: Carmen Mori \S+ no está libre \(Zoe Campos\)$/))
    .toBeVisible()
  expect(await readSession(sessions.alessia)).toMatchObject({ worker: { id: workers.carmen } })
  expect(await readSession(sessions.zoe)).toMatchObject({ worker: { id: workers.bruno } })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ worker: { id: workers.elena } })
})
