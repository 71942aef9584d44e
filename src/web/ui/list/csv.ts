import { parse, unparse } from 'papaparse'
import { decodeText, detectEncoding, type Encoding } from './encodings.ts'

// Import this file with `await import('./csv.ts')` where a screen starts without it: it brings papaparse.

/** A row of a CSV file: its line number, as a spreadsheet counts, and its cells. */
export type CsvRow = { line: number; cells: readonly string[] }

/**
 * Builds a CSV file that spreadsheets open correctly: UTF-8 with a byte order mark, CRLF, and no cell that would run as a formula,
 * not even when the spreadsheet expects another separator and splits a cell in two, or that it would change to a number or a date.
 */
export function buildCsv(head: readonly string[], rows: readonly (readonly string[])[], delimiter = ',') {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replace(formulaAfterSeparator, "$1'")))
  return new Blob([`${byteOrderMark}${unparse(cells, { delimiter, newline: '\r\n', escapeFormulae: changedCell })}`], {
    type: 'text/csv;charset=utf-8',
  })
}

/**
 * Parses a CSV file with any common separator: its rows, the head included, without empty ones. The apostrophes that guard cells
 * are removed. Without an encoding it is recognized.
 */
export async function parseCsv(file: Blob, encoding?: Encoding): Promise<{ rows: CsvRow[]; delimiter: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const decoded = decodeText(bytes, encoding ?? detectEncoding(bytes))
  const { named = '', filled = '' } = separatorLine.exec(decoded)?.groups ?? {}
  // An empty line at the end would count against the right separator.
  const text = decoded.replace(separatorLine, '$<blank>').replace(/[\r\n]+$/, '')
  const { data, meta } = parse<string[]>(text, { delimiter: filled ? '' : named, delimitersToGuess: [',', ';', '\t'] })
  const rows = data.map((row, index) => ({
    line: index + 1,
    cells: row.map((cell) => cell.replace(guard, '').replace(innerGuard, '').trim()),
  }))
  return { rows: rows.filter(({ cells }) => cells.some(Boolean)), delimiter: meta.delimiter }
}

/** Returns a file name such as "clientes-2026-11-21.csv". */
export const buildFileName = (name: string, date: string) => `${name}-${date}.csv`

/**
 * The first line with text where it names the separator for Excel, which does not count it as a row. A program that took it for a row has filled it with its
 * own separators and saved the file with these.
 */
const separatorLine = /^(?<blank>\s*)"? *sep *= *(?<named>[^\w\s"]|\t) *"?(?<filled>[,;\t|]*) *(?:\r\n|\r|\n)/i

const byteOrderMark = '\ufeff'

/**
 * What a spreadsheet would not leave as it is: the start of a formula, in a cell of any number of lines, and texts that it takes for numbers or dates: with
 * leading zeros, with more digits than it shows, such as 12E45 or 3-4. Apostrophes before it are the text's own.
 */
const changed = "'*(?:[=+\\-@\\t\\r\\n]|(?:0\\d+|\\d{12,}|\\d+E\\d+|\\d{1,2}[-/]\\d{1,2})$)"
const changedCell = new RegExp(`^${changed}`, 'i')

/** The start of a formula after a semicolon or a tab, which another separator setting would make a separate cell. */
const formulaAfterSeparator = /([;\t]\s*)(?='*[=+\-@])/g

/** The apostrophes that an export puts before them. */
const guard = new RegExp(`^'(?=${changed})`, 'i')
const innerGuard = /(?<=[;\t]\s*)'(?='*[=+\-@])/g
