import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { cell, chip, clients, getWeekUrl, setClinicTime } from './agenda.ts'
import { bookingForm, chooseClient, clientField, openThursdayForm } from './booking-form.ts'
import { leaveSent } from './late-answers.ts'
import { type MountOptions, mount } from './mount.tsx'

const clientForm = () => page.getByRole('dialog', { name: /cliente$/ })
const field = (label: string) => clientForm().getByLabelText(label, { exact: true })
const note = () => bookingForm().getByLabelText('Nota (opcional)')
const offer = () => page.getByText(/^Tiene un borrador de hoy, \d\d:\d\d/)
const recover = () => page.getByRole('button', { name: 'Recuperar' }).click()
const listDrafts = () => Object.keys(sessionStorage).filter((key) => key.includes(' draft '))
const newClient = paths.clients({ record: 'new' })

/** Mounts the application again, as a reload does. */
const reload = (url: string, options: MountOptions = {}) => {
  window.dispatchEvent(new Event('pagehide'))
  return mount(url, { ...options, keepsDrafts: true })
}

/** Types a client that is not saved, and reloads the page. */
async function leaveClient(options: MountOptions = {}) {
  await mount(newClient, options)
  await field('Nombres').fill('Luz')
  await field('Documento').fill('4050')
  return reload(newClient, options)
}

test('a client that was not saved is offered after a reload, and is gone once it is saved', async () => {
  await mount(paths.clients({ record: clients.ian }))
  await field('Nombres').fill('Ian José')
  await reload(paths.clients({ record: clients.ian }))
  await expect.element(offer()).toBeVisible()
  await expect.element(field('Nombres')).toHaveValue('Ian')
  await recover()
  await expect.element(field('Nombres')).toHaveValue('Ian José')
  await expect.element(field('Nombres')).toHaveFocus()
  await expect.element(offer()).not.toBeInTheDocument()
  await clientForm().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText(/^Cliente guardado/)).toBeVisible()
  expect(listDrafts()).toEqual([])
})

test('a worker that was not saved is offered after a reload', async () => {
  const newWorker = paths.workers({ record: 'new' })
  const form = page.getByRole('dialog', { name: 'Registrar trabajador' })
  await mount(newWorker)
  await form.getByLabelText('Nombres').fill('Luz')
  await form.getByRole('checkbox').first().click()
  await reload(newWorker)
  await recover()
  await expect.element(form.getByLabelText('Nombres')).toHaveValue('Luz')
  await expect.element(form.getByRole('checkbox').first()).toBeChecked()
})

test('the form of another client does not offer the draft', async () => {
  await leaveClient()
  await expect.element(offer()).toBeVisible()
  await reload(paths.clients({ record: clients.ian }))
  await expect.element(field('Nombres')).toHaveValue('Ian')
  expect(offer().query()).toBeNull()
})

test('a discarded draft is gone, and a form that is left without saving leaves none', async () => {
  await leaveClient()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await expect.element(offer()).not.toBeInTheDocument()
  expect(listDrafts()).toEqual([])
  await field('Nombres').fill('Sol')
  await expect.poll(listDrafts).toHaveLength(1)
  await clientForm().getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(clientForm()).not.toBeInTheDocument()
  expect(listDrafts()).toEqual([])
})

test('an offered draft stays while the new form is untouched, and what is typed there replaces it', async () => {
  await leaveClient()
  await clientForm().getByRole('button', { name: 'Cancelar' }).click()
  await reload(newClient)
  await expect.element(offer()).toMatchTextContent(/Se reemplaza si escribe aquí\./)
  await field('Nombres').fill('Sol')
  await expect.element(offer()).not.toBeInTheDocument()
  await reload(newClient)
  await recover()
  await expect.element(field('Nombres')).toHaveValue('Sol')
  await expect.element(field('Documento')).toHaveValue('')
})

test.for([
  { damage: 'broken JSON', text: '{"writer"' },
  { damage: 'another shape', text: (draft: string) => draft.replaceAll('"fatherLastName"', '"surname"') },
  {
    damage: 'an age of more than 12 hours',
    text: (draft: string) => draft.replace(/"savedAt":\d+/, `"savedAt":${Date.now() - 43_300_000}`),
  },
])('a draft with $damage is not offered', async ({ text }) => {
  await leaveClient()
  await expect.element(offer()).toBeVisible()
  const [key = ''] = listDrafts()
  sessionStorage.setItem(key, typeof text === 'string' ? text : text(sessionStorage.getItem(key) ?? ''))
  await mount(newClient, { keepsDrafts: true })
  await expect.element(field('Nombres')).toHaveValue('')
  expect(offer().query()).toBeNull()
})

test('a draft that is too old is deleted without a form that reads it', async () => {
  await leaveClient()
  const [key = ''] = listDrafts()
  sessionStorage.setItem(key, (sessionStorage.getItem(key) ?? '').replace(/"savedAt":\d+/, `"savedAt":${Date.now() - 43_300_000}`))
  await mount(paths.workers(), { keepsDrafts: true })
  await expect.poll(listDrafts).toEqual([])
})

test('a form works without session storage', async () => {
  await mount(paths.clients())
  const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError')
  })
  onTestFinished(() => storage.mockRestore())
  await page.getByRole('button', { name: 'Acciones de Vargas Soto, Ian' }).click()
  await page.getByRole('menuitem', { name: 'Editar' }).click()
  await field('Nombres').fill('Ian José')
  await clientForm().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText(/^Cliente guardado/)).toBeVisible()
  expect(storage).toHaveBeenCalled()
})

test('drafts stay after the end of the sign-in for the same user, and are deleted when another user signs in', async () => {
  await leaveClient()
  const mounted = await reload(paths.login(newClient))
  expect(listDrafts()).toHaveLength(1)
  mounted.prefer('get /v1/auth/is_logged_in', '')
  await mounted.router.navigate(newClient)
  await expect.element(offer()).toBeVisible()
  const { alter, prefer, router } = await reload(paths.login())
  prefer('get /v1/auth/is_logged_in', '')
  alter('get /v1/auth/is_logged_in', async (answer) =>
    Response.json({ ...(await answer.json()), id: '01998a00-0000-7000-8000-010000000099' }, { headers: answer.headers }),
  )
  await router.navigate(newClient)
  await expect.poll(listDrafts).toEqual([])
})

test('a sign-out deletes the drafts, and a form that is still open writes none', async () => {
  await mount(newClient)
  await field('Nombres').fill('Luz')
  await expect.poll(listDrafts).toHaveLength(1)
  const channel = new BroadcastChannel('turnos-sign-out')
  channel.postMessage(null)
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  channel.close()
  await field('Nombres').fill('Sol')
  window.dispatchEvent(new Event('pagehide'))
  expect(listDrafts()).toEqual([])
})

const otherSlot = /\(jue 26 nov, 08:50\)/

/** Types a booking of Thursday and reloads the week. */
async function leaveBooking(url = getWeekUrl()) {
  setClinicTime('2026-11-22', '10:00')
  await mount(getWeekUrl())
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await note().fill('Trae el informe')
  const left = await reload(url)
  // The draft has the id of the client, of whom everything else is read again.
  const [key = ''] = listDrafts()
  expect(sessionStorage.getItem(key)).not.toMatch(/Ortega|publicLink/)
  return left
}

test.for([
  { form: 'the same slot', slot: 'jueves 26 de noviembre, 08:50', url: getWeekUrl(), subject: /:\d\d\. Se/ },
  { form: 'another slot', slot: 'viernes 27 de noviembre, 08:50', url: getWeekUrl(), subject: otherSlot },
  { form: 'another week', slot: 'viernes 4 de diciembre, 08:50', url: getWeekUrl({ week: '2026-11-29' }), subject: otherSlot },
])('a booking that was not sent is offered in the form of $form and recovered in its own slot', async ({ slot, url, subject }) => {
  await leaveBooking(url)
  await cell(slot).click()
  await expect.element(offer()).toMatchTextContent(subject)
  await recover()
  await expect.element(bookingForm()).toMatchTextContent(/Jueves 26 de noviembre, 08:50/)
  await expect.element(clientField()).toHaveValue('Tomás Ortega Ruiz')
  await expect.element(note()).toHaveValue('Trae el informe')
  await expect.element(bookingForm().getByRole('radio', { name: /^Ana Torres/ })).toBeChecked()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  expect(listDrafts()).toEqual([])
})

test('a booking that is being sent is not offered in the form of another slot', async () => {
  setClinicTime('2026-11-22', '10:00')
  const mounted = await mount(getWeekUrl())
  const answer = mounted.hold('post /v1/sessions/changes')
  await openThursdayForm()
  await chooseClient('Tomás Ortega Ruiz')
  await bookingForm().getByText('Ana Torres').click()
  await bookingForm().getByRole('button', { name: 'Reservar' }).click()
  await leaveSent(bookingForm())
  await expect.poll(listDrafts).toHaveLength(1)
  await cell('viernes 27 de noviembre, 08:50').click()
  await expect.element(bookingForm()).toMatchTextContent(/Viernes 27 de noviembre, 08:50/)
  expect(offer().query()).toBeNull()
  answer()
  await expect.element(page.getByText(/^Sesión reservada: Tomás Ortega/)).toBeVisible()
  expect(listDrafts()).toEqual([])
})

test('a note that was not saved is offered in the card of its session', async () => {
  await mount(getWeekUrl())
  const open = async () => {
    await chip(/^Zoe C. con Bruno/).click()
    await page.getByRole('button', { name: 'Añadir nota' }).click()
  }
  await open()
  await page.getByRole('textbox', { name: 'Nota' }).fill('Llega tarde')
  await reload(getWeekUrl())
  await open()
  await recover()
  await expect.element(page.getByRole('textbox', { name: 'Nota' })).toHaveValue('Llega tarde')
})
