import { describe, expect, test } from 'vitest'
import { importLimits, readSheet } from '#web/clients/import/sheet.ts'

const createFile = (...parts: BlobPart[]) => new File(parts, 'pacientes.csv')
const text = 'Nombres;Apellido paterno\r\nLuz;Ñahui\r\nJosé;Núñez'

/** Encodes a text as UTF-16. */
function encode(decoded: string, { isBigEndian }: { isBigEndian: boolean }) {
  const view = new DataView(new ArrayBuffer(decoded.length * 2))
  for (let index = 0; index < decoded.length; index++) view.setUint16(index * 2, decoded.charCodeAt(index), !isBigEndian)
  return view.buffer
}

describe('the encoding of a file', () => {
  test.for([
    ['UTF-16BE with a byte order mark', `\ufeff${text}`, true],
    ['UTF-16BE', text, true],
    ['UTF-16LE with a byte order mark', `\ufeff${text}`, false],
    ['UTF-16LE', text, false],
  ] as const)('%s is read', async ([, decoded, isBigEndian]) => {
    const read = await readSheet(createFile(encode(decoded, { isBigEndian })))
    expect(read).toMatchObject({
      sheet: { headings: ['Nombres', 'Apellido paterno'], rows: [{ cells: ['Luz', 'Ñahui'] }, { cells: ['José', 'Núñez'] }] },
    })
  })
})

describe('the columns of a file', () => {
  const createColumns = (count: number, cell = 'x') =>
    createFile(`${Array(count).fill(cell).join(',')}\n${Array(count).fill(cell).join(',')}`)

  test('are at most 50: a file with more is refused with a sentence', async () => {
    expect(await readSheet(createColumns(importLimits.columns))).toHaveProperty('sheet')
    expect(await readSheet(createColumns(51))).toEqual({
      problem: {
        message: 'El archivo tiene 51 columnas, y se leen 50 como máximo.',
        details: ['Borre las que no se importan y elíjalo de nuevo.'],
      },
    })
    expect(await readSheet(createColumns(100_000))).toMatchObject({ problem: { message: expect.stringContaining('100,000 columnas') } })
  })

  test('do not count when they are empty at the right', async () => {
    const read = await readSheet(createFile(`Nombres,DNI${','.repeat(200)}\nLuz,70112233${','.repeat(200)}\nAna,70112234,,ayer`))
    expect(read).toMatchObject({ sheet: { headings: ['Nombres', 'DNI', 'Columna 3', 'Columna 4'] } })
  })
})
