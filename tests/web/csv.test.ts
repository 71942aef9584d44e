import { expect, test } from 'vitest'
import { buildCsv, parseCsv } from '#web/ui/list/csv.ts'

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
] as const)('the first line %j names the separator and is not a row', async ([text, delimiter]) => {
  const rows = [
    { line: 1, cells: ['Nombre', 'Nota'] },
    { line: 2, cells: ['Ñahui', 'a,b,c'] },
  ]
  expect(await parseCsv(new Blob([text]))).toEqual({ delimiter, rows })
})
