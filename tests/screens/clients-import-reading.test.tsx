import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { findSeriousViolations } from './axe.ts'
import { chooseFile, openReview } from './import-file.ts'
import { mount } from './mount.tsx'

const row = (name: RegExp) => page.getByRole('row', { name })
const heading = (name: string) => page.getByRole('heading', { name })
const choice = (name: string) => page.getByRole('combobox', { name })
const review = (count: string) => page.getByRole('button', { name: `Revisar ${count}` })
const head = 'Nombres,Apellido paterno,DNI,Sexo,Nacimiento'

/** Returns a CSV file in which each client has one of the birth dates. */
const createDatesFile = (...dates: string[]) =>
  new File([[head, ...dates.map((date, index) => `Luz,Ñahui,7011223${index},F,${date}`)].join('\n')], 'a.csv')

const choose = async (name: string, option: RegExp) => {
  await choice(name).click()
  await page.getByRole('option', { name: option }).click()
}

test.for(['light', 'dark'] as const)(
  'dates with the month first are recognized by the whole column, with an example (%s)',
  async (theme) => {
    await mount(paths.importClients(), { theme })
    await chooseFile(createDatesFile('12/31/2016', '12/01/2016'))
    await expect.element(choice('Orden de las fechas')).toHaveValue('Mes / día / año')
    await expect.element(page.getByText('12/01/2016 es el 1 de diciembre de 2016.')).toBeVisible()
    expect(await findSeriousViolations()).toEqual([])
    await review('2 filas').click()
    await expect.element(row(/^3 .*01\/12\/2016/)).toBeVisible()
  },
)

test('dates that can be read in both ways are asked about once', async () => {
  await mount(paths.importClients())
  await chooseFile(createDatesFile('03/04/2016', '05/06/2016'))
  await expect.element(page.getByText('Las fechas se pueden leer de las dos maneras: diga cuál es.')).toBeVisible()
  await expect.element(review('2 filas')).toBeDisabled()
  expect(await findSeriousViolations()).toEqual([])
  await choose('Orden de las fechas', /^Mes .*\(03\/04\/2016 es 4 de marzo de 2016\)/)
  await review('2 filas').click()
  await expect.element(row(/^3 .*06\/05\/2016/)).toBeVisible()
})

test('dates in both orders are problems until one order is chosen', async () => {
  await mount(paths.importClients())
  await openReview(createDatesFile('12/31/2016', '31/12/2016', '01/02/2016'))
  await expect.element(heading('Ninguna fila está lista, 3 con problemas')).toBeVisible()
  await page.getByRole('button', { name: 'Cambiar columnas' }).click()
  await choose('Orden de las fechas', /^Día/)
  await review('3 filas').click()
  await expect.element(heading('2 filas listas, 1 con problemas')).toBeVisible()
})

test('the encoding of an old file is shown with its letters, and can be changed', async () => {
  await mount(paths.importClients())
  // "Muñoz", as Excel for Macintosh writes it.
  const text = `${head}\nLuz,Mu\x96oz,70112233,F,14/05/2018`
  await chooseFile(new File([Uint8Array.from(text, (letter) => letter.charCodeAt(0))], 'a.csv'))
  await expect.element(choice('Codificación del archivo')).toHaveValue('Macintosh')
  await expect.element(page.getByText('Se lee: Muñoz')).toBeVisible()
  await choose('Codificación del archivo', /^Windows/)
  await expect.element(page.getByText('Se lee: Mu–oz')).toBeVisible()
  await review('1 fila').click()
  await expect.element(page.getByText('Ningún nombre lleva «–»: corríjalo, o elija otra codificación del archivo')).toBeVisible()
})

test('a whole name is split in the order that was chosen, and each row shows its parts before it is registered', async () => {
  const { calls } = await mount(paths.importClients(), { usesRealServer: true })
  await chooseFile(new File(['Paciente completo,Sexo,Apoderado\nRíos Luna Ana Eva,M,\nSoto de la Cruz Ian,F,Rosa'], 'a.csv'))
  await choose('La columna Paciente completo se importa como', /^Nombre completo$/)
  await expect.element(page.getByText(/nombres Ríos Luna; apellidos Ana Eva/)).toBeVisible()
  await choose('Orden del nombre completo', /apellidos$/)
  await expect.element(page.getByText(/nombres Ana Eva; apellidos Ríos Luna/)).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
  await review('2 filas').click()
  await expect.element(row(/^3 Soto de la Cruz, Ian Nombres: Ian · Paterno: Soto · Materno: de la Cruz/)).toBeVisible()
  expect(await findSeriousViolations()).toEqual([])
  await page.getByRole('button', { name: 'Registrar 2 clientes' }).click()
  await expect.element(heading('Se registraron 2 clientes')).toBeVisible()
  const sent = calls.filter(({ call }) => call === 'post /v1/clients').map(({ body }) => body)
  expect(sent).toContainEqual(
    expect.objectContaining({
      person: expect.objectContaining({ name: 'Ana Eva', father_last_name: 'Ríos', mother_last_name: 'Luna', document: '', gender: true }),
    }),
  )
})

test('a name that cannot be split is corrected in its row', async () => {
  await mount(paths.importClients())
  await openReview(new File(['Apellidos y nombres,Sexo\nÑahui,F'], 'a.csv'))
  await expect.element(page.getByText('Escriba nombres y apellidos')).toBeVisible()
  await userEvent.fill(page.getByRole('textbox', { name: 'Nombre completo de la fila 2' }), 'Ñahui Luz')
  await expect.element(heading('1 fila lista, ninguna con problemas')).toBeVisible()
})

test('whoever was registered without a document is not registered twice, however the name is written', async () => {
  await mount(paths.importClients(), { usesRealServer: true })
  const createFileOf = (name: string) => new File([`Nombres,Apellido paterno,Género\nLuz,${name},Mujer`], 'a.csv')
  await openReview(createFileOf("D'Angelo"))
  await page.getByRole('button', { name: 'Registrar 1 cliente' }).click()
  await page.getByRole('button', { name: /^Importar otro/ }).click()
  await openReview(createFileOf('D’Angelo'))
  await expect.element(heading('Ninguna fila está lista, 1 ya registrada, ninguna con problemas')).toBeVisible()
  await expect.element(page.getByText(/Ya registrado: Luz D'Angelo/)).toBeVisible()
})
