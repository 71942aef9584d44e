import { parse, unparse } from 'papaparse'

// Bring this file with `await import('./csv.ts')` where a screen can do without it: papaparse comes along.

/** A row of a CSV file: its number there, as a spreadsheet counts, and its cells. */
export type CsvRow = { line: number; cells: readonly string[] }

/**
 * A table as a CSV file that spreadsheets open as it is meant: UTF-8 with its mark, CRLF, and no cell that would run as a formula,
 * not even where the spreadsheet takes another sign for the separator and breaks a cell in two.
 */
export function buildCsv(head: readonly string[], rows: readonly (readonly string[])[], delimiter = ',') {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replace(formulaAfterSeparator, "$1'")))
  return new Blob([`${byteOrderMark}${unparse(cells, { delimiter, newline: '\r\n', escapeFormulae: formula })}`], {
    type: 'text/csv;charset=utf-8',
  })
}

/**
 * The rows of a CSV file, its head among them, without empty ones; and what separates its cells, whichever it is. What guarded a
 * cell from running is taken off.
 */
export async function parseCsv(file: Blob): Promise<{ rows: CsvRow[]; delimiter: string }> {
  // an empty line at the end would count against the right separator
  const text = decodeText(new Uint8Array(await file.arrayBuffer())).replace(/[\r\n]+$/, '')
  const { data, meta } = parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] })
  const rows = data.map((row, index) => ({
    line: index + 1,
    cells: row.map((cell) => cell.replace(formulaGuard, '').replace(innerFormulaGuard, '').trim()),
  }))
  return { rows: rows.filter(({ cells }) => cells.some(Boolean)), delimiter: meta.delimiter }
}

/** Hands a file to the browser's downloads. */
export function downloadFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // not at once: the browser has only begun to read it
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** "clientes-2026-11-21.csv". */
export const buildFileName = (what: string, date: string) => `${what}-${date}.csv`

const byteOrderMark = '\ufeff'

/** What a spreadsheet would run, on however many lines; the library's own pattern knows one line only. */
const formula = /^[=+\-@\t\r\n]/

/** What would begin a cell, and run, where a semicolon or a tab separates. */
const formulaAfterSeparator = /([;\t]\s*)(?=[=+\-@])/g

/** The apostrophes that an export puts before what a spreadsheet would run. */
const formulaGuard = /^'(?=[=+\-@\t\r\n])/
const innerFormulaGuard = /(?<=[;\t]\s*)'(?=[=+\-@])/g

/** Old spreadsheets of Windows save in their own alphabet; as UTF-8 it would be unreadable, so what is none is read as theirs. */
function decodeText(bytes: Uint8Array<ArrayBuffer>) {
  // what Excel calls Unicode text
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
