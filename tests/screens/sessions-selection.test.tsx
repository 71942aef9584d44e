import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, chip, getWeekUrl, keepChanges, setClinicTime } from './agenda.ts'
import { seriousProblems } from './axe.ts'
import { mount } from './mount.tsx'

const bar = () => page.getByRole('group', { name: 'Sesiones elegidas' })
const selected = () =>
  page
    .getByRole('button', { name: / con .*, elegida$/ })
    .elements()
    .map((one) => one.textContent?.match(/\p{Lu}[\p{Ll}]+ \p{Lu}\./u)?.[0])
const button = (name: string | RegExp) => bar().getByRole('button', { name })

test('Ctrl-click toggles, Shift-click extends in the order of the week, and Escape clears the selection', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl())
  await chip(/^Alessia M. con Elena/).click({ modifiers: ['Control'] })
  await expect.element(bar()).toMatchTextContent(/1 sesión elegida/)
  expect(page.getByRole('dialog').query()).toBeNull()
  // To the end of Tuesday and on from the start of Wednesday.
  await chip(/^Ian V. con Diego/).click({ modifiers: ['Shift'] })
  await expect.element(bar()).toMatchTextContent(/4 sesiones elegidas/)
  expect(selected()).toEqual(['Zoe C.', 'Alessia M.', 'Ian V.', 'Sebastián Ñ.'])
  await chip(/^Zoe C. con Bruno/).click({ modifiers: ['Control'] })
  await expect.element(bar()).toMatchTextContent(/3 sesiones elegidas/)
  await expect.element(cell('martes 24 de noviembre, 08:50')).toHaveAttribute('aria-selected', 'true')
  await expect.poll(() => page.getByRole('grid').element().nextElementSibling?.textContent).toBe('3 sesiones elegidas')
  expect(await seriousProblems()).toEqual([])

  // A session that a filter hides is not changed.
  await page.getByRole('button', { name: /^Pendiente: / }).click()
  await expect.element(bar()).toMatchTextContent(/2 sesiones elegidas/)
  await page.getByRole('button', { name: /^Pendiente: / }).click()
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
  const mounted = await mount(getWeekUrl())
  keepChanges(mounted)
  const { calls, prefer } = mounted
  await expect.element(cell('lunes 23 de noviembre, 08:00')).toBeVisible()
  cell('lunes 23 de noviembre, 08:00').element().focus()
  await userEvent.keyboard('{Enter} ')
  expect(selected()).toEqual(['Ian V.'])
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(selected()).toEqual(['Ian V.', 'Tomás O.'])
  await userEvent.keyboard('{Escape}{ArrowDown}{Control>}a{/Control}')
  expect(selected()).toEqual(['Gael E.', 'Benjamín L.'])
  await userEvent.keyboard('{Control>}a{/Control}')
  await expect.element(bar()).toMatchTextContent(/4 sesiones elegidas/)
  prefer('patch /v1/sessions/01998a00-0000-7000-8000-0a0000000002/state', 'code=409')
  const requestCount = () => calls.filter(({ call, query }) => call.endsWith('/by-turn-and-week') && query.get('day') === '22').length
  const before = requestCount()
  await userEvent.keyboard('p')
  await expect.element(page.getByText('3 sesiones pendientes')).toBeVisible()
  await expect.element(page.getByText(/^Tomás Ortega, lun 23 Nov, 08:00: .*Ana Torres ya atiende/)).toBeVisible()
  // After a refusal the week is loaded again.
  await expect.poll(requestCount).toBe(before + 1)
  const patched = () => calls.filter(({ call }) => call.startsWith('patch')).map(({ body }) => (body as { state: string }).state)
  expect(patched()).toEqual(['pending', 'pending', 'pending', 'pending'])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(patched).toEqual(['pending', 'pending', 'pending', 'pending', 'canceled', 'confirmed', 'confirmed'])
})

test('moving by weeks says how many sessions move and how many stay because of their series', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepChanges(mounted)
  const { calls } = mounted
  // A dated session, an occurrence and an exception.
  for (const name of [/^Zoe C. con Bruno/, /^Sebastián Ñ. con Ana/, /^Ian V. con Ana/]) await chip(name).click({ modifiers: ['Control'] })
  await button('Mover semanas…').click()
  const form = page.getByRole('dialog', { name: 'Mover semanas…' })
  await form.getByText('2', { exact: true }).click()
  await expect.element(form).toMatchTextContent(/1 sesión pasa a la semana 6 – 12 Dic 2026, al mismo día y hora\./)
  await expect.element(form).toMatchTextContent(/2 se quedan: son de series fijas, que ya tienen su sesión esa semana\./)
  expect(await seriousProblems()).toEqual([])
  await form.getByRole('button', { name: 'Mover 1 sesión' }).click()
  await expect.element(page.getByText(/^Sesión movida a la semana 6 – 12 Dic 2026: Zoe Campos/)).toBeVisible()
  expect(calls.filter(({ call }) => /^(put|post|patch) /.test(call)).map(({ body }) => body)).toMatchObject([
    { session_date: '2026-12-09', day: 3, time: 480 },
  ])
  await expect.element(bar()).toMatchTextContent(/2 sesiones elegidas/)
})

test('the series of the selected clients are requested six at a time', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { alter, calls, hold } = await mount(getWeekUrl())
  alter('get /v1/sessions/by-turn-and-week', async (answer) => {
    const sessions: { client: { id: string } }[] = await answer.json()
    const toDated = (session: { client: { id: string } }, index: number) => ({
      ...session,
      client: { ...session.client, id: `${session.client.id.slice(0, -2)}${index + 10}` },
      standing: false,
    })
    return Response.json(sessions.map(toDated), { headers: answer.headers })
  })
  const release = hold('get /v1/sessions/by-client-and-turn')
  const requestCount = () => calls.filter(({ call }) => call.endsWith('/by-client-and-turn')).length
  await expect.element(cell('domingo 22 de noviembre, 08:00')).toBeVisible()
  cell('domingo 22 de noviembre, 08:00').element().focus()
  await userEvent.keyboard('{Control>}a{/Control}')
  const clientCount = selected().length
  expect(clientCount).toBeGreaterThan(6)
  await button('Mover semanas…').click()
  await expect.element(page.getByText('Viendo cuáles son de una serie fija…')).toBeVisible()
  expect(requestCount()).toBe(6)
  release()
  await expect.element(page.getByText(/sesiones pasan a la semana/)).toBeVisible()
  expect(requestCount()).toBe(clientCount)
})

test('deleting a selection asks first and says that occurrences are only canceled', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepChanges(mounted)
  const { calls } = mounted
  for (const name of [/^Zoe C. con Bruno/, /^Sebastián Ñ. con Ana/]) await chip(name).click({ modifiers: ['Control'] })
  await button('Eliminar').click()
  const question = page.getByRole('dialog', { name: '¿Eliminar las 2 sesiones elegidas?' })
  await expect
    .element(question)
    .toMatchTextContent(/1 desaparece de la agenda y su cupo queda libre\. 1 es de una serie fija: se cancela solo en su fecha/)
  await question.getByRole('button', { name: 'Eliminar 2 sesiones' }).click()
  await expect.element(page.getByText('1 sesión eliminada, 1 cancelada')).toBeVisible()
  expect(calls.filter(({ call }) => /^(delete|patch) /.test(call)).map(({ call, body }) => [call.split(' ')[0], body])).toEqual([
    ['patch', expect.objectContaining({ state: 'canceled', session_date: '2026-11-24' })],
    ['delete', undefined],
  ])
  await expect.element(chip(/^Zoe C. con Bruno/)).not.toBeInTheDocument()
})

test('attendance is marked only for selected sessions that have begun', async () => {
  setClinicTime('2026-11-24', '08:10')
  const mounted = await mount(getWeekUrl())
  keepChanges(mounted)
  for (const name of [/^Valentina Q. con Ana Torres, confirmada/, /^Zoe C. con Bruno/]) await chip(name).click({ modifiers: ['Control'] })
  await button(/^Vino/).click()
  await expect.element(chip(/^Valentina Q. con Ana Torres, vino/)).toBeVisible()
  expect(mounted.calls.filter(({ call }) => call.startsWith('patch')).length).toBe(1)
  await button('Quitar selección').click()
  await expect.element(bar()).not.toBeInTheDocument()
  expect(document.activeElement?.getAttribute('role')).toBe('gridcell')
})
