import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cell, chip, getWeekUrl, keepChanges, keepOnlyAccess, setClinicTime } from './agenda.ts'
import { seriousProblems } from './axe.ts'
import { keepAgenda } from './keep-agenda.ts'
import { mount } from './mount.tsx'

const alessia = '01998a00-0000-7000-8000-0a0000000006'

async function goTo(slot: string) {
  await expect.element(cell(slot)).toBeVisible()
  cell(slot).element().focus()
}
const said = () => page.getByRole('grid').element().nextElementSibling?.textContent

test('after a change of week the focus stays at the same weekday and time, and the slot is announced', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(getWeekUrl())
  await goTo('martes 24 de noviembre, 08:50')
  await userEvent.keyboard('{PageDown}')
  await expect.element(cell('martes 1 de diciembre, 08:50')).toHaveFocus()
  expect(url()).toBe(getWeekUrl({ week: '2026-11-29' }))
  await expect.poll(said).toMatch(/^Semana 29 Nov – 5 Dic 2026\. martes 1 de diciembre, 08:50/)
  await userEvent.keyboard('{ArrowDown}{PageUp}')
  await expect.element(cell('martes 24 de noviembre, 09:40')).toHaveFocus()
  // from within a slot too, whose sessions go with their week
  await userEvent.keyboard('{Enter}')
  await expect.element(chip(/^Sebastián Ñ. con Ana/)).toHaveFocus()
  await userEvent.keyboard('{PageUp}')
  await expect.element(cell('martes 17 de noviembre, 09:40')).toHaveFocus()
  expect(page.getByRole('grid').element().querySelectorAll('[tabindex="0"]').length).toBe(1)
})

test('the focused slot is not covered by the column of hours', async () => {
  setClinicTime('2026-11-28', '10:40')
  await mount(getWeekUrl(), { width: 800 })
  await goTo('sábado 28 de noviembre, 08:50')
  for (const date of ['viernes 27', 'jueves 26', 'miércoles 25', 'martes 24', 'lunes 23']) {
    await userEvent.keyboard('{ArrowLeft}')
    const slot = cell(`${date} de noviembre, 08:50`)
    await expect.element(slot).toHaveFocus()
    const hours = slot.element().parentElement?.querySelector('th')?.getBoundingClientRect()
    expect(slot.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(hours?.right ?? Number.NaN)
  }
})

test('each press continues from the week that was requested last, however fast they follow', async () => {
  setClinicTime('2026-11-24', '10:40')
  const { url } = await mount(getWeekUrl())
  await goTo('martes 24 de noviembre, 08:50')
  // at once: no week has been drawn between one and the next
  const press = (key: string, times: number) => {
    for (let done = 0; done < times; done++) document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  }
  press('PageDown', 3)
  await expect.element(cell('martes 15 de diciembre, 08:50')).toHaveFocus()
  press('PageUp', 3)
  await expect.element(cell('martes 24 de noviembre, 08:50')).toHaveFocus()
  expect(url()).toBe(getWeekUrl())
  await userEvent.keyboard('{PageDown}')
  await expect.element(cell('martes 1 de diciembre, 08:50')).toHaveFocus()
})

test('keys act on the focused session, and on the only session of a focused slot', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepChanges(mounted)
  const { calls } = mounted
  const sent = () => calls.filter(({ call }) => call.startsWith('patch')).map(({ call, body }) => [call.slice(-46, -6), body])
  // A pointer that rests on a notification would hold back the next ones.
  await page.getByRole('heading', { level: 1 }).hover()
  await goTo('martes 24 de noviembre, 08:50')
  await userEvent.keyboard('c')
  await expect.element(chip(/^Alessia .* con Elena .*, confirmada/)).toBeVisible()
  await expect.poll(sent).toMatchObject([[expect.stringContaining(alessia), { state: 'confirmed' }]])
  await expect.element(cell('martes 24 de noviembre, 08:50')).toHaveFocus()
  // nobody has come to what has not begun
  await userEvent.keyboard('v')
  await expect.element(page.getByText(/cuando han empezado/)).toBeVisible()
  await userEvent.keyboard('c')
  await expect.element(page.getByText('Ya está confirmada.')).toBeVisible()
  // two sessions: which of them?
  await goTo('lunes 23 de noviembre, 08:00')
  await userEvent.keyboard('x')
  await expect.element(page.getByText(/Entre en el cupo con Intro/)).toBeVisible()
  await userEvent.keyboard('{Home}{Alt>}{ArrowUp}{/Alt}')
  await expect.element(page.getByText('No hay sesiones en este cupo.')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  expect(sent().length).toBe(1)
  await userEvent.keyboard('{Enter}{ArrowDown}')
  await expect.element(chip(/^Tomás O. con Carmen/)).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(chip(/^Tomás O. con Carmen .*, cancelada/)).toHaveFocus()
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/¿Eliminar la sesión de Tomás Ortega/)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(chip(/^Tomás O. con Carmen/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const card = page.getByRole('dialog', { name: 'Tomás Ortega Ruiz' })
  await expect.element(card).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(chip(/^Tomás O. con Carmen/)).toHaveFocus()
  // its note and its worker need no card first
  await userEvent.keyboard('e')
  await expect.element(card.getByRole('textbox', { name: 'Nota' })).toHaveFocus()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(chip(/^Tomás O. con Carmen/)).toHaveFocus()
  await userEvent.keyboard('t')
  await expect.element(page.getByRole('dialog')).toMatchTextContent(/Trabajador/)
})

test('availability loaded for an earlier booking does not prevent a move to a slot that is free by now', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  // Elena was there when a booking asked, and is not any more
  keepAgenda(mounted, {
    busy: (sessions) => [
      { ...sessions.find(({ id }) => id === alessia)!, id: alessia.replace(/6$/, '9'), client: sessions[0]!.client, time: 580 },
    ],
  })
  await goTo('martes 24 de noviembre, 09:40')
  await userEvent.keyboard('+')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(page.getByText('con Ian Vargas, 09:40 – 10:25')).toBeVisible()
  await userEvent.keyboard('{Escape}{ArrowUp}{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => mounted.calls.find(({ call }) => call.startsWith('put'))?.body).toMatchObject({ time: 580 })
})

test('keys mark attendance once the session has begun', async () => {
  setClinicTime('2026-11-24', '08:10')
  const mounted = await mount(getWeekUrl())
  keepChanges(mounted)
  const { calls } = mounted
  await goTo('martes 24 de noviembre, 08:00')
  await userEvent.keyboard('n')
  await expect.poll(() => calls.find(({ call }) => call.startsWith('patch'))?.body).toMatchObject({ state: 'confirmed', attended: false })
})

test('a key applies to the result of the key before it, however fast they follow', async () => {
  setClinicTime('2026-11-24', '10:40')
  const mounted = await mount(getWeekUrl())
  keepChanges(mounted)
  await goTo('martes 24 de noviembre, 08:50')
  await userEvent.keyboard('xcvn')
  await expect.element(chip(/^Alessia .* con Elena .*, no vino/)).toBeVisible()
  const sent = () => mounted.calls.filter(({ call }) => call.startsWith('patch')).map(({ body }) => body)
  await expect
    .poll(sent)
    .toMatchObject([
      { state: 'canceled' },
      { state: 'confirmed' },
      { state: 'confirmed', attended: true },
      { state: 'confirmed', attended: false },
    ])
})

test('a change made while another one is being sent shows beside it', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepChanges(mounted)
  const release = mounted.hold('patch /v1/sessions/{id}/state')
  await goTo('miércoles 25 de noviembre, 08:00')
  await userEvent.keyboard('c')
  await expect.element(chip(/^Zoe C. con Bruno Salazar, confirmada$/)).toBeVisible()
  await userEvent.keyboard('e')
  await page.getByRole('textbox', { name: 'Nota' }).fill('Trae informe')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect.element(chip(/^Zoe C. con Bruno Salazar, confirmada, con nota$/)).toBeInTheDocument()
  release()
  await expect.element(page.getByText(/^Nota guardada/)).toBeVisible()
  await expect.element(chip(/^Zoe C. con Bruno Salazar, confirmada, con nota$/)).toBeVisible()
})

test('letters typed while an overlay opens go to the overlay, not to the grid', async () => {
  setClinicTime('2026-11-24', '10:40')
  const mounted = await mount(getWeekUrl())
  keepChanges(mounted)
  await goTo('martes 24 de noviembre, 08:50')
  const slot = cell('martes 24 de noviembre, 08:50').element()
  const session = () => chip(/^Alessia .* con Elena/).element()
  const key = (letter: string) => new KeyboardEvent('keydown', { key: letter, bubbles: true })
  // as soon as what was pressed is dealt with: no timer has run, which moves the keyboard
  const andThen = async (on: Element, opening: Event, letters: string) => {
    on.dispatchEvent(opening)
    for (let turn = 0; turn < 20; turn++) await Promise.resolve()
    for (const letter of letters) on.dispatchEvent(key(letter))
    await expect.element(page.getByRole('dialog')).toBeVisible()
  }
  const leave = async () => {
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  }
  await andThen(slot, key('m'), 'x')
  await leave()
  await andThen(slot, key('+'), 'ana')
  await expect.poll(() => document.activeElement).toHaveProperty('value', 'ana')
  await userEvent.keyboard('{Escape}')
  await leave()
  await andThen(session(), key('Enter'), 'exacto')
  await expect.element(page.getByRole('textbox', { name: 'Nota' })).toHaveValue('Primera sesión.xacto')
  await expect.element(chip(/^Alessia .* con Elena .*, sin marcar/)).toBeInTheDocument()
  expect(mounted.calls.filter(({ call }) => call.startsWith('patch'))).toEqual([])
})

test('a key of the card works as soon as the card is requested', async () => {
  setClinicTime('2026-11-24', '10:40')
  const mounted = await mount(getWeekUrl())
  keepChanges(mounted)
  await expect.element(chip(/^Alessia .* con Elena/)).toBeVisible()
  const session = chip(/^Alessia .* con Elena/).element() as HTMLElement
  session.focus()
  await userEvent.keyboard('{Enter}x')
  await expect.element(chip(/^Alessia .* con Elena .*, cancelada/)).toBeVisible()
  await expect.poll(() => mounted.calls.filter(({ call }) => call.startsWith('patch'))).toHaveLength(1)
})

test('the keys of the grid work beside a form that stays open', async () => {
  setClinicTime('2026-11-22', '10:00')
  keepChanges(await mount(getWeekUrl()))
  await goTo('jueves 26 de noviembre, 09:40')
  await userEvent.keyboard('{+}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await goTo('viernes 27 de noviembre, 08:50')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(cell('viernes 27 de noviembre, 09:40')).toHaveFocus()
  await userEvent.keyboard('x')
  await expect.element(chip(/^Tomás O. con Jorge .*, cancelada/)).toBeVisible()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect.element(cell('viernes 27 de noviembre, 09:40, 1 sesión. Tomás O. con Jorge .*, cancelada')).toBeInTheDocument()
})

test('? outside text fields and a button show every key that the user may use', async () => {
  await mount(getWeekUrl())
  await goTo('martes 24 de noviembre, 08:50')
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Teclado' })
  for (const does of ['Confirmada, Pendiente, Aplazada, Cancelada', 'Reservar', 'Mover a…', 'Eliminar', 'Deshacer lo último'])
    await expect.element(help.getByText(does, { exact: true })).toBeVisible()
  expect(await seriousProblems()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(help).not.toBeInTheDocument()
  await expect.element(cell('martes 24 de noviembre, 08:50')).toHaveFocus()

  const { alter } = await mount(getWeekUrl())
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read', 'schedules.read'))
  await page.getByRole('button', { name: 'Teclado' }).click()
  await expect.element(help.getByText('Abrir la ficha')).toBeVisible()
  for (const does of ['Reservar', 'Mover a…', 'Eliminar']) expect(help.getByText(does, { exact: true }).query()).toBeNull()
  expect(help.getByText(/para todas las elegidas/).query()).toBeNull()
})

test('a therapist marks and notes own sessions, and has no keys for what the server would refuse', async () => {
  setClinicTime('2026-11-22', '10:00')
  const { prefer, calls } = await mount(getWeekUrl())
  prefer('get /v1/auth/is_logged_in', 'example=therapist')
  await goTo('martes 24 de noviembre, 08:50')
  await userEvent.keyboard('mt{Delete}{Alt>}{ArrowDown}{/Alt}{ArrowDown}{ArrowLeft}+{Enter}')
  await expect.element(page.getByText('No hay sesiones en este cupo.')).toBeVisible()
  expect(page.getByRole('dialog').query()).toBeNull()
  expect(calls.some(({ call }) => /^(put|post|patch|delete) /.test(call))).toBe(false)
  await userEvent.keyboard('?')
  const help = page.getByRole('dialog', { name: 'Teclado' })
  await expect.element(help.getByText('Escribir su nota')).toBeVisible()
  await expect.element(help.getByText('Valen entonces para todas las elegidas: los estados, vino y no vino.')).toBeVisible()
  for (const does of [/reservar/i, /mover/i, 'Cambiar trabajador', 'Eliminar']) expect(help.getByText(does).query()).toBeNull()
})

test('moving the focus from slot to slot renders no session again', async () => {
  setClinicTime('2026-11-24', '10:40')
  await mount(getWeekUrl())
  await goTo('martes 24 de noviembre, 08:00')
  const chips = page.getByRole('grid').element().querySelectorAll('[data-session]')
  const before = [...chips].map(drawingOf)
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}{End}{Home}')
  await expect.element(cell('domingo 22 de noviembre, 08:50')).toHaveFocus()
  expect([...chips].every((one, index) => drawingOf(one) === before[index])).toBe(true)
})

/** The props with which React last rendered an element: another object after every render. */
const drawingOf = (element: object) => Reflect.get(element, Object.keys(element).find((key) => key.startsWith('__reactProps$')) ?? '')
