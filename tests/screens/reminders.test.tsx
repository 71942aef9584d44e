import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { childTherapy, chip, clients, getWeekUrl, keepOnlyAccess, sessions, setClinicTime, workers } from './agenda.ts'
import { bookAsColleague, changeClient, colleague, listSessionsOf, readSession } from './colleague.ts'
import { mount } from './mount.tsx'

const heading = (name: string) => page.getByRole('heading', { name, level: 2 })
const main = () => page.getByRole('main')
const row = (name: string) => main().getByRole('listitem').filter({ hasText: name })
const whatsApp = (name: string) => main().getByRole('link', { name: `Enviar por WhatsApp a ${name}` })
const mail = (name: string) => main().getByRole('link', { name: `Enviar por correo a ${name}` })
const sentBox = (name: string) => main().getByRole('checkbox', { name: `Enviado a ${name}` })

/** Opens the reminders on Monday 23 November, where nothing leaves the page: links to other programs open nothing. */
async function mountReminders(url = paths.reminders(), options: Parameters<typeof mount>[1] = {}) {
  setClinicTime('2026-11-23', '10:00')
  const stop = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a[target="_blank"]')) event.preventDefault()
  }
  window.addEventListener('click', stop)
  onTestFinished(() => window.removeEventListener('click', stop))
  return mount(url, { usesRealServer: true, ...options })
}

async function linkValentina() {
  const url = await colleague.get('/v1/clients/public-link/generate')
  await colleague.post('/v1/clients/public-link', {
    body: { clientId: clients.valentina, url, scheduleId: childTherapy, workerIds: [workers.ana] },
  })
  return { url }
}

test('the active sessions of tomorrow are listed by hour, with a ready text for WhatsApp and e-mail', async () => {
  const prepare = async () => {
    await changeClient(clients.valentina, { email: "o'brien+cita@example.com", phone: '+34 600 700 800' })
    await linkValentina()
    await colleague.patch('/v1/sessions/{id}/state', { path: { id: sessions.alessia }, body: { state: 'canceled' } })
  }
  await mountReminders(paths.reminders(), { prepare })
  await expect.element(main()).toMatchTextContent(/Martes 24 de noviembre · 0 de 2 enviados/)
  expect(
    main()
      .getByRole('heading', { level: 2 })
      .elements()
      .map((element) => element.textContent),
  ).toEqual(['08:00', '09:40'])
  await expect.element(row('Valentina Quiroz Peña')).toMatchTextContent(/\+34600700800.*Ana Torres Medina/)
  await expect.element(page.getByRole('link', { name: '+34600700800' })).toHaveAttribute('href', 'tel:+34600700800')

  const { publicLink } = await colleague.get('/v1/clients/{id}', { path: { id: clients.valentina } })
  const text =
    'Hola Valentina, le recordamos su sesión de mañana martes 24 de noviembre a las 8:00 con Ana Torres en Turnos. ' +
    `Si hay algún inconveniente, avísenos por favor.\n\nResponda aquí si viene o no: ${location.origin}/public-link/${publicLink}`
  const url = new URL((whatsApp('Valentina Quiroz').element() as HTMLAnchorElement).href)
  expect([url.origin + url.pathname, url.searchParams.get('text')]).toEqual(['https://wa.me/34600700800', text])
  const mailUrl = new URL((mail('Valentina Quiroz').element() as HTMLAnchorElement).href)
  expect(decodeURIComponent(mailUrl.pathname)).toBe("o'brien+cita@example.com")
  expect([...mailUrl.searchParams.values()]).toEqual(['Recordatorio: sesión del martes 24 de noviembre', text.replaceAll('\n', '\r\n')])
  for (const link of [whatsApp('Valentina Quiroz'), mail('Valentina Quiroz')]) {
    await expect.element(link).toHaveAttribute('target', '_blank')
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  }
})

test('a client without e-mail has a disabled button that says so', async () => {
  await mountReminders()
  await expect.element(page.getByRole('button', { name: 'Enviar por correo a Valentina Quiroz: sin correo' })).toBeDisabled()
  await expect.element(whatsApp('Valentina Quiroz')).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/51931200303\?/))
})

test('opening WhatsApp marks the reminder as sent for everybody, and unchecking the box takes the mark back', async () => {
  await mountReminders()
  await expect.element(main()).toMatchTextContent(/0 de 3 enviados/)
  await whatsApp('Valentina Quiroz').click()
  await expect.element(sentBox('Valentina Quiroz')).toBeChecked()
  await mail('Alessia Mendoza').click()
  await expect.element(main()).toMatchTextContent(/2 de 3 enviados/)
  await expect.poll(() => readSession(sessions.alessia)).toHaveProperty('remindedAt')
  await sentBox('Valentina Quiroz').click()
  await expect.element(main()).toMatchTextContent(/1 de 3 enviados/)
  await expect.poll(() => readSession(sessions.valentina)).not.toHaveProperty('remindedAt')

  // Sebastián's session is an occurrence of a series.
  const series = (await listSessionsOf(clients.sebastian)).find(({ standing }) => standing)
  await colleague.post('/v1/sessions/{id}/reminded', { path: { id: series!.id }, body: { sessionDate: '2026-11-24' } })
  window.dispatchEvent(new Event('focus'))
  await expect.element(sentBox('Sebastián Ñahui')).toBeChecked()
})

test('all reminders are marked at once, and one press takes the marks back', async () => {
  await mountReminders()
  await whatsApp('Valentina Quiroz').click()
  await page.getByRole('button', { name: 'Marcar 2 como enviados' }).click()
  await expect.element(main()).toMatchTextContent(/3 de 3 enviados/)
  await expect.poll(() => readSession(sessions.alessia)).toHaveProperty('remindedAt')
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(main()).toMatchTextContent(/1 de 3 enviados/)
  await expect.poll(() => readSession(sessions.alessia)).not.toHaveProperty('remindedAt')
  expect(await readSession(sessions.valentina)).toHaveProperty('remindedAt')
})

test('undoing takes back all marks but one that a colleague has changed since, and says so', async () => {
  await mountReminders()
  await whatsApp('Valentina Quiroz').click()
  await page.getByRole('button', { name: 'Marcar 2 como enviados' }).click()
  await expect.poll(() => readSession(sessions.alessia)).toHaveProperty('remindedAt')
  const body = { sessionDate: '2026-11-24', reminded: false }
  await colleague.post('/v1/sessions/{id}/reminded', { path: { id: sessions.alessia }, body })
  await userEvent.keyboard('{Control>}z{/Control}')
  const failure = page.getByRole('alert').filter({ hasText: 'No se pudo deshacer «2 recordatorios marcados como enviados»' })
  await expect.element(failure).toMatchTextContent(/Alessia Mendoza/)
  await expect.element(main()).toMatchTextContent(/1 de 3 enviados/)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(page.getByText('No hay nada que deshacer.')).toBeVisible()
})

test('the day says how many clients no message can reach, and marking all leaves them out', async () => {
  await mountReminders(paths.reminders(), { prepare: () => changeClient(clients.valentina, { phone: '', email: '' }) })
  const button = page.getByRole('button', { name: 'Marcar 2 como enviados' })
  await expect.element(button).toHaveAccessibleDescription('1 sin teléfono ni correo')
  await expect.element(page.getByText('1 sin teléfono ni correo')).toBeVisible()
  await expect.element(page.getByText('Sin enviar (3)')).toBeVisible()
})

test('the filter leaves out what was sent, and a reminder that is sent meanwhile stays in its place', async () => {
  const { url } = await mountReminders()
  await sentBox('Valentina Quiroz').click()
  await page.getByText('Sin enviar (2)').click()
  await expect.element(row('Valentina Quiroz Peña')).not.toBeInTheDocument()
  expect(url()).toBe(paths.reminders({ show: 'unsent' }))
  await whatsApp('Alessia Mendoza').click()
  await expect.element(page.getByText('Sin enviar (1)')).toBeVisible()
  await expect.element(sentBox('Alessia Mendoza')).toBeChecked()
  await expect.element(whatsApp('Alessia Mendoza')).toHaveFocus()

  await sentBox('Sebastián Ñahui').click()
  await page.getByText('Todos', { exact: true }).click()
  await page.getByText('Sin enviar (0)').click()
  await expect.element(page.getByText('Todos los recordatorios están enviados')).toBeVisible()
  await page.getByRole('button', { name: 'Mostrar todos' }).click()
  await expect.element(main()).toMatchTextContent(/3 de 3 enviados/)
})

test('a session is confirmed when the client answers, keeps its mark, and is confirmed in the agenda too', async () => {
  const { router } = await mountReminders()
  await whatsApp('Sebastián Ñahui').click()
  const box = page.getByRole('checkbox', { name: 'Confirmada la sesión de Sebastián Ñahui' })
  await box.click()
  await expect.element(page.getByText('Sesión confirmada: Sebastián Ñahui con Ana Torres, mar 24 nov, 09:40')).toBeVisible()
  // The series got an exception on this date, which is another record of the same session.
  await expect
    .poll(() => listSessionsOf(clients.sebastian))
    .toContainEqual(expect.objectContaining({ sessionDate: '2026-11-24', state: 'confirmed' }))
  await expect.element(box).toBeChecked()
  await expect.element(box).toHaveFocus()
  await expect.element(sentBox('Sebastián Ñahui')).toBeChecked()
  await router.navigate(getWeekUrl())
  await expect.element(chip(/^Sebastián Ñ. con Ana Torres, confirmada/).first()).toBeVisible()
  await router.navigate(paths.reminders())
  await expect.element(box).toBeChecked()

  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(box).not.toBeChecked()
  await expect
    .poll(async () => (await listSessionsOf(clients.sebastian)).filter(({ sessionDate }) => sessionDate === '2026-11-24'))
    .toEqual([])
})

test('a session that is confirmed while its reminder is being marked gets both', async () => {
  await mountReminders()
  await expect.element(sentBox('Alessia Mendoza')).toBeVisible()
  const confirmed = page.getByRole('checkbox', { name: 'Confirmada la sesión de Alessia Mendoza' })
  // Both presses come before anything is sent.
  for (const box of [sentBox('Alessia Mendoza'), confirmed]) (box.element() as HTMLElement).click()
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ state: 'confirmed', remindedAt: expect.any(String) })
})

test('Ctrl+Z undoes a confirmation while the focus is in its checkbox', async () => {
  await mountReminders()
  const box = page.getByRole('checkbox', { name: 'Confirmada la sesión de Alessia Mendoza' })
  await box.click()
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ state: 'confirmed' })
  await expect.element(box).toHaveFocus()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(box).not.toBeChecked()
  await expect.poll(() => readSession(sessions.alessia)).toMatchObject({ state: 'pending' })
})

test('a refused confirmation disappears again', async () => {
  const { prefer } = await mountReminders()
  const box = page.getByRole('checkbox', { name: 'Confirmada la sesión de Alessia Mendoza' })
  await expect.element(box).not.toBeChecked()
  prefer('post /v1/sessions/changes', 'no answer')
  await box.click()
  await expect.element(page.getByText('Quizá no se pudo cambiar la sesión')).toBeVisible()
  await expect.element(box).not.toBeChecked()
  expect(await readSession(sessions.alessia)).toMatchObject({ state: 'pending' })
})

test('today lists what has not begun, and the third day is the next one with sessions after tomorrow', async () => {
  const prepare = async () => {
    const people = { clientId: clients.benjamin, workerId: workers.elena }
    await bookAsColleague({ ...people, sessionDate: '2026-11-23', time: 8 * 60 })
    await bookAsColleague({ ...people, sessionDate: '2026-11-23', time: 11 * 60 + 20 })
  }
  const { url } = await mountReminders(paths.reminders({ day: 'today' }), { prepare })
  await expect.element(heading('11:20')).toBeVisible()
  expect(heading('08:00').query()).toBeNull()
  await expect
    .element(whatsApp('Benjamín León'))
    .toHaveAttribute('href', expect.stringContaining(encodeURIComponent('de hoy lunes 23 de noviembre')))
  await page.getByText('Miércoles 25').click()
  await expect.element(main()).toMatchTextContent(/Miércoles 25 de noviembre · 0 de \d enviados/)
  expect(url()).toBe(paths.reminders({ day: '2026-11-25' }))
  await page.getByText('Mañana, martes 24').click()
  await expect.element(main()).toMatchTextContent(/Martes 24 de noviembre/)
  expect(url()).toBe(paths.reminders())
})

test('what may not take place is marked, has no text, and is in no count', async () => {
  const prepare = async () => {
    const { url } = await linkValentina()
    const reply = { sessionDate: '2026-11-24', reply: 'declined' as const }
    await colleague.post('/v1/clients/public-link/{url}/sessions/{id}/reply', { path: { url, id: sessions.valentina }, body: reply })
    const body = { workerId: workers.jorge, fromDate: '2026-11-24', toDate: '2026-11-24', reason: 'Curso' }
    await bookAsColleague({ clientId: clients.benjamin, workerId: workers.jorge, sessionDate: '2026-11-24', time: 680 })
    await colleague.post('/v1/absences', { body })
  }
  await mountReminders(paths.reminders(), { prepare })
  await expect.element(row('Valentina Quiroz Peña')).toMatchTextContent(/Avisa que no viene/)
  await expect.element(row('Benjamín León')).toMatchTextContent(/Por resolver: en ausencia/)
  await expect.element(main()).toMatchTextContent(/0 de 2 enviados/)
  expect(whatsApp('Valentina Quiroz').query()).toBeNull()
  expect(sentBox('Valentina Quiroz').query()).toBeNull()
  await page.getByRole('button', { name: 'Marcar 2 como enviados' }).click()
  await expect.element(main()).toMatchTextContent(/2 de 2 enviados/)
  expect(await readSession(sessions.valentina)).not.toHaveProperty('remindedAt')
  expect(main().getByRole('listitem').elements()).toHaveLength(4)
  await page.getByText('Sin enviar (0)').click()
  await expect.element(page.getByText('Todos los recordatorios están enviados')).toBeVisible()
})

test('who does not come stands first and is settled there: by another hour, or by one press', async () => {
  const prepare = async () => {
    const { url } = await linkValentina()
    const reply = { sessionDate: '2026-11-24', reply: 'declined' as const }
    await colleague.post('/v1/clients/public-link/{url}/sessions/{id}/reply', { path: { url, id: sessions.valentina }, body: reply })
  }
  await mountReminders(paths.reminders(), { prepare })
  await expect.element(main().getByRole('listitem').first()).toMatchTextContent(/Valentina Quiroz Peña.*Avisa que no viene/)
  await page.getByRole('button', { name: 'Otra hora para Valentina Quiroz' }).click()
  const slots = page.getByRole('group', { name: /^Próximos cupos con/ }).getByRole('button')
  await slots.first().click()
  await expect.element(page.getByText(/^Sesión movida: Valentina Quiroz/)).toBeVisible()
  expect(await readSession(sessions.valentina)).not.toMatchObject({ sessionDate: '2026-11-24', time: 480 })
  await userEvent.keyboard('{Control>}z{/Control}')
  await page.getByRole('button', { name: 'Aplazar la sesión de Valentina Quiroz' }).click()
  await expect.poll(() => readSession(sessions.valentina)).toMatchObject({ state: 'postponed' })
})

test('sessions of a closing day are to be settled, and nobody is reminded of them', async () => {
  const prepare = async () => {
    await colleague.post('/v1/absences', { body: { fromDate: '2026-11-24', toDate: '2026-11-24', reason: 'Feriado' } })
  }
  await mountReminders(paths.reminders(), { prepare })
  await expect.element(row('Valentina Quiroz Peña')).toMatchTextContent(/Por resolver: en día cerrado/)
  await expect.element(row('Alessia Mendoza')).toMatchTextContent(/Por resolver: en día cerrado/)
  expect(
    main()
      .getByRole('link', { name: /^Enviar por WhatsApp/ })
      .query(),
  ).toBeNull()
  await expect.element(main()).not.toMatchTextContent(/enviados/)
})

test('the choice of the day skips closed days, and any other date can be chosen', async () => {
  const prepare = async () => {
    await colleague.post('/v1/absences', { body: { fromDate: '2026-11-24', toDate: '2026-11-26', reason: 'Feriados' } })
    await bookAsColleague({ clientId: clients.benjamin, workerId: workers.elena, sessionDate: '2026-12-03', time: 680 })
  }
  const { url } = await mountReminders(paths.reminders(), { prepare })
  await page.getByText('Viernes 27').click()
  await expect.element(main()).toMatchTextContent(/Viernes 27 de noviembre · 0 de \d/)
  await page.getByRole('button', { name: 'Otra fecha' }).click()
  await page
    .getByRole('button', { name: 'Next month' })
    .or(page.getByRole('button', { name: /siguiente/i }))
    .first()
    .click()
  await page.getByRole('button', { name: /^(jueves, )?3 (de )?diciembre/i }).click()
  await expect.element(main()).toMatchTextContent(/Jueves 3 de diciembre/)
  await expect.element(row('Benjamín León')).toBeVisible()
  expect(url()).toBe(paths.reminders({ day: '2026-12-03' }))
  await expect.element(page.getByRole('radio', { name: 'Jueves 3' })).toBeChecked()
})

test('a family with one telephone gets one text, which one press sends and marks', async () => {
  const prepare = async () => {
    await changeClient(clients.sebastian, { phone: '+51 931 200 303' })
    await bookAsColleague({ clientId: clients.benjamin, workerId: workers.elena, sessionDate: '2026-11-24', time: 680 })
  }
  await mountReminders(paths.reminders(), { prepare })
  await expect.element(main()).toMatchTextContent(/0 de 3 enviados/)
  const family = row('Valentina Quiroz Peña')
  await expect.element(family).toMatchTextContent(/Sebastián Ñahui/)
  const link = whatsApp('Valentina Quiroz y Sebastián Ñahui')
  const text = new URL((link.element() as HTMLAnchorElement).href).searchParams.get('text')
  expect(text).toMatch(/^Hola, le recordamos las sesiones de mañana martes 24 de noviembre en Turnos: Valentina a las .* y Sebastián a las/)
  await link.click()
  await expect.element(sentBox('Valentina Quiroz y Sebastián Ñahui')).toBeChecked()
  await expect.element(main()).toMatchTextContent(/1 de 3 enviados/)
  await expect.poll(() => readSession(sessions.valentina)).toHaveProperty('remindedAt')
  await page.getByRole('button', { name: 'Marcar 2 como enviados' }).click()
  await expect.element(main()).toMatchTextContent(/3 de 3 enviados/)
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(main()).toMatchTextContent(/1 de 3 enviados/)
})

test('two sessions of a client on the day are one reminder', async () => {
  const prepare = async () => {
    await bookAsColleague({ clientId: clients.valentina, workerId: workers.elena, sessionDate: '2026-11-24', time: 680 })
  }
  await mountReminders(paths.reminders(), { prepare, width: 320 })
  await expect.element(main()).toMatchTextContent(/0 de 3 enviados/)
  for (const element of main().getByRole('listitem').elements()) expect(element.scrollWidth).toBe(element.clientWidth)
  await sentBox('Valentina Quiroz').click()
  await expect.element(main()).toMatchTextContent(/1 de 3 enviados/)
  await expect
    .poll(async () => (await listSessionsOf(clients.valentina)).filter(({ sessionDate }) => sessionDate === '2026-11-24').length)
    .toBe(2)
})

test('what a colleague cancels or books disappears or appears when the window gets the focus', async () => {
  await mountReminders()
  await expect.element(main()).toMatchTextContent(/0 de 3 enviados/)
  await colleague.patch('/v1/sessions/{id}/state', { path: { id: sessions.valentina }, body: { state: 'canceled' } })
  window.dispatchEvent(new Event('focus'))
  await expect.element(row('Valentina Quiroz Peña')).not.toBeInTheDocument()
  await expect.element(main()).toMatchTextContent(/0 de 2 enviados/)
  await bookAsColleague({ clientId: clients.benjamin, workerId: workers.elena, sessionDate: '2026-11-24', time: 11 * 60 + 20 })
  window.dispatchEvent(new Event('focus'))
  await expect.element(row('Benjamín León Castro')).toBeVisible()
})

test('on a narrow phone nothing scrolls sideways, also with long names', async () => {
  const prepare = () =>
    changeClient(clients.valentina, {
      name: 'Maximiliana Guillermina',
      fatherLastName: 'Wittgenstein-Echevarría',
      phone: '+34 600 700 800 900',
    })
  await mountReminders(paths.reminders(), { prepare, width: 320 })
  await expect.element(row('Maximiliana Guillermina')).toBeVisible()
  const { scrollWidth, clientWidth } = row('Maximiliana Guillermina').element().closest('article')!
  expect(scrollWidth).toBe(clientWidth)
  for (const element of main().getByRole('listitem').elements()) expect(element.scrollWidth).toBe(element.clientWidth)
})

test('a day without sessions says so', async () => {
  await mountReminders(paths.reminders({ day: 'today' }), { usesRealServer: false, answers: { 'get /v1/sessions': 'example=empty' } })
  await expect.element(heading('Hoy no quedan sesiones')).toBeVisible()
  await page.getByText('Mañana, martes 24').click()
  await expect.element(heading('Sin sesiones el martes 24 de noviembre')).toBeVisible()
})

test('on a server that keeps no reminders nothing is marked, and the messages are there', async () => {
  await mountReminders(paths.reminders(), { usesRealServer: false, lacking: ['markSessionReminded'] })
  await expect.element(row('Valentina Quiroz Peña').first()).toBeVisible()
  expect(sentBox('Valentina Quiroz').query()).toBeNull()
  await expect.element(whatsApp('Valentina Quiroz').first()).toHaveAttribute('href', expect.stringContaining('/51931200303?'))
})

test.for([
  { who: 'a worker without access to sessions finds', ids: { worker_id: workers.ana, client_id: null }, isListed: true },
  { who: 'a client does not find', ids: { worker_id: null, client_id: clients.valentina }, isListed: false },
])('$who the reminders in the navigation', async ({ ids, isListed }) => {
  const { alter } = await mountReminders(paths.profile(), { usesRealServer: false })
  alter('get /v1/auth/is_logged_in', async (answer) => {
    const user = await (await keepOnlyAccess()(answer)).json()
    return Response.json({ ...user, ...ids })
  })
  const navigation = page.getByRole('navigation', { name: 'Principal' })
  await expect.element(navigation.getByRole('link', { name: 'Sesiones' })).toBeVisible()
  expect(navigation.getByRole('link', { name: 'Recordatorios' }).query() !== null).toBe(isListed)
})

test('without access to change states the state is a word', async () => {
  const { alter } = await mountReminders(paths.reminders(), { usesRealServer: false })
  alter('get /v1/auth/is_logged_in', keepOnlyAccess('sessions.read'))
  await expect.element(main().getByText('Pendiente').first()).toBeVisible()
  expect(
    main()
      .getByRole('checkbox', { name: /^Confirmada/ })
      .query(),
  ).toBeNull()
})
