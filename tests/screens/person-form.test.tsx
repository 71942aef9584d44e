import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { seriousProblems } from './axe.ts'
import { mount } from './mount.tsx'

const drawer = () => page.getByRole('dialog')
const field = (label: string) => drawer().getByLabelText(label, { exact: true })
const registering = (options: Parameters<typeof mount>[1] = {}) => mount(paths.clients({ record: 'new' }), options)

async function chooseType(name: string) {
  await field('Tipo de documento').click()
  await page.getByRole('option', { name }).click()
}

test('a field that is left is judged, and goes right while it is corrected', async () => {
  await registering()
  await field('Correo (opcional)').fill('luz@')
  await expect.element(field('Correo (opcional)')).not.toHaveAccessibleDescription()
  await userEvent.tab()
  await expect.element(field('Correo (opcional)')).toHaveAccessibleDescription('Escriba un correo como nombre@ejemplo.pe')
  await field('Correo (opcional)').fill('luz@ejemplo')
  await expect.element(field('Correo (opcional)')).toHaveAccessibleDescription('Escriba un correo como nombre@ejemplo.pe')
  await field('Correo (opcional)').fill('luz@ejemplo.pe')
  await expect.element(field('Correo (opcional)')).not.toHaveAccessibleDescription()
})

test('a required field that one only passes through waits for the save; one that was emptied is told', async () => {
  await registering()
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
] as const)('a document is counted while it is typed, and told when it cannot become right ($theme, $width wide)', async (look) => {
  await registering(look)
  await expect.element(field('Documento')).toHaveAccessibleDescription('8 cifras')
  await field('Documento').fill('70112')
  await expect.element(field('Documento')).toHaveAccessibleDescription('8 cifras; van 5')
  await field('Documento').fill('7011K')
  await expect.element(field('Documento')).toHaveAccessibleDescription('El DNI tiene solo cifras')
  await field('Documento').fill('701122334')
  await expect.element(field('Documento')).toHaveAccessibleDescription('El DNI tiene 8 cifras; hay 9')
  expect(await seriousProblems()).toEqual([])
  await field('Documento').fill('70112233')
  await expect.element(field('Documento')).toHaveAccessibleDescription('8 cifras')
})

test('another type judges the document anew', async () => {
  await registering()
  await field('Documento').fill('AB123456')
  await expect.element(field('Documento')).toHaveAccessibleDescription('El DNI tiene solo cifras')
  await chooseType('Pasaporte')
  await expect.element(field('Documento')).toHaveAccessibleDescription('De 6 a 12 letras o cifras; van 8')
  await chooseType('RUC')
  await expect.element(field('Documento')).toHaveAccessibleDescription('El RUC tiene solo cifras')
})

test('what the server refused of a field stands there until that field is corrected', async () => {
  await registering({ answers: { 'post /v1/clients': 'code=409' } })
  for (const [label, text] of [
    ['Nombres', 'Luz María'],
    ['Apellido paterno', 'Ñahui'],
    ['Apellido materno', 'Flores'],
    ['Documento', '70112233'],
  ] as const)
    await field(label).fill(text)
  await field('Género').click()
  await page.getByRole('option', { name: 'Femenino' }).click()
  await drawer().getByRole('button', { name: 'Registrar cliente' }).click()
  await expect.element(field('Documento')).toHaveAccessibleDescription('Lo tiene Ian Vargas Soto.')
  await expect.element(field('Documento')).toHaveFocus()
  await userEvent.tab()
  await field('Nombres').fill('Luz')
  await expect.element(field('Documento')).toHaveAccessibleDescription('Lo tiene Ian Vargas Soto.')
  await field('Documento').fill('70112234')
  await expect.element(field('Documento')).toHaveAccessibleDescription('8 cifras')
})

test('a field that is told wrong does not move what is being pressed', async () => {
  await mount(paths.workers({ record: 'new' }))
  await field('Teléfono (opcional)').fill('ninguno')
  await field('Terapeuta').click()
  await expect.element(field('Teléfono (opcional)')).toHaveAccessibleDescription(/Escriba de 6 a 20 cifras/)
  await expect.element(field('Terapeuta')).toBeChecked()
})

test('of the positions nothing is said from one box to the next', async () => {
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
])('a date that is typed as %s becomes %s', async ([typed, written]) => {
  await registering()
  await field('Nacimiento (opcional)').fill(typed ?? '')
  await userEvent.tab()
  await expect.element(field('Nacimiento (opcional)')).toHaveValue(written)
  await expect.element(field('Nacimiento (opcional)')).toHaveAccessibleDescription('dd/mm/aaaa')
})

test('a date is picked with the keys alone, in weeks from Sunday, and none that is still to come', async () => {
  await registering()
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
