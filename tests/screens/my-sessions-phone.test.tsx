import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { workers } from './agenda.ts'
import type { Mounted } from './mount.tsx'
import { card, day, list, readRows, visit } from './my-sessions.ts'

type WireSession = { client: { person: { name: string } }; session_date: string | null }

/** Opens the screen with other fields in Valentina's session of the Tuesday. */
async function visitWith(fields: object, options: Parameters<typeof visit>[0] = {}) {
  const mounted = await visit({ ...options, url: paths.profile() })
  alterValentina(mounted, fields)
  await mounted.router.navigate(options.url ?? paths.mySessions())
  return mounted
}

const alterValentina = ({ alter }: Mounted, fields: object) =>
  alter('get /v1/sessions', async (answer) => {
    const sessions: WireSession[] = await answer.json()
    const isOfTuesday = ({ client, session_date }: WireSession) =>
      client.person.name.startsWith('Valentina') && session_date === '2026-11-24'
    return Response.json(sessions.map((session) => (isOfTuesday(session) ? { ...session, ...fields } : session)))
  })

test('the list stays where it is when the next session gets a note', async () => {
  const mounted = await visitWith({ note: null }, { at: '07:00' })
  await expect.element(card('Próxima sesión')).toMatchTextContent(/Valentina/)
  const readTop = () => list('Martes 24 de noviembre').element().getBoundingClientRect().top
  const before = readTop()
  alterValentina(mounted, { note: 'Trae sus lentes' })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(card('Próxima sesión')).toMatchTextContent(/Trae sus lentes/)
  expect(readTop()).toBe(before)
})

test('a day counts its sessions that take place, as the load of the week does', async () => {
  await visitWith({ state: 'canceled' })
  await expect.element(day('martes 24 de noviembre: 1')).toBeVisible()
  await expect.element(list('Martes 24 de noviembre')).toMatchTextContent(/· 1 sesión y 1 que no se da/)
  expect(readRows('Martes 24 de noviembre')).toHaveLength(2)
})

test.for([
  [{ unavailable: 'absence' }, 'Pendiente · en ausencia'],
  [{ unavailable: 'closed' }, 'Pendiente · en día cerrado'],
  [{ unavailable: 'hours' }, 'Pendiente · fuera del horario'],
  [{ unavailable: 'absence', accepted: 'absence' }, 'Pendiente'],
] as const)('a session that is %o reads "%s"', async ([fields, text]) => {
  await visitWith({ state: 'pending', ...fields }, { at: '07:00' })
  await expect.element(list('Martes 24 de noviembre')).toMatchTextContent(new RegExp(`Valentina Quiroz${text}09:40`))
})

test('a session of which the client was reminded says so', async () => {
  await visitWith({ reminded_at: '2026-11-23T21:05:00.000Z' }, { at: '07:00' })
  await expect.element(list('Martes 24 de noviembre')).toMatchTextContent(/Valentina QuirozConfirmada · recordatorio enviado/)
})

test('a therapist reads their working hours, and whom to tell about an absence', async () => {
  await visit()
  await expect.element(page.getByText('Atiende lunes a viernes, 8:00–13:55 y 14:30–18:50.')).toBeVisible()
  await expect.element(page.getByText('Para una ausencia o un cambio de hora, avise a recepción.')).toBeVisible()
})

test('who may change absences and move sessions is not sent to reception', async () => {
  await visit({ user: 'administrator', userFields: { worker_id: workers.ana } })
  await expect.element(page.getByText(/^Atiende /)).toBeVisible()
  expect(page.getByText(/avise a recepción/).query()).toBeNull()
})
