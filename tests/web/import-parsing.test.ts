import { describe, expect, test } from 'vitest'
import { clientCsvFields } from '#web/clients/client-csv.ts'
import { fileFields } from '#web/clients/client-titles.ts'
import { createRowChecker, markDuplicates } from '#web/clients/import/check-rows.ts'
import { assignColumn, findMissingFields, guessColumns } from '#web/clients/import/columns.ts'
import { createGenderParser, parseBirthDate, parseDocument, parseDocumentType } from '#web/clients/import/parse-cells.ts'
import { buildCsv, parseCsv } from '#web/ui/list/csv.ts'

describe('columns', () => {
  test.for([
    ['Nombre(s)', 'name'],
    ['NOMBRES DEL PACIENTE', 'name'],
    ['Ap. Paterno', 'fatherLastName'],
    ['Primer apellido', 'fatherLastName'],
    ['apellido materno (obligatorio)', 'motherLastName'],
    ['2.º apellido', 'motherLastName'],
    ['N° de documento', 'document'],
    ['Nro. DNI', 'document'],
    ['Tipo de Doc.', 'documentType'],
    ['Sexo', 'gender'],
    ['Fecha de nacimiento (dd/mm/aaaa)', 'birthDate'],
    ['F. Nac.', 'birthDate'],
    ['Número de celular', 'phone'],
    ['E-mail', 'email'],
    ['Correo electrónico', 'email'],
    ['Domicilio', 'address'],
    ['Nombre del apoderado', 'guardianName'],
    ['Celular del apoderado', 'guardianPhone'],
    ['Notas', 'note'],
    ['Motivo', undefined],
    ['N°', undefined],
    ['Apellidos', undefined],
  ] as const)('the heading «%s» means %s', ([heading, field]) => {
    expect(guessColumns([heading])).toEqual([field])
  })

  test('the headings of an export are recognized', () => {
    expect(guessColumns(clientCsvFields.map(({ title }) => title))).toEqual(fileFields)
  })

  test('of two columns for one field the first is imported; assigning the field to another column moves it', () => {
    const columns = guessColumns(['Celular', 'Teléfono'])
    expect(columns).toEqual(['phone', undefined])
    expect(assignColumn(columns, 1, 'phone')).toEqual([undefined, 'phone'])
    expect(findMissingFields(columns)).toEqual(['name', 'fatherLastName', 'document', 'gender'])
  })
})

describe('telephones', () => {
  test('of two numbers in a cell the first is the telephone, and the second goes to the note', () => {
    const columns = guessColumns(['Nombres', 'Apellido paterno', 'Documento', 'Género', 'Teléfono', 'Celular del apoderado', 'Nota'])
    const cells = ['Eva', 'Ríos', '70112233', 'F', '987654321 / 912345678', '944-333-222', 'Llega tarde.']
    const row = { line: 2, cells }
    const checked = createRowChecker({ columns, documentType: 0, today: '2026-11-21' }, [row])(row)
    expect(checked.problems).toEqual({})
    expect(checked.request).toMatchObject({
      person: { phone: '987654321' },
      guardianPhone: '944-333-222',
      note: 'Llega tarde.\nOtro teléfono: 912 345 678',
    })
    expect(checked.texts).toMatchObject({ phone: '987654321', note: 'Llega tarde.\nOtro teléfono: 912 345 678' })
  })

  test('two numbers without anything between them are a problem of the row', () => {
    const columns = guessColumns(['Nombres', 'Apellido paterno', 'Documento', 'Género', 'Teléfono'])
    const row = { line: 2, cells: ['Eva', 'Ríos', '70112233', 'F', '987654321912345678'] }
    const checked = createRowChecker({ columns, documentType: 0, today: '2026-11-21' }, [row])(row)
    expect(Object.keys(checked.problems)).toEqual(['phone'])
  })
})

describe('cells', () => {
  test.for([
    ['14/05/2018', '14/05/2018'],
    ['1/5/2018', '01/05/2018'],
    ['2018-05-14', '14/05/2018'],
    ['2018-05-14 00:00:00', '14/05/2018'],
    ['14-may-18', '14/05/2018'],
    ['14 de mayo de 2018', '14/05/2018'],
    ['3 de setiembre del 1999', '03/09/1999'],
    ['14/05/18', '14/05/2018'],
    ['14/05/88', '14/05/1988'],
    ['31/02/2018', null],
    ['05/14/2018', null],
    ['mañana', null],
  ] as const)('the date %s is read as %s', ([text, date]) => {
    expect(parseBirthDate(text, '2026-11-21')).toBe(date)
  })

  test('M means masculine in a column with F, feminine (mujer) in a column with H, and is not read in a column with both', () => {
    expect(['F', 'M', 'Mujer', 'varón', 'x', ''].map(createGenderParser(['F', 'M']))).toEqual([false, true, false, true, null, null])
    expect(['H', 'M'].map(createGenderParser(['H', 'M']))).toEqual([true, false])
    expect(['H', 'F', 'm.'].map(createGenderParser(['H', 'F', 'M']))).toEqual([true, false, null])
  })

  test('a document type is read from a word or its number', () => {
    expect(['DNI', 'd.n.i.', '0', 'Pasaporte', 'Carné de extranjería', '1', 'RUC', 'otro'].map(parseDocumentType)).toEqual([
      0,
      0,
      0,
      1,
      1,
      1,
      2,
      null,
    ])
  })

  test('a document is read without punctuation, and may begin with its type', () => {
    expect(parseDocument('70.112.233')).toEqual({ document: '70112233', type: null })
    expect(parseDocument('RUC: 20601234567')).toEqual({ document: '20601234567', type: 2 })
    expect(parseDocument('AB-123456')).toEqual({ document: 'AB123456', type: null })
  })
})

describe('rows', () => {
  const columns = guessColumns(['Nombres', 'Apellido paterno', 'Apellido materno', 'DNI', 'Sexo', 'Correo', 'Celular', 'Nacimiento'])
  const check = (...rows: string[][]) => {
    const lines = rows.map((cells, index) => ({ line: index + 2, cells }))
    return markDuplicates(lines.map(createRowChecker({ columns, documentType: 0, today: '2026-11-21' }, lines)))
  }
  const luz = ['Luz  María', 'Ñahui', 'Flores', '70112233', 'F', '']

  test('a row becomes the request that the form would send', () => {
    const person = {
      name: 'Luz María',
      fatherLastName: 'Ñahui',
      motherLastName: 'Flores',
      documentType: 0,
      document: '70112233',
      gender: false,
    }
    expect(check(luz)[0]?.request).toEqual({ person })
  })

  test('a row may have one surname, and a phone as people write it', () => {
    const [row] = check([...luz.with(2, ''), '(01) 455-1234'])
    expect(row?.request?.person).toMatchObject({ fatherLastName: 'Ñahui', motherLastName: '', phone: '(01) 455-1234' })
  })

  test('an exported file is imported as it was, phones that begin with a zero or + included', async () => {
    const person = {
      name: 'Luz',
      fatherLastName: 'Ñahui',
      motherLastName: '',
      documentType: 0 as const,
      gender: false,
      birthDate: '2018-05-14',
    }
    const exported = ['014451234', '+51987654321', '987654321', '+4930123456', undefined].map((phone, index) => ({
      ...person,
      document: `0011223${index}`,
      ...(phone && { phone }),
      email: "o'brien@x.pe",
      address: '-12.04; =Lima, "B"',
    }))
    const details = { guardianName: 'Rosa Díaz', guardianPhone: '+51911222333', note: 'Alergia al látex.\nLlega con su mamá.' }
    const record = { id: '', createdAt: '', updatedAt: '', deletedAt: null }
    const cells = exported.map((fields) => {
      const client = { ...record, ...details, publicLink: null, person: { ...fields, ...record } }
      return clientCsvFields.map(({ getText }) => getText(client))
    })
    const titles = clientCsvFields.map(({ title }) => title)
    for (const delimiter of [',', ';', '\t']) {
      const [head, ...rows] = (await parseCsv(buildCsv(titles, cells, delimiter))).rows
      const checkRow = createRowChecker({ columns: guessColumns(head!.cells), documentType: 1, today: '2026-11-21' }, rows)
      expect(rows.map((row) => checkRow(row).request)).toEqual(exported.map((person) => ({ ...details, person })))
    }
  })

  test('a birth date in the future is a problem of the row', () => {
    const [row] = check([...luz, '', '22/11/2026'])
    expect(row?.problems).toEqual({ birthDate: 'La fecha de nacimiento no puede ser futura' })
  })

  test('an invalid row has the errors that the form would show', () => {
    const [row] = check(['', 'Ñahui', 'Flores', '7011223A', '', 'correo'])
    expect(row?.request).toBeUndefined()
    expect(row?.problems).toEqual({
      name: 'Complete este dato',
      document: 'El DNI tiene solo cifras',
      gender: 'Complete este dato',
      email: 'Escriba un correo como nombre@ejemplo.pe',
    })
  })

  test('a document that a spreadsheet has damaged is reported with the probable cause', () => {
    const [tooShort, abbreviated] = check(luz.with(3, '112233'), luz.with(3, '7,01E+07'))
    expect(tooShort?.problems.document).toBe('El DNI tiene 8 cifras; hay 6. ¿Perdió un cero al comienzo?')
    expect(abbreviated?.problems.document).toBe('La hoja de cálculo lo abrevió: dé a la columna formato de texto')
  })

  test('each of several rows with the same document is reported with the numbers of the others', () => {
    const [first, , third, fourth] = check(luz, luz.with(3, '70112234'), luz, luz)
    expect(first?.problems).toEqual({ document: 'Es el mismo de las filas 4 y 5' })
    expect(third?.problems).toEqual({ document: 'Es el mismo de las filas 2 y 5' })
    expect(fourth?.request).toBeUndefined()
  })
})
