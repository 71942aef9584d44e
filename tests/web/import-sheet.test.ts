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

/** Encodes a text with one byte for each letter, by the letters that have other bytes than in ASCII. */
const encodeBytes = (decoded: string, letters: string, bytes: readonly number[]) =>
  Uint8Array.from(decoded, (letter) => (letters.includes(letter) ? bytes[letters.indexOf(letter)]! : letter.charCodeAt(0)))

describe('an encoding with one byte for each letter is recognized by the names that it yields', () => {
  const letters = 'áéíóúüñÁÉÍÓÚÑ’'
  // As Python encodes them.
  const encoded = {
    'windows-1252': [225, 233, 237, 243, 250, 252, 241, 193, 201, 205, 211, 218, 209, 146],
    macintosh: [135, 142, 146, 151, 156, 159, 150, 231, 131, 234, 238, 242, 132, 213],
    cp850: [160, 130, 161, 162, 163, 129, 164, 181, 144, 214, 224, 233, 165, 39],
    cp437: [160, 130, 161, 162, 163, 129, 164, 65, 144, 73, 79, 85, 165, 39],
  }
  const names = ['Muñoz Núñez, María José', 'ÑAHUI PEÑA, JOSÉ ÁNGEL', 'D’Angelo Pérez-Luna, Íñigo', 'Güemes, Úrsula; Óscar']

  test.for(Object.entries(encoded))('%s', async ([encoding, bytes]) => {
    for (const name of names) {
      const plain = encoding.startsWith('cp') ? name.replace('’', "'") : name
      const file = createFile(encodeBytes(`Nombre\tApellido\n${plain}\tx`, letters, bytes))
      const expected = encoding === 'cp437' ? plain.replace(/[ÁÍÓÚ]/g, (letter) => letter.normalize('NFD')[0]!) : plain
      const read = await readSheet(file)
      expect(read).toMatchObject({ sheet: { rows: [{ cells: [expected, 'x'] }] } })
    }
  })

  test('a chosen encoding is taken', async () => {
    const file = createFile(encodeBytes('Nombre\tApellido\nMuñoz\tx', letters, encoded.macintosh))
    expect(await readSheet(file)).toMatchObject({ sheet: { encoding: 'macintosh', rows: [{ cells: ['Muñoz', 'x'] }] } })
    expect(await readSheet(file, 'windows-1252')).toMatchObject({ sheet: { encoding: 'windows-1252', rows: [{ cells: ['Mu–oz', 'x'] }] } })
  })

  test('one curly apostrophe does not make a Windows file one of Macintosh', async () => {
    for (const name of ['O’Higgins', 'd’angelo', 'Ana – Eva', 'Colegio «Sol» N.º 3'])
      expect(await readSheet(createFile(encodeWindows(`Nombre\tNota\n${name}\tx`)))).toMatchObject({
        sheet: { rows: [{ cells: [name, 'x'] }] },
      })
  })
})

/** Encodes the punctuation of Windows-1252. */
const encodeWindows = (decoded: string) => encodeBytes(decoded, '’–«»º', [146, 150, 171, 187, 186])

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
