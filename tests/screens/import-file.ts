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

/** Records downloads until `stop`: the file's name, and its text with the byte order mark. */
export function recordDownloads() {
  const saved: { name: string; text: Promise<string> }[] = []
  const { click } = HTMLAnchorElement.prototype
  // The link of a download is in no document, so its click cannot be listened for.
  HTMLAnchorElement.prototype.click = function () {
    saved.push({ name: this.download, text: read(this.href) })
  }
  const stop = () => {
    HTMLAnchorElement.prototype.click = click
  }
  return { saved, stop }
}

const read = async (url: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await fetch(url)).arrayBuffer())
