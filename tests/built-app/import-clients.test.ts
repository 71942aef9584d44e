import { buffer as readBytes } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import { startOwnApp } from './own-app.ts'

const { url, page, end } = await startOwnApp()
afterAll(end)

const head = ['Nombre(s)', 'Apellido Paterno', 'Apellido Materno', 'N° DNI', 'Sexo', 'F. Nac.', 'Celular', 'Observaciones']
const people = Array.from({ length: 200 }, (_, index) => [
  `Persona ${index + 1}`,
  'Ñahui',
  'Peña',
  String(70_000_000 + index),
  index % 2 ? 'M' : 'F',
  '14/05/2018',
  '+51 987 654 321',
  '=SUMA(A1)',
])

/** The document of an existing client. */
const existingDocument = '80000000'

/** The five invalid rows: row number in the file, column, invalid cell, and the message. */
const invalidCells: [row: number, column: number, cell: string, message: RegExp][] = [
  [3, 3, '7000001', /Documento: El DNI tiene 8 cifras; hay 7\. ¿Perdió un cero al comienzo\?/],
  [50, 1, '', /Apellido paterno: Complete este dato\./],
  [99, 5, '31/02/2018', /Nacimiento: Escriba una fecha del calendario/],
  [150, 4, 'X', /Género: Escriba Femenino o Masculino\./],
  // A valid document that a client with another name has.
  [201, 3, existingDocument, /Documento: Ya registrado: Ana Torres Vega/],
]

test('an import of 200 rows registers the 195 valid ones and returns the other five as a file, which imports once corrected', async () => {
  const rows = people.map((cells) => [...cells])
  for (const [row, column, cell] of invalidCells) rows[row - 2]![column] = cell
  await registerExistingClient()

  await page.getByRole('link', { name: 'Importar' }).click()
  await chooseAndReview(formatFile([head, ...rows]))
  await page.getByRole('heading', { name: '195 filas listas, 5 con problemas' }).waitFor()
  await page.getByRole('button', { name: 'Registrar 195 clientes' }).click()
  await page.getByRole('heading', { name: 'Se registraron 195 clientes' }).waitFor()
  const failedRows = page.getByRole('table', { name: 'Filas que no se registraron' }).getByRole('row')
  expect(await failedRows.count()).toBe(1 + invalidCells.length)
  for (const [row, , , message] of invalidCells) {
    const text = await failedRows.filter({ has: page.getByRole('cell', { name: String(row), exact: true }) }).innerText()
    expect(text).toMatch(/Peña, Persona /)
    expect(text).toMatch(message)
  }

  const corrected = await downloadFailedRows()
  expect(corrected[0]).toEqual([...head, 'Motivo'])
  expect(corrected.slice(1).map(([name]) => name)).toEqual(invalidCells.map(([row]) => `Persona ${row - 1}`))
  for (const cells of corrected.slice(1)) {
    const person = people.find(([name]) => name === cells[0])!
    for (const column of [1, 3, 4, 5]) cells[column] = person[column]!
  }
  await page.getByRole('button', { name: 'Importar otro archivo' }).click()
  await chooseAndReview(formatFile(corrected))
  await page.getByRole('button', { name: 'Registrar 5 clientes' }).click()
  await page.getByRole('heading', { name: 'Se registraron 5 clientes' }).waitFor()
  await page.getByRole('link', { name: 'Ver clientes' }).click()
  await page.getByText('1 – 15 de 201', { exact: true }).waitFor()
})

/** Registers a client with the document of one of the rows. */
async function registerExistingClient() {
  await page.goto(url + paths.clients())
  const person = {
    name: 'Ana',
    father_last_name: 'Torres',
    mother_last_name: 'Vega',
    document_type: 0,
    document: existingDocument,
    gender: false,
  }
  const response = await page.request.post(`${url}/api/v1/clients`, { data: { person } })
  expect(response.status()).toBe(201)
}

const formatFile = (rows: string[][]) => rows.map((cells) => cells.join(';')).join('\r\n')

async function chooseAndReview(file: string) {
  await page
    .getByLabel('Elegir archivo')
    .setInputFiles({ name: 'pacientes.csv', mimeType: 'text/csv', buffer: Buffer.from(file, 'latin1') })
  await page.getByRole('button', { name: /^Revisar/ }).click()
}

/** Downloads the file of failed rows and returns its cells. */
async function downloadFailedRows() {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Descargar estas filas' }).click()])
  expect(download.suggestedFilename()).toBe('pacientes por corregir.csv')
  const text = (await readBytes(await download.createReadStream())).toString()
  expect(text.startsWith('\ufeff')).toBe(true)
  // No cell contains a separator. Cells that a spreadsheet would run as formulas are quoted.
  return text
    .slice(1)
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^"(.*)"$/, '$1')))
}
