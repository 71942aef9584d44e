import type { ProblemText } from '#web/ui/feedback/problem-text.ts'
import { type CsvRow, parseCsv } from '#web/ui/list/csv.ts'
import { detectEncoding, type Encoding } from '#web/ui/list/encodings.ts'
import { formatCount } from '#web/ui/list/format-count.ts'

/** A file of rows under headings. */
export type Sheet = {
  /** The file's name. */
  name: string
  headings: readonly string[]
  rows: readonly CsvRow[]
  /** The character between the cells. */
  delimiter: string
  file: File
  encoding: Encoding
}

/** The limits of one import, also shown on the page. */
export const importLimits = { rows: 5000, columns: 50, megabytes: 5 }

/** Reads a file with headings in its first line. Without an encoding it is recognized. Resolves with a problem if it cannot be imported. */
export async function readSheet(file: File, chosenEncoding?: Encoding): Promise<{ sheet: Sheet } | { problem: ProblemText }> {
  try {
    return await parseSheet(file, chosenEncoding)
  } catch {
    // The file is a dropped folder, or was moved or locked by another program.
    return createProblem('El archivo no se pudo leer.', 'Compruebe que sigue en su lugar y que no es una carpeta, y elíjalo de nuevo.')
  }
}

async function parseSheet(file: File, chosenEncoding: Encoding | undefined): ReturnType<typeof readSheet> {
  if (file.size > importLimits.megabytes * 1024 * 1024)
    return createProblem(`El archivo pasa de ${importLimits.megabytes} MB.`, 'Divídalo en varios e impórtelos uno tras otro.')
  if (/\.(xlsx?|ods|numbers)$/i.test(file.name) || (await isWorkbook(file)))
    return createProblem(
      'Es un libro de una hoja de cálculo, y aquí se leen archivos CSV.',
      'Ábralo y guárdelo como «CSV UTF-8 (delimitado por comas)».',
    )
  const encoding = chosenEncoding ?? detectEncoding(new Uint8Array(await file.arrayBuffer()))
  const { rows: lines, delimiter } = await parseCsv(file, encoding)
  const [head, ...rows] = lines
  if (!head) return createProblem('El archivo está vacío.', 'Elija otro, o comience por la plantilla.')
  if (rows.length === 0)
    return createProblem('El archivo tiene una sola fila.', 'La primera lleva los nombres de las columnas; debajo va una fila por cliente.')
  if (rows.length > importLimits.rows)
    return createProblem(
      `El archivo tiene ${formatCount(rows.length)} filas, y se importan ${formatCount(importLimits.rows)} como máximo a la vez.`,
      'Divídalo en varios e impórtelos uno tras otro.',
    )
  // A row may have more cells than there are headings, and a heading may be empty.
  const width = Math.max(...lines.map(countFilledColumns))
  if (width > importLimits.columns)
    return createProblem(
      `El archivo tiene ${formatCount(width)} columnas, y se leen ${importLimits.columns} como máximo.`,
      'Borre las que no se importan y elíjalo de nuevo.',
    )
  const headings = Array.from({ length: width }, (_, index) => head.cells[index] || `Columna ${index + 1}`)
  return { sheet: { name: file.name, headings, rows, delimiter, file, encoding } }
}

/** Counts the columns of a row up to its last filled cell. */
const countFilledColumns = ({ cells }: { cells: readonly string[] }) =>
  cells.reduce((count, cell, index) => (cell === '' ? count : index + 1), 0)

/** True for a ZIP archive, as all modern workbooks are, and for Excel's old format. */
async function isWorkbook(file: Blob) {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer())
  return (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf)
}

const createProblem = (message: string, advice: string) => ({ problem: { message, details: [advice] } })
