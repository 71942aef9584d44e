import fc from 'fast-check'
import { parse, unparse } from 'papaparse'
import { expect, test } from 'vitest'
import { buildCsv, parseCsv } from '#web/ui/list/csv.ts'
import '../property-seed.ts'

test('a CSV file is UTF-8 with a byte order mark, has CRLF line ends, and contains no formulas', async () => {
  const file = buildCsv(
    ['Nombre', 'Teléfono'],
    [
      ['Ñahui "Zoe", Luz', '+51 987'],
      ['=HYPERLINK("http://x")\nsí', '@a'],
      ['-1', ''],
    ],
  )
  const bytes = new Uint8Array(await file.arrayBuffer())
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(new TextDecoder().decode(bytes)).toBe(
    `Nombre,Teléfono\r\n"Ñahui ""Zoe"", Luz","'+51 987"\r\n"'=HYPERLINK(""http://x"")\nsí","'@a"\r\n"'-1",`,
  )
})

test('a cell contains no formula even when a semicolon or a tab splits it in two', async () => {
  const cells = ['Av. Lima 1;=HYPERLINK("http://x")', 'a\t@b', '\n=1+1', 'x; y - z']
  const file = buildCsv(['a', 'b', 'c', 'd'], [cells])
  const text = new TextDecoder().decode(await file.arrayBuffer())
  expect(text).toContain(`Av. Lima 1;'=HYPERLINK`)
  expect(text).toContain(`a\t'@b`)
  expect(text).toContain(`'\n=1+1`)
  expect(text).toContain('x; y - z')
  expect((await parseCsv(file)).rows[1]?.cells).toEqual(cells.map((cell) => cell.trim()))
})

test('an exported file is parsed to the same rows, whatever its delimiter', async () => {
  const rows = [
    ['Nombre', 'Teléfono'],
    ['Ñahui "Zoe", Luz', '+51 987'],
  ]
  for (const delimiter of [',', ';', '\t']) {
    const parsed = await parseCsv(buildCsv(rows[0]!, rows.slice(1), delimiter))
    expect(parsed).toEqual({ delimiter, rows: rows.map((cells, index) => ({ line: index + 1, cells })) })
  }
})

test('a file with semicolons in Windows-1252 is parsed', async () => {
  const encodeLatin = (text: string) => new Blob([Uint8Array.from(text, (letter) => letter.charCodeAt(0))])
  const { rows, delimiter } = await parseCsv(encodeLatin('Nombre;Documento\r\n;\r\nÑahui;70112233\r\n\r\n'))
  expect(delimiter).toBe(';')
  expect(rows).toEqual([
    { line: 1, cells: ['Nombre', 'Documento'] },
    { line: 3, cells: ['Ñahui', '70112233'] },
  ])
})

test('a UTF-16 file with tabs, which Excel saves as Unicode text, is parsed', async () => {
  const file = new Blob([Uint16Array.from('\ufeffNombre\tDocumento\nÑahui\t70112233', (letter) => letter.charCodeAt(0))])
  expect((await parseCsv(file)).rows[1]?.cells).toEqual(['Ñahui', '70112233'])
})

test.for([
  ['sep=;\r\nNombre;Nota\r\nÑahui;a,b,c', ';'],
  ['SEP=|\nNombre|Nota\nÑahui|a,b,c', '|'],
  ['\ufeff"sep=,"\r\nNombre,Nota\r\nÑahui,"a,b,c"', ','],
  ['sep=\t\nNombre\tNota\nÑahui\ta,b,c', '\t'],
  [' sep = ; \nNombre;Nota\nÑahui;a,b,c', ';'],
  ['sep=^\nNombre^Nota\nÑahui^a,b,c', '^'],
  ['"sep=;",\nNombre,Nota\nÑahui,"a,b,c"', ','],
] as const)('the first line %j names the separator and is not a row', async ([text, delimiter]) => {
  const rows = [
    { line: 1, cells: ['Nombre', 'Nota'] },
    { line: 2, cells: ['Ñahui', 'a,b,c'] },
  ]
  expect(await parseCsv(new Blob([text]))).toEqual({ delimiter, rows })
})

test('blank lines before the separator count as lines', async () => {
  const { rows, delimiter } = await parseCsv(new Blob(['\r\n\r\nsep=;\r\nNombre;Nota\r\nÑahui;a,b']))
  expect(delimiter).toBe(';')
  expect(rows).toEqual([
    { line: 3, cells: ['Nombre', 'Nota'] },
    { line: 4, cells: ['Ñahui', 'a,b'] },
  ])
})

const byteOrderMark = /^\ufeff/

/** Opens a CSV file and saves it as Excel does: what looks like a number or a date is changed, and only cells that need it are quoted. */
async function saveInExcel(file: Blob, delimiter: string) {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer())
  const { data } = parse<string[]>(text.replace(byteOrderMark, ''))
  return new Blob([
    `\ufeff${unparse(
      data.map((row) => row.map(toExcelCell)),
      { delimiter, newline: '\r\n' },
    )}\r\n`,
  ])
}

function toExcelCell(cell: string) {
  const text = cell.trim()
  if (/^[=@]/.test(text)) return '#NAME?'
  if (/^\d{1,2}[-/]\d{1,2}$/.test(text)) return '03-abr'
  if (!/^[+-]?\(?\d+([.,]\d*)?\)?(E[+-]?\d+)?$/i.test(text)) return cell
  const number = Number(text.replace(/[()]/g, '').replace(',', '.'))
  return Math.abs(number) < 1e11 ? String(number) : number.toExponential(5).replace('e', 'E')
}

test.for([
  '00112233',
  '014451234',
  '+51987654321',
  '+4930123456',
  '51987654321012',
  '123456789012',
  '20601234567',
  '12E45678',
  '1e5',
  '3-4',
  '10/12',
  '-5',
  '@luz',
  "'00112233",
  "''5",
  "'Toño' Ríos",
  '14/05/2018',
])('the text %s is the same after a spreadsheet opened and saved the file', async (cell) => {
  for (const delimiter of [',', ';', '\t']) {
    const saved = await saveInExcel(buildCsv(['Dato', 'Otro'], [[cell, 'x']]), delimiter)
    expect((await parseCsv(saved)).rows[1]?.cells, delimiter).toEqual([cell, 'x'])
  }
})

test('any text is the same after an export and an import', async () => {
  const cell = fc
    .array(fc.constantFrom("'", '=', '+', '-', '@', '0', '1', '9', 'E', '/', ';', ',', '\t', '"', ' ', 'á', '\n'), { maxLength: 12 })
    .map((parts) => parts.join('').trim())
  await fc.assert(
    fc.asyncProperty(fc.array(cell, { minLength: 1, maxLength: 3 }), async (cells) => {
      const row = ['x', ...cells]
      const { rows } = await parseCsv(
        buildCsv(
          row.map((_, index) => `h${index}`),
          [row],
        ),
      )
      expect(rows[1]?.cells).toEqual(row)
    }),
    { numRuns: 1000 },
  )
})
