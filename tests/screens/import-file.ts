import { page, userEvent } from 'vitest/browser'

const head = 'Nombres,Apellido paterno,Apellido materno,DNI,Sexo,Celular,Observaciones'

/** Rows of a file of clients, each another person whose DNI ends with its number. */
export const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => `Luz,Ñahui,Flores,${70_000_000 + index + 1},F,987654321,nada`)

/** A file of clients with those rows. */
export const fileOf = (rows: readonly string[]) => new File([[head, ...rows].join('\r\n')], 'pacientes.csv', { type: 'text/csv' })

export const choose = (file: File) => userEvent.upload(page.getByLabelText('Elegir archivo'), file)

/** From the file to its rows, where the headings say what each column is. */
export async function review(file: File) {
  await choose(file)
  await page.getByRole('button', { name: /^Revisar/ }).click()
}

/** Keeps what the page hands to the browser's downloads until `stop`: the name, and the text with what begins it. */
export function downloads() {
  const saved: { name: string; text: Promise<string> }[] = []
  const real = HTMLAnchorElement.prototype.click
  // the link of a download stands in no document where one could listen
  HTMLAnchorElement.prototype.click = function () {
    saved.push({ name: this.download, text: read(this.href) })
  }
  const stop = () => {
    HTMLAnchorElement.prototype.click = real
  }
  return { saved, stop }
}

const read = async (url: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await fetch(url)).arrayBuffer())
