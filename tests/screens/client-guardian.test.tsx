import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { chip, getWeekUrl, setClinicTime } from './agenda.ts'
import { colleague } from './colleague.ts'
import { openTuesday, section } from './home.ts'
import { mount } from './mount.tsx'

const dialog = () => page.getByRole('dialog')
const field = (label: string) => dialog().getByLabelText(label, { exact: true })
const account = () => page.getByRole('region', { name: 'Cuenta de usuario' })

const zulema = { name: 'Zulema', fatherLastName: 'Nueva', motherLastName: '', gender: false, document: '', documentType: 0 as const }
const register = () => colleague.post('/v1/clients', { body: { person: zulema, guardianName: 'Rosa Díaz', guardianPhone: '987654321' } })
const findZulema = async () => (await colleague.get('/v1/clients', { query: { search: 'zulema' } }))[0]!

test('a client is registered without document, with guardian and note, and a guardian whose fields are emptied is gone', async () => {
  await mount(paths.clients({ record: 'new' }), { usesRealServer: true })
  await field('Nombres').fill('Zulema')
  await field('Apellido paterno').fill('Nueva')
  await dialog().getByRole('combobox', { name: 'Género' }).click()
  await page.getByRole('option', { name: 'Femenino' }).click()
  await expect.element(field('Documento')).toHaveAccessibleDescription('8 cifras; puede completarlo después')
  await field('Apoderado (opcional)').fill('Rosa Díaz')
  await field('Teléfono del apoderado (opcional)').fill('987 654 321')
  await field('Nota (opcional)').fill('Llega con su mamá.')
  await dialog().getByRole('button', { name: 'Registrar cliente' }).click()
  await page.getByRole('link', { name: 'Nueva, Zulema' }).click()
  const facts = page.getByRole('region', { name: 'Datos' })
  await expect.element(facts).toMatchTextContent(/Apoderada.*Rosa Díaz.*987 654 321.*Llega con su mamá\..*Sin documento/)

  await page.getByRole('button', { name: 'Editar' }).click()
  await expect.element(field('Documento')).toHaveFocus()
  await field('Apoderado (opcional)').fill('')
  await field('Teléfono del apoderado (opcional)').fill('')
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(facts).not.toMatchTextContent(/Apoderada/)
  expect(await findZulema()).toMatchObject({
    guardianName: null,
    guardianPhone: null,
    note: 'Llega con su mamá.',
    person: { document: '', documentType: 0 },
  })
})

test('a client without document gets no user until the document is there, and a link leads to it', async () => {
  const { router, calls } = await mount(paths.clients(), { usesRealServer: true, prepare: register })
  await page.getByRole('link', { name: 'Nueva, Zulema' }).click()
  await expect.element(account()).toMatchTextContent(/complételo antes de crear el usuario/)
  expect(account().getByRole('button').query()).toBeNull()

  await router.navigate(paths.createUser())
  await page.getByRole('main').getByText('Cliente', { exact: true }).click()
  const person = page.getByRole('combobox', { name: 'Cliente' })
  await person.fill('zulema')
  await page.getByRole('option', { name: /^Zulema Nueva/ }).click()
  await page.getByRole('button', { name: 'Crear usuario', exact: true }).click()
  await expect.element(person).toHaveAccessibleDescription(/Falta su documento/)
  expect(calls.some(({ call }) => call === 'post /v1/users/from-client')).toBe(false)
  await page.getByRole('link', { name: 'complételo antes de crear el usuario' }).click()
  await expect.element(page.getByRole('button', { name: 'Salir sin guardar' })).toBeVisible()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.element(field('Documento')).toHaveFocus()
  await field('Documento').fill('70112233')
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(account().getByRole('button', { name: 'Crear usuario' })).toBeVisible()
})

test('the card names the guardian, whom WhatsApp addresses, and shows the note of the client', async () => {
  setClinicTime('2026-11-23', '07:00')
  const prepare = async () => {
    const [client] = await colleague.get('/v1/clients', { query: { search: 'sebastián' } })
    const { id, person } = client!
    const body = {
      id,
      person: { id: person.id ?? '' },
      guardianName: 'Rosa Flores',
      guardianPhone: '971200317',
      note: 'Llega con su mamá.',
    }
    await colleague.put('/v1/clients/{id}', { path: { id }, body })
  }
  await mount(getWeekUrl(), { usesRealServer: true, prepare })
  await chip(/^Sebastián/)
    .first()
    .click()
  await expect.element(dialog()).toMatchTextContent(/Apoderada: Rosa Flores/)
  await expect.element(dialog()).toMatchTextContent(/Nota del cliente: Llega con su mamá\./)
  const whatsApp = dialog().getByRole('link', { name: 'Enviar por WhatsApp a Sebastián Ñahui (Apoderada: Rosa Flores)' })
  const { href } = whatsApp.element() as HTMLAnchorElement
  expect(href).toContain('//wa.me/51971200317?')
  expect(new URL(href).searchParams.get('text')).toMatch(/^Hola Rosa, le recordamos la sesión de Sebastián/)
  await userEvent.keyboard('{Escape}')
})

test('the first screen lists the clients without document until it is complete', async () => {
  await openTuesday({ prepare: register })
  const incomplete = section('Datos por completar')
  await expect.element(incomplete).toMatchTextContent(/1 cliente sin documento/)
  await incomplete.getByRole('link', { name: 'Completar el documento de Zulema Nueva' }).click()
  await expect.element(field('Documento')).toHaveFocus()
  await userEvent.keyboard('70112233')
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText('Cliente guardado: Zulema Nueva')).toBeVisible()
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Inicio' }).click()
  await expect.element(section('Hoy')).toBeVisible()
  await expect.element(incomplete).not.toBeInTheDocument()
})
