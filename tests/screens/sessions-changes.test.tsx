import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, chip, getWeekUrl, setClinicTime } from './agenda.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const ian = '01998a00-0000-7000-8000-0a0000000001'
const tomas = '01998a00-0000-7000-8000-0a0000000002'
const zoe = '01998a00-0000-7000-8000-0a0000000008'

/** Lets the mock keep the states that sessions get. Responses with a week or a state wait for `before`. */
function keepStates(
  { calls, alter }: Awaited<ReturnType<typeof mount>>,
  before: (call: string) => Promise<void> | undefined = () => undefined,
) {
  const sessionsById = new Map<string, object>()
  const stateCall = (id: string) => `patch /v1/sessions/${id}/state`
  alter('get /v1/sessions/by-turn-and-week', async (answer) => {
    const sessions: { id: string }[] = await answer.json()
    const returned = sessions.map((session) => ({
      ...session,
      ...(calls.findLast(({ call }) => call === stateCall(session.id))?.body as object),
    }))
    for (const session of returned) sessionsById.set(session.id, session)
    await before('get')
    return json(answer, returned)
  })
  for (const id of [ian, zoe, tomas])
    alter(stateCall(id), async (answer) => {
      await before(id)
      return json(answer, { ...sessionsById.get(id), ...(calls.findLast(({ call }) => call === stateCall(id))?.body as object) })
    })
}

const json = ({ headers }: Response, body: unknown) => Response.json(body, { headers })

test('a key changes the state, keeps the focus, and can be undone', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepStates(mounted)
  const { calls } = mounted
  await expect.element(cell('lunes 23 de noviembre, 08:00')).toBeVisible()
  cell('lunes 23 de noviembre, 08:00').element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('x')
  await expect.element(page.getByText('Sesión cancelada: Ian Vargas, lun 23 Nov, 08:00')).toBeVisible()
  await expect.element(chip('Ian V. con Ana Torres, cancelada')).toHaveFocus()
  expect(calls.find(({ call }) => call.startsWith('patch'))).toMatchObject({
    call: `patch /v1/sessions/${ian}/state`,
    body: { state: 'canceled' },
  })
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.element(chip(/^Ian V. con Ana Torres, (confirmada|vino)/)).toBeVisible()
  expect(calls.findLast(({ call }) => call.startsWith('patch'))?.body).toMatchObject({ state: 'confirmed' })
})

test('a change shows before the server has answered, and is reverted when it is refused', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { alter, prefer } = await mount(getWeekUrl())
  prefer(`patch /v1/sessions/${ian}/state`, 'code=409')
  const { promise, resolve } = Promise.withResolvers<void>()
  alter(`patch /v1/sessions/${ian}/state`, (answer) => promise.then(() => answer))
  await chip(/^Ian V. con Ana Torres/).click()
  await dialog().getByRole('button', { name: 'Cancelada' }).click()
  await expect.element(chip('Ian V. con Ana Torres, cancelada')).toBeVisible()
  resolve()
  await expect.element(page.getByText('No se pudo cambiar la sesión')).toBeVisible()
  await expect.element(page.getByText('Ana Torres ya atiende a Valentina Quiroz el martes 24 de noviembre de 08:00 a 08:45.')).toBeVisible()
  expect(chip('Ian V. con Ana Torres, cancelada').query()).toBeNull()
})

test('a server without the additions receives none of their fields', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { calls } = await mount(getWeekUrl(), { additions: false })
  await chip(/^Ian V. con Ana Torres/).click()
  await dialog().getByRole('button', { name: 'Cancelada' }).click()
  await expect.poll(() => calls.find(({ call }) => call.startsWith('patch'))?.body).toEqual({ state: 'canceled' })
})

test('a week that was requested before a change does not hide the change when it arrives later', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  const [late, second, third] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const { calls, queryClient } = mounted
  const changed = (id: string) => calls.some(({ call }) => call === `patch /v1/sessions/${id}/state`)
  keepStates(mounted, (call) => {
    if (call === 'get') return changed(ian) ? late.promise : undefined
    return { [zoe]: second.promise, [tomas]: third.promise }[call]
  })
  const cancel = async (name: RegExp) => {
    await chip(name).click()
    await dialog().getByRole('button', { name: 'Cancelada' }).click()
  }
  await cancel(/^Ian V. con Ana Torres/)
  await expect.element(page.getByText(/^Sesión cancelada: Ian Vargas/)).toBeVisible()
  // The week is requested again when the window gets the focus.
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => calls.at(-1)?.call).toBe('get /v1/sessions/by-turn-and-week')
  await cancel(/^Zoe C. con Bruno/)
  await cancel(/^Tomás O. con Carmen/)
  second.resolve()
  await expect.element(page.getByText(/^Sesión cancelada: Zoe Campos/)).toBeVisible()
  late.resolve()
  await expect.poll(() => queryClient.isFetching({ queryKey: ['/v1/sessions/by-turn-and-week'] })).toBe(0)
  expect(chip('Zoe C. con Bruno Salazar, cancelada').query()).not.toBeNull()
  third.resolve()
  await expect.element(page.getByText(/^Sesión cancelada: Tomás/)).toBeVisible()
  await expect.element(chip('Zoe C. con Bruno Salazar, cancelada')).toBeVisible()
})

test('a change renders only its own cell again', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepStates(mounted)
  // the press moves the grid's one stop for Tab, and with it two cells
  await chip(/^Ian V. con Ana Torres/).click()
  await expect.element(dialog()).toBeVisible()
  const cells = () => page.getByRole('gridcell').elements()
  const drawn = new Map(cells().map((one) => [one, drawingOf(one)]))
  await dialog().getByRole('button', { name: 'Cancelada' }).click()
  await expect.element(page.getByText(/^Sesión cancelada: Ian Vargas/)).toBeVisible()
  await expect.poll(() => mounted.queryClient.isFetching()).toBe(0)
  const renderedCells = cells().filter((element) => drawn.get(element) !== drawingOf(element))
  expect(renderedCells).toEqual([cell('lunes 23 de noviembre, 08:00').element()])
})

/** The props with which React last rendered an element: another object after every render. */
const drawingOf = (element: object) => Reflect.get(element, Object.keys(element).find((key) => key.startsWith('__reactProps$')) ?? '')
