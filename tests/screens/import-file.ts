import { page, userEvent } from 'vitest/browser'

const head = 'Nombres,Apellido paterno,Apellido materno,DNI,Sexo,Celular,Observaciones'

/** Returns rows of different people. The DNI of each ends with the row's number, from 1. */
export const createRows = (count: number) =>
  Array.from({ length: count }, (_, index) => `Luz,Ñahui,Flores,${70_000_000 + index + 1},F,987654321,nada`)

/** Returns a CSV file of clients with those rows. */
export const createFile = (rows: readonly string[]) => new File([[head, ...rows].join('\r\n')], 'pacientes.csv', { type: 'text/csv' })

export const chooseFile = (file: File) => userEvent.upload(page.getByLabelText('Elegir archivo'), file)

/** Chooses a file with known headings and opens the review of its rows. */
export async function openReview(file: File) {
  await chooseFile(file)
  await page.getByRole('button', { name: /^Revisar/ }).click()
}
