import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { workers } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import type { Mounted } from './mount.tsx'
import { card, day, heading, list, readRows, visit } from './my-sessions.ts'

test('a worker sees the running session, the days of the week and those of today', async () => {
  const { calls } = await visit()
  await expect.element(heading()).toBeVisible()
  await expect.element(page.getByText('Martes 24 de noviembre', { exact: true })).toBeVisible()
  await expect
    .element(card('Sesión de ahora'))
    .toMatchTextContent(/^ahora09:40 – 10:25quedan 15 minSebastián Ñahui FloresFijaPendienteCambiar estado$/)
  await expect.element(day('martes 24 de noviembre: 2')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(day('jueves 26 de noviembre: 1')).toBeVisible()
  await expect.element(day('sábado 28 de noviembre: 0')).toBeVisible()
  expect(readRows('Martes 24 de noviembre')).toEqual([
    '08:00 – 08:45Valentina QuirozSin marcar',
    '09:40 – 10:25Sebastián ÑahuiPendiente · fija',
  ])
  expect(listRequests(calls)).toEqual([`get /v1/sessions?worker_id=${workers.ana}&from=2026-11-01&to=2026-12-15`])
})

/** Lists the different requests for sessions. */
const listRequests = (calls: Mounted['calls']) => [
  ...new Set(calls.filter(({ call }) => call.startsWith('get /v1/sessions')).map(({ call, query }) => `${call}?${query}`)),
]

test.for([
  ['08:50', 'Próxima sesión', /^próxima09:40 – 10:25en 50 min/],
  ['10:24', 'Sesión de ahora', /^ahora09:40 – 10:25queda 1 min/],
  ['10:25', 'Próxima sesión', /^próximajueves 26 de noviembre,08:00 – 08:45Valentina Quiroz Peña/],
] as const)('at %s the card is: %s', async ([at, name, text]) => {
  await visit({ at })
  await expect.element(card(name)).toMatchTextContent(text)
})

test('the day before a session its card says that it is tomorrow', async () => {
  await visit({ date: '2026-11-25' })
  await expect.element(card('Próxima sesión')).toMatchTextContent(/^próximamañana jueves 26 de noviembre,08:00 – 08:45/)
  await expect.element(page.getByText('No tiene sesiones este día.')).toBeVisible()
})

test('without any session ahead the card says up to when there is none', async () => {
  const mounted = await visit({ url: paths.profile() })
  mounted.prefer('get /v1/sessions', 'example=empty')
  await mounted.router.navigate(paths.mySessions())
  await expect
    .element(card('Próxima sesión'))
    .toMatchTextContent(/Sin próxima sesiónNo hay ninguna reservada de aquí al martes 15 de diciembre\./)
})

test('a row opens the card of its session by keyboard, and Escape leads back to the row', async () => {
  await visit({ width: 1280 })
  const row = list('Martes 24 de noviembre').getByRole('button', { name: /Valentina Quiroz/ })
  await expect.element(row).toBeVisible()
  row.element().focus()
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'Valentina Quiroz Peña' })
  await expect.element(dialog.getByRole('button', { name: 'Confirmada' })).toHaveFocus()
  expect(dialog.getByRole('button', { name: /Mover|Eliminar/ }).query()).toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(row).toHaveFocus()
})

test.for(['light', 'dark'] as const)('at a width of 320 pixels nothing overflows and axe finds no serious violation, %s', async (theme) => {
  await visit({ theme, width: 320 })
  await expect.element(card('Sesión de ahora')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(320)
  // The title is neither under the buttons nor cut off.
  for (const part of [heading().element().parentElement!, card('Sesión de ahora').element()])
    expect(part.scrollWidth).toBe(part.clientWidth)
  expect(await findSeriousViolations()).toEqual([])
})
