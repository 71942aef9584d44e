import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { mount } from './mount.tsx'

const chosen = { schedule: '01998a00-0000-7000-8000-080000000001', turn: '01998a00-0000-7000-8000-090000000001' }
const week = paths.sessions({ ...chosen, week: '2026-11-22' })

/** Changes every session of the mock's week. */
const each = (change: (session: Record<string, unknown>) => object) => async (answer: Response) => {
  const sessions: Record<string, unknown>[] = await answer.json()
  return Response.json(sessions.map((session) => ({ ...session, ...change(session) })))
}

test('sessions of a server that sends no dates for series are shown and changed', async () => {
  const { alter, calls } = await mount(paths.clients(), { additions: false })
  alter(
    'get /v1/sessions/by-turn-and-week',
    each(() => ({ session_date: null })),
  )
  localStorage.setItem('turnos-agenda', JSON.stringify(chosen))
  await page.getByRole('link', { name: 'Sesiones' }).click()
  await page
    .getByRole('button', { name: /^Ian V. con Ana Torres/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelada' }).click()
  await expect.poll(() => calls.find(({ call }) => call.startsWith('patch'))?.body).toEqual({ state: 'canceled' })
  await expect.element(page.getByText(/^Sesión cancelada: Ian Vargas/)).toBeVisible()
})

test('undoing a deletion restores the attendance too', async () => {
  const { calls } = await mount(week)
  await page.getByRole('button', { name: /^Gael E. con Diego Paredes, no vino/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Eliminar sesión' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(() => calls.find(({ call }) => call === 'post /v1/sessions')?.body).toMatchObject({ attended: false })
})
