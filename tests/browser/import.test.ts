import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { paths } from '#web/navigation/paths.ts'
import { type AppProcess, createDataFolder, startApp } from '../../scripts/app/app-process.ts'
import { contextOptions, launchBrowser, signIn } from '../../scripts/app/sign-in.ts'
import { administrator } from './administrator.ts'

const data = createDataFolder(inject('started'))

let app: AppProcess
let browser: Browser
let page: Page

beforeAll(async () => {
  app = await startApp({ DATA_DIR: data.folder })
  browser = await launchBrowser()
  page = await (await browser.newContext(contextOptions)).newPage()
  await signIn(page, app.url, administrator)
})
afterAll(async () => {
  await browser.close()
  await app.end('SIGKILL')
  data.remove()
})

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

/** The document of somebody who is a client already. */
const taken = '80000000'

/** What is wrong with five of them, by their row in the file: the column, what stands there, and what is said of it. */
const mistakes: [row: number, column: number, cell: string, said: RegExp][] = [
  [3, 3, '7000001', /Documento: El DNI tiene 8 cifras; hay 7\. ¿Perdió un cero al comienzo\?/],
  [50, 2, '', /Apellido materno: Complete este dato\./],
  [99, 5, '31/02/2018', /Nacimiento: Escriba una fecha del calendario/],
  [150, 4, 'X', /Género: Escriba Femenino o Masculino\./],
  // nothing is wrong with it but that somebody has it
  [201, 3, taken, /Ya hay una persona con este documento\. Lo tiene Ana Torres Vega/],
]

test('of 200 rows with five bad ones 195 are registered; the five come back as a file, and corrected they are registered too', async () => {
  const rows = people.map((cells) => [...cells])
  for (const [row, column, cell] of mistakes) rows[row - 2]![column] = cell
  await registerAna()

  await page.getByRole('link', { name: 'Importar' }).click()
  await review(fileOf([head, ...rows]))
  await page.getByRole('heading', { name: '196 filas listas, 4 con problemas' }).waitFor()
  await page.getByRole('button', { name: 'Registrar 196 clientes' }).click()
  await page.getByRole('heading', { name: 'Se registraron 195 clientes' }).waitFor()
  const failed = page.getByRole('table', { name: 'Filas que no se registraron' }).getByRole('row')
  expect(await failed.count()).toBe(1 + mistakes.length)
  for (const [row, , , said] of mistakes) {
    const words = await failed.filter({ has: page.getByRole('cell', { name: String(row), exact: true }) }).innerText()
    expect(words).toMatch(/Ñahui( Peña)?, Persona /)
    expect(words).toMatch(said)
  }

  const corrected = await failedFile()
  expect(corrected[0]).toEqual([...head, 'Motivo'])
  expect(corrected.slice(1).map(([name]) => name)).toEqual(mistakes.map(([row]) => `Persona ${row - 1}`))
  for (const cells of corrected.slice(1)) {
    const person = people.find(([name]) => name === cells[0])!
    for (const column of [2, 3, 4, 5]) cells[column] = person[column]!
  }
  await page.getByRole('button', { name: 'Importar otro archivo' }).click()
  await review(fileOf(corrected))
  await page.getByRole('button', { name: 'Registrar 5 clientes' }).click()
  await page.getByRole('heading', { name: 'Se registraron 5 clientes' }).waitFor()
  await page.getByRole('link', { name: 'Ver clientes' }).click()
  await page.getByText('1 – 15 de 201').waitFor()
})

/** Registers who has the document of one of the rows. */
async function registerAna() {
  await page.goto(app.url + paths.clients())
  const person = {
    name: 'Ana',
    father_last_name: 'Torres',
    mother_last_name: 'Vega',
    document_type: 0,
    document: taken,
    gender: false,
  }
  const answer = await page.request.post(`${app.url}/api/v1/clients`, { data: { person } })
  expect(answer.status()).toBe(201)
}

const fileOf = (rows: string[][]) => rows.map((cells) => cells.join(';')).join('\r\n')

async function review(file: string) {
  await page
    .getByLabel('Elegir archivo')
    .setInputFiles({ name: 'pacientes.csv', mimeType: 'text/csv', buffer: Buffer.from(file, 'latin1') })
  await page.getByRole('button', { name: /^Revisar/ }).click()
}

/** The cells of the file that the report hands out. */
async function failedFile() {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Descargar estas filas' }).click()])
  expect(download.suggestedFilename()).toBe('pacientes por corregir.csv')
  const text = await readFile(await download.path(), 'utf8')
  expect(text.startsWith('\ufeff')).toBe(true)
  // no cell of this file has a separator in it, and those that a spreadsheet would run are in quotes
  return text
    .slice(1)
    .split('\r\n')
    .map((line) => line.split(';').map((cell) => cell.replace(/^"(.*)"$/, '$1')))
}
