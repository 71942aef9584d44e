import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { findSeriousViolations } from './axe.ts'
import { type MountOptions, mount } from './mount.tsx'

const drawer = () => page.getByRole('dialog')
const field = (label: string) => drawer().getByLabelText(label, { exact: true })
const openForm = (options: MountOptions = {}) => mount(paths.clients({ record: 'new' }), options)

async function chooseType(name: string) {
  await field('Tipo de documento').click()
  await page.getByRole('option', { name }).click()
}

test('the first letter of a gender chooses it', async () => {
  await openForm()
  const gender = drawer().getByRole('combobox', { name: 'Género' })
  await gender.click()
  await userEvent.keyboard('f')
  await expect.element(gender).toHaveValue('Femenino')
  await userEvent.keyboard('M')
  await expect.element(gender).toHaveValue('Masculino')
})

test('a gender or a type of document is chosen by typing its beginning', async () => {
  await openForm()
  const gender = drawer().getByRole('combobox', { name: 'Género' })
  await gender.click()
  await userEvent.keyboard('fem')
  await expect.element(gender).toHaveValue('Femenino')
  await userEvent.keyboard('{Escape}')
  const type = drawer().getByRole('combobox', { name: 'Tipo de documento' })
  type.element().focus()
  await userEvent.keyboard('pas')
  await expect.element(type).toHaveValue('Pasaporte')
})

test('a field is validated when it loses focus, then on every change until it is valid', async () => {
  await openForm()
  await field('Correo (opcional)').fill('luz@')
  await expect.element(field('Correo (opcional)')).not.toHaveAccessibleDescription()
  await userEvent.tab()
  await expect.element(field('Correo (opcional)')).toHaveAccessibleDescription('Escriba un correo como nombre@ejemplo.pe')
  await field('Correo (opcional)').fill('luz@ejemplo')
  await expect.element(field('Correo (opcional)')).toHaveAccessibleDescription('Escriba un correo como nombre@ejemplo.pe')
  await field('Correo (opcional)').fill('luz@ejemplo.pe')
  await expect.element(field('Correo (opcional)')).not.toHaveAccessibleDescription()
})

test('a required field that was emptied is reported when it loses focus, an untouched one only on saving', async () => {
  await openForm()
  await field('Nombres').click()
  await userEvent.tab()
  await expect.element(field('Apellido paterno')).toHaveFocus()
  await expect.element(field('Nombres')).not.toHaveAccessibleDescription()
  await field('Nombres').fill('Luz')
  await field('Nombres').fill('')
  await userEvent.tab()
  await expect.element(field('Nombres')).toHaveAccessibleDescription('Complete este dato')
  await field('Nombres').fill('L')
  await expect.element(field('Nombres')).not.toHaveAccessibleDescription()
})

test.for([
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 390 },
] as const)(
  'the document field counts typed digits, and reports errors that more typing cannot fix ($theme, $width px wide)',
  async (display) => {
    await openForm(display)
    await expect.element(field('Documento')).toHaveAccessibleDescription('8 cifras; puede completarlo después')
    await field('Documento').fill('70112')
    await expect.element(field('Documento')).toHaveAccessibleDescription('8 cifras; van 5')
    await field('Documento').fill('7011K')
    await expect.element(field('Documento')).toHaveAccessibleDescription('El DNI tiene solo cifras')
    await field('Documento').fill('701122334')
    await expect.element(field('Documento')).toHaveAccessibleDescription('El DNI tiene 8 cifras; hay 9')
    expect(await findSeriousViolations()).toEqual([])
    await field('Documento').fill('70112233')
    await expect.element(field('Documento')).toHaveAccessibleDescription('8 cifras')
  },
)

test('changing the document type validates the document again', async () => {
  await openForm()
  await field('Documento').fill('AB123456')
  await expect.element(field('Documento')).toHaveAccessibleDescription('El DNI tiene solo cifras')
  await chooseType('Pasaporte')
  await expect.element(field('Documento')).toHaveAccessibleDescription('De 6 a 12 letras o cifras; van 8')
  await chooseType('RUC')
  await expect.element(field('Documento')).toHaveAccessibleDescription('El RUC tiene solo cifras')
})

test('an error from the server stays at its field until that field changes', async () => {
  await openForm({ usesRealServer: true })
  for (const [label, text] of [
    ['Nombres', 'Luz María'],
    ['Apellido paterno', 'Ñahui'],
    ['Apellido materno (opcional)', 'Flores'],
    ['Documento', '90123456'],
  ] as const)
    await field(label).fill(text)
  await field('Género').click()
  await page.getByRole('option', { name: 'Femenino' }).click()
  await drawer().getByRole('button', { name: 'Registrar cliente' }).click()
  await expect.element(field('Documento')).toHaveAccessibleDescription('Lo tiene Ian Vargas Soto (cliente).')
  await expect.element(field('Documento')).toHaveFocus()
  await userEvent.tab()
  await field('Nombres').fill('Luz')
  await expect.element(field('Documento')).toHaveAccessibleDescription('Lo tiene Ian Vargas Soto (cliente).')
  await field('Documento').fill('90123457')
  await expect.element(field('Documento')).toHaveAccessibleDescription('8 cifras')
})

test('an error that appears on blur does not move the clicked checkbox', async () => {
  await mount(paths.workers({ record: 'new' }))
  await field('Teléfono (opcional)').fill('ninguno')
  await field('Terapeuta').click()
  await expect.element(field('Teléfono (opcional)')).toHaveAccessibleDescription(/Escriba un solo número, de 6 a 15 cifras/)
  await expect.element(field('Terapeuta')).toBeChecked()
})

test('positions are validated when focus leaves the group, not between its boxes', async () => {
  await mount(paths.workers({ record: 'new' }))
  const positions = page.getByRole('group', { name: 'Posiciones' })
  await field('Terapeuta').click()
  await field('Terapeuta').click()
  await field('Gerente').element().focus()
  await expect.element(positions).not.toHaveAccessibleDescription()
  await field('Nombres').click()
  await expect.element(positions).toHaveAccessibleDescription('Elija al menos una opción')
})

test.for([
  ['14/05/2018', '14/05/2018'],
  ['14052018', '14/05/2018'],
  ['4-5-2018', '04/05/2018'],
  ['4.5.18', '04/05/2018'],
  ['040585', '04/05/1985'],
])('a date typed as %s becomes %s', async ([typed, formatted]) => {
  await openForm()
  await field('Nacimiento (opcional)').fill(typed ?? '')
  await userEvent.tab()
  await expect.element(field('Nacimiento (opcional)')).toHaveValue(formatted)
  await expect.element(field('Nacimiento (opcional)')).toHaveAccessibleDescription('dd/mm/aaaa')
})

test('a date is picked by keyboard, in weeks from Sunday, and future years are disabled', async () => {
  await openForm()
  await field('Nacimiento (opcional)').fill('14/05/2018')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  const calendar = page.getByRole('dialog', { name: 'Calendario' })
  await expect.element(calendar.getByRole('button', { name: '14 mayo 2018' })).toHaveFocus()
  expect([...calendar.element().querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['D', 'L', 'M', 'M', 'J', 'V', 'S'])
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
  await expect.element(field('Nacimiento (opcional)')).toHaveValue('22/05/2018')
  await expect.element(calendar).not.toBeInTheDocument()

  await field('Nacimiento (opcional)').fill('')
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(calendar.getByRole('button', { name: String(new Date().getFullYear() + 1) })).toBeDisabled()
})
