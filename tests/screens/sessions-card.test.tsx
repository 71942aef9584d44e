import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { chip, getWeekUrl, keepChanges, keepOnlyAccess, setClinicTime } from './agenda.ts'
import { keepAgenda } from './keep-agenda.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const ian = '01998a00-0000-7000-8000-0a0000000001'
const zoe = '01998a00-0000-7000-8000-0a0000000008'
const zoeWithBruno = () => chip(/^Zoe C. con Bruno/)

const changes = (calls: readonly { call: string; body: unknown }[]) => calls.filter(({ call }) => !/^get|auth/.test(call))

test('the card of a session shows people, date and note', async () => {
  await mount(getWeekUrl())
  await chip(/^Tomás O. con Jorge Bravo, aplazada/).click()
  await expect.element(dialog()).toMatchTextContent(/Tomás Ortega Ruiz/)
  await expect.element(dialog()).toMatchTextContent(/Miércoles 25 de noviembre, 09:40 – 10:25/)
  await expect.element(dialog()).toMatchTextContent(/Jorge Bravo/)
  await expect.element(dialog()).toMatchTextContent(/Pasa al viernes a la misma hora\./)
  await expect.element(dialog().getByRole('button', { name: 'Aplazada' })).toHaveAttribute('aria-pressed', 'true')
  // All icons of the buttons are drawn at their size.
  const icons = [...dialog().element().querySelectorAll('button > [data-mark]')].map((icon) => icon.getBoundingClientRect().width)
  expect(icons).toEqual(Array(icons.length).fill(14))
  expect(icons.length).toBeGreaterThan(3)
})

test('attendance is marked once the session has begun, and unmarked by the same button or key', async () => {
  setClinicTime('2026-11-24', '10:40')
  const mounted = await mount(getWeekUrl())
  keepChanges(mounted)
  const { calls } = mounted
  const patched = () => calls.filter(({ call }) => call.startsWith('patch')).map(({ body }) => (body as { attended: boolean }).attended)
  await chip(/^Valentina Q. con Ana Torres, sin marcar/).click()
  await dialog().getByRole('button', { name: 'No vino' }).click()
  await expect.poll(() => calls.find(({ call }) => call.startsWith('patch'))?.body).toMatchObject({ state: 'confirmed', attended: false })
  const marked = chip(/^Valentina Q. con Ana Torres, no vino/)
  await marked.click()
  await dialog().getByRole('button', { name: 'No vino', pressed: true }).click()
  await expect.element(page.getByText(/^Sin marcar: Valentina/)).toBeVisible()
  // The grid and the card have the same keys.
  await expect.element(chip(/^Valentina Q. con Ana Torres, sin marcar/)).toHaveFocus()
  await userEvent.keyboard('n')
  await expect.element(marked).toBeVisible()
  await userEvent.keyboard('n')
  await chip(/^Valentina Q. con Ana Torres, sin marcar/).click()
  await userEvent.keyboard('v')
  await chip(/^Valentina Q. con Ana Torres, vino/).click()
  await userEvent.keyboard('v')
  await expect.poll(patched).toEqual([false, null, false, null, true, null])
})

test('deleting a session asks first', async () => {
  const { calls } = await mount(getWeekUrl())
  await chip(/^Zoe C. con Bruno/).click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(dialog()).toMatchTextContent(/¿Eliminar la sesión de Zoe Campos/)
  await expect.element(dialog()).toMatchTextContent(/La del miércoles 25 de noviembre a las 08:00 desaparece de la agenda/)
  await dialog().getByRole('button', { name: 'No eliminar' }).click()
  expect(calls.filter(({ call }) => call.startsWith('delete'))).toEqual([])
})

test('the notification names the deleted session', async () => {
  const { calls } = await mount(getWeekUrl())
  await chip(/^Zoe C. con Bruno/).click()
  await dialog().getByRole('button', { name: 'Eliminar' }).click()
  await dialog().getByRole('button', { name: 'Eliminar sesión' }).click()
  await expect.element(page.getByText('Sesión eliminada: Zoe Campos, mié 25 Nov, 08:00')).toBeVisible()
  expect(calls.filter(({ call }) => call.startsWith('delete')).length).toBe(1)
})

test('letters typed in the note are no shortcuts, and leaving asks before the note is discarded', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepAgenda(mounted)
  await zoeWithBruno().click()
  await userEvent.keyboard('e')
  await userEvent.keyboard('cx trae informe')
  await page.getByRole('link', { name: 'Semana siguiente' }).click()
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText('Nota guardada: Zoe Campos, mié 25 Nov, 08:00')).toBeVisible()
  await expect.element(dialog()).toMatchTextContent(/cx trae informe/)
  await expect.element(dialog().getByRole('button', { name: 'Editar nota' })).toHaveFocus()
  expect(changes(mounted.calls)).toMatchObject([{ call: `put /v1/sessions/${zoe}`, body: { note: 'cx trae informe', state: 'pending' } }])
})

test('typing in a note that exists goes on at its end', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl())
  await chip(/^Tomás O. con Jorge Bravo, aplazada/).click()
  await userEvent.keyboard('e')
  await expect.element(dialog().getByLabelText('Nota')).toHaveFocus()
  await userEvent.keyboard(' Avisado.')
  await expect.element(dialog().getByLabelText('Nota')).toHaveValue('Pasa al viernes a la misma hora. Avisado.')
})

test('moving describes the result and names conflicts, the focus follows, and undo can be retried after a conflict', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  const { find } = keepAgenda(mounted, {
    // Bruno is busy at 09:40 in another turn.
    busy: (sessions) => [
      { ...sessions.find(({ id }) => id === ian)!, worker: find(zoe).worker, session_date: '2026-11-26', day: 4, time: 590 },
    ],
  })
  await zoeWithBruno().click()
  await userEvent.keyboard('m')
  await expect.element(dialog().getByRole('button', { name: 'Mover' })).toBeDisabled()
  await dialog().getByLabelText('Día').fill('26/11/2026')
  await dialog().getByRole('combobox', { name: 'Hora' }).click()
  const impossible = page.getByRole('option', { name: /^09:40/ })
  await expect.element(impossible).toMatchTextContent(/Bruno Salazar ya atiende a Ian Vargas de 09:50 a 10:35/)
  await expect.element(impossible).toHaveAttribute('data-combobox-disabled')
  await page.getByRole('option', { name: '12:10' }).click()
  await expect
    .element(dialog())
    .toMatchTextContent(/La sesión del miércoles 25 de noviembre a las 08:00 pasa al jueves 26 a las 12:10 con Bruno Salazar\./)
  await dialog().getByRole('button', { name: 'Mover' }).click()
  await expect.element(page.getByText('Sesión movida: Zoe Campos, jue 26 Nov, 12:10')).toBeVisible()
  expect(changes(mounted.calls)).toMatchObject([
    { call: `put /v1/sessions/${zoe}`, body: { day: 4, time: 730, session_date: '2026-11-26' } },
  ])
  await expect.element(zoeWithBruno()).toHaveFocus()
  const undo = () => userEvent.keyboard('{Control>}z{/Control}')
  const refused = (what: string) => page.getByRole('alert').filter({ hasText: `No se pudo deshacer «${what}: Zoe Campos` })
  mounted.prefer('put /v1/sessions/{id}', 'code=409')
  await undo()
  await expect.element(refused('Sesión movida')).toMatchTextContent(/ya atiende a .+Cuando se libere, puede reintentarlo/)
  await expect.element(page.getByRole('status').filter({ hasText: 'Sesión movida' })).not.toBeInTheDocument()
  mounted.prefer('put /v1/sessions/{id}', '')
  await undo()
  await expect.element(page.getByText(/^Deshecho: «Sesión movida/)).toBeVisible()
  await expect.element(refused('Sesión movida')).not.toBeInTheDocument()
  expect(changes(mounted.calls).at(-1)?.body).toMatchObject({ day: 3, time: 480, session_date: '2026-11-25' })

  // An undo that meets the same conflict twice is dropped.
  await zoeWithBruno().click()
  await userEvent.keyboard('x')
  await expect.element(page.getByText(/^Sesión cancelada: Zoe Campos/)).toBeVisible()
  mounted.prefer('patch /v1/sessions/{id}/state', 'code=409')
  await undo()
  await refused('Sesión cancelada').getByRole('button', { name: 'Reintentar' }).click()
  await expect.element(refused('Sesión cancelada')).toMatchTextContent(/No se volverá a intentar\./)
  await undo()
  await expect.element(page.getByText('No hay nada que deshacer.')).toBeVisible()
})

test('the move button is disabled while the date is incomplete', async () => {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl())
  await zoeWithBruno().click()
  await dialog().getByRole('button', { name: 'Mover a…' }).click()
  const day = dialog().getByLabelText('Día')
  await day.fill('2')
  await expect.element(dialog().getByRole('button', { name: 'Mover', exact: true })).toBeDisabled()
  await day.fill('27/11/2026')
  await userEvent.keyboard('{Tab}')
  await expect.element(dialog().getByRole('button', { name: 'Mover', exact: true })).toBeEnabled()
})

test('a session passes to a worker who is free; the others say why not', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  const { find } = keepAgenda(mounted, {
    busy: (sessions) => [{ ...sessions.find(({ id }) => id === ian)!, session_date: '2026-11-25', day: 3, time: 480 }, find(zoe)],
  })
  await zoeWithBruno().click()
  await userEvent.keyboard('t')
  await expect.element(dialog().getByRole('radio', { name: 'Bruno Salazar actual' })).toHaveFocus()
  await expect.element(dialog().getByRole('radio', { name: 'Ana Torres con Ian Vargas, 08:00 – 08:45' })).toBeDisabled()
  // The chip shows that the form belongs to it.
  await expect.element(zoeWithBruno()).toHaveAttribute('aria-expanded', 'true')
  await dialog().getByText('Elena Quispe').click()
  await expect.element(dialog()).toMatchTextContent(/La sesión del miércoles 25 de noviembre a las 08:00 pasa a Elena Quispe\./)
  await dialog().getByRole('button', { name: 'Cambiar' }).click()
  await expect.element(page.getByText('Trabajador cambiado: Zoe Campos, mié 25 Nov, 08:00, con Elena Quispe')).toBeVisible()
  await expect.element(chip('Zoe C. con Elena Quispe, pendiente').first()).toBeVisible()
  await expect.poll(() => changes(mounted.calls).map(({ call }) => call)).toEqual([`put /v1/sessions/${zoe}`])
})

test('a long list of workers in the move form is searched by name', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepAgenda(mounted)
  mounted.alter('get /v1/workers', async (answer) => {
    const workers: { id: string; person: object }[] = await answer.json()
    const others = workers.map((one, index) => ({ ...one, id: `${one.id.slice(0, -2)}a${index}`, person: { ...one.person, name: 'Eva' } }))
    return Response.json([...workers, ...others], answer)
  })
  await zoeWithBruno().click()
  await userEvent.keyboard('t')
  await expect.element(dialog().getByRole('textbox', { name: 'Buscar trabajador' })).toHaveFocus()
  await userEvent.keyboard('mori{Enter}')
  await expect.element(dialog().getByRole('radio', { name: 'Ana Torres' })).not.toBeInTheDocument()
  await expect.element(dialog()).toMatchTextContent(/pasa a Carmen Mori\./)
})

test('the card of an exception names its series, and so does its deletion', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  keepAgenda(mounted, {
    records: (sessions) =>
      sessions
        .filter(({ id }) => id === zoe)
        .map((one) => ({ ...one, id: ian, session_date: null, standing: true, starts_on: '2026-11-01' })),
  })
  await zoeWithBruno().click()
  await expect.element(dialog()).toMatchTextContent(/Cambia la fija de cada miércoles solo en esta fecha\./)
  await userEvent.keyboard('{Delete}')
  await expect.element(dialog()).toMatchTextContent(/ese día la serie vuelve a tener su sesión/)
  await dialog().getByRole('button', { name: 'Eliminar sesión' }).click()
  await expect.element(chip('Zoe C. con Bruno Salazar, pendiente, fija')).toBeVisible()
  await expect.element(page.getByText(/^Sesión eliminada/)).toBeVisible()
})

test('a notification explains why the card closes when a colleague deletes the session', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl(), { answers: { [`get /v1/sessions/${zoe}`]: 'code=404' } })
  let deleted = false
  keepAgenda(mounted, { week: (sessions) => sessions.filter(({ id }) => !deleted || id !== zoe) })
  await zoeWithBruno().click()
  await expect.element(dialog()).toBeVisible()
  deleted = true
  await mounted.queryClient.invalidateQueries({ queryKey: ['/v1/sessions/by-turn-and-week'] })
  await expect.element(page.getByText('Otra persona eliminó esta sesión')).toBeVisible()
  await expect.element(page.getByText('Zoe Campos, mié 25 Nov, 08:00')).toBeVisible()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a user with read access cannot change anything, by button or key', async () => {
  const mounted = await mount(getWeekUrl())
  mounted.alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read'))
  keepAgenda(mounted)
  await zoeWithBruno().click()
  await expect.element(dialog()).toMatchTextContent(/Pendiente/)
  await userEvent.keyboard('cvemt{Delete}')
  expect(dialog().getByRole('button').elements().length).toBe(1)
  expect(changes(mounted.calls)).toEqual([])
})
