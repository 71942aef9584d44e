import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fileTitles } from '#web/clients/client-titles.ts'
import { paths } from '#web/navigation/paths.ts'
import { setClinicTime } from './agenda.ts'
import { findSeriousViolations } from './axe.ts'
import { changeClient, colleague } from './colleague.ts'
import { mount } from './mount.tsx'

const ian = '01998a00-0000-7000-8000-020000000001'

const dialog = () => page.getByRole('dialog')
const field = (label: string) => dialog().getByLabelText(label, { exact: true })

async function fillPerson(document = '70112233') {
  await field('Nombres').fill('Luz María')
  await field('Apellido paterno').fill('Ñahui')
  await field('Apellido materno (opcional)').fill('Flores')
  await field('Documento').fill(document)
  await field('Género').click()
  await page.getByRole('option', { name: 'Femenino' }).click()
}

test('the form has an input for each field of a client', async () => {
  await mount(paths.clients({ record: 'new' }))
  await expect.element(field('Nombres')).toBeVisible()
  const labels = Object.values(fileTitles).flatMap((title) => [title, `${title} (opcional)`])
  const found = labels.filter((label) => field(label).elements().length > 0)
  expect(found.map((label) => label.replace(' (opcional)', ''))).toEqual(Object.values(fileTitles))
})

test('a client with one surname and a phone as people write it is registered and listed', async () => {
  await mount(paths.clients({ columns: 'name,phone,email' }), { usesRealServer: true })
  await page.getByRole('button', { name: 'Registrar cliente' }).click()
  await fillPerson()
  await field('Apellido materno (opcional)').fill('')
  await field('Teléfono (opcional)').fill('(+51) 987-654-321')
  await field('Correo (opcional)').fill("o'brien@x.pe")
  await dialog().getByRole('button', { name: 'Registrar cliente' }).click()
  await expect.element(page.getByText('Cliente registrado: Luz María Ñahui', { exact: true })).toBeVisible()
  await expect.element(page.getByRole('row', { name: /Ñahui, Luz María.*\+51 987 654 321.*o'brien@x.pe/ })).toBeVisible()
})

test('a birth date in the future is an error beside its field', async () => {
  await mount(paths.clients({ record: 'new' }))
  await field('Nacimiento (opcional)').fill('01/01/2200')
  await userEvent.tab()
  await expect.element(dialog().getByText('La fecha de nacimiento no puede ser futura')).toBeVisible()
})

test('a client whose stored birth date lies in the future can be corrected in other fields', async () => {
  setClinicTime('2030-01-01', '10:00')
  await mount(paths.clients({ record: ian }), { usesRealServer: true, prepare: () => changeClient(ian, { birthDate: '2029-05-14' }) })
  await expect.element(field('Nacimiento (opcional)')).toHaveValue('14/05/2029')
  setClinicTime('2026-11-24', '10:00')
  await field('Teléfono (opcional)').fill('911 200 302')
  await dialog().getByRole('button', { name: 'Guardar' }).click()
  await expect.element(page.getByText('Cliente guardado: Ian Vargas Soto')).toBeVisible()
  expect(await colleague.get('/v1/clients/{id}', { path: { id: ian } })).toMatchObject({
    person: { phone: '911200302', birthDate: '2029-05-14' },
  })
})

test('registering a client sends no empty fields and refetches the list', async () => {
  const { calls, url } = await mount(paths.clients(), { usesRealServer: true })
  await page.getByRole('button', { name: 'Registrar cliente' }).click()
  await fillPerson()
  await field('Nacimiento (opcional)').fill('14052018')
  await dialog().getByRole('button', { name: 'Registrar cliente' }).click()
  await expect.element(page.getByText('Cliente registrado: Luz María Ñahui Flores')).toBeVisible()
  await expect.poll(url).toBe(paths.clients())
  expect(calls.find(({ call }) => call === 'post /v1/clients')?.body).toEqual({
    person: {
      name: 'Luz María',
      father_last_name: 'Ñahui',
      mother_last_name: 'Flores',
      document_type: 0,
      document: '70112233',
      gender: false,
      birth_date: '2018-05-14',
    },
  })
  // The form searches for namesakes besides.
  expect(calls.filter(({ call, query }) => call === 'get /v1/clients' && !query.has('search')).length).toBe(2)
  await expect.element(page.getByRole('link', { name: 'Ñahui Flores, Luz María' })).toBeVisible()
})

test.for(['light', 'dark'] as const)('missing and invalid values are reported at each field, and nothing is sent (%s)', async (theme) => {
  const { calls } = await mount(paths.clients({ record: 'new' }), { theme })
  await field('Documento').fill('7011223')
  await field('Nacimiento (opcional)').fill('30/02/2018')
  await field('Teléfono (opcional)').fill('ninguno')
  await dialog().getByRole('button', { name: 'Registrar cliente' }).click()
  await expect.element(field('Nombres')).toHaveAccessibleDescription('Complete este dato')
  await expect.element(field('Nombres')).toHaveFocus()
  await expect.element(field('Documento')).toHaveAccessibleDescription('El DNI tiene 8 cifras; hay 7')
  await expect.element(field('Nacimiento (opcional)')).toHaveAccessibleDescription(/Escriba una fecha del calendario/)
  await expect.element(field('Teléfono (opcional)')).toHaveAccessibleDescription(/Escriba un solo número, de 6 a 15 cifras/)
  expect(await findSeriousViolations()).toEqual([])
  expect(calls.filter(({ call }) => call.startsWith('post'))).toEqual([])
})

test('the calendar of the date of birth opens at the years, and Escape closes only the calendar', async () => {
  await mount(paths.clients({ record: 'new' }), { theme: 'dark' })
  const openCalendar = () => page.getByRole('button', { name: 'Elegir en el calendario' }).click()
  await openCalendar()
  await page.getByRole('button', { name: '2020', exact: true }).click()
  await page.getByRole('button', { name: 'May', exact: true }).click()
  await page.getByRole('button', { name: '14 mayo 2020' }).click()
  await expect.element(field('Nacimiento (opcional)')).toHaveValue('14/05/2020')
  await openCalendar()
  await expect.element(page.getByRole('button', { name: '14 mayo 2020' })).toHaveFocus()
  expect(await findSeriousViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Calendario' })).not.toBeInTheDocument()
  await expect.element(field('Nombres')).toBeVisible()
})

test('a duplicate document is reported at its field, and typed values stay', async () => {
  await mount(paths.clients({ record: 'new' }), { usesRealServer: true })
  await fillPerson('90123456')
  await dialog().getByRole('button', { name: 'Registrar cliente' }).click()
  await expect.element(field('Documento')).toHaveAccessibleDescription('Lo tiene Ian Vargas Soto (cliente).')
  await expect.element(field('Nombres')).toHaveValue('Luz María')
})

test('closing a form with unsaved changes asks for confirmation', async () => {
  const { url } = await mount(paths.clients({ record: 'new' }))
  await field('Nombres').fill('Luz')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Seguir aquí' }).click()
  await expect.element(field('Nombres')).toHaveValue('Luz')
  await dialog().getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect.poll(url).toBe(paths.clients())
})
