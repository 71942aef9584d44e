import { parse, unparse } from 'papaparse'

// Bring this file with `await import('../ui/csv.ts')` where a screen can do without it: papaparse comes along.

/** A table as a CSV file that spreadsheets open as it is meant: UTF-8 with its mark, CRLF, and no cell that would run as a formula. */
export const csvOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  new Blob([`${byteOrderMark}${unparse([head, ...rows] as string[][], { newline: '\r\n', escapeFormulae: formula })}`], {
    type: 'text/csv;charset=utf-8',
  })

/** The rows of a CSV file, its head among them, without empty ones; whatever separates its cells. What guarded a cell from running is taken off. */
export async function rowsOf(file: Blob): Promise<string[][]> {
  const { data } = parse<string[]>(textOf(new Uint8Array(await file.arrayBuffer())), { skipEmptyLines: 'greedy' })
  return data.map((row) => row.map((cell) => cell.replace(guard, '').trim()))
}

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // not at once: the browser has only begun to read it
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** "clientes-2026-11-21.csv". */
export const csvName = (what: string, date: string) => `${what}-${date}.csv`

const byteOrderMark = '\ufeff'

/** What a spreadsheet would run, on however many lines; the library's own pattern knows one line only. */
const formula = /^[=+\-@\t\r]/

/** The apostrophe that an export puts before what a spreadsheet would run. */
const guard = /^'(?=[=+\-@\t\r])/

/** Old spreadsheets of Windows save in their own alphabet; as UTF-8 it would be unreadable, so what is none is read as theirs. */
function textOf(bytes: Uint8Array<ArrayBuffer>) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
