import { describe, expect, test } from 'vitest'
import { clientCsvFields } from '#web/clients/client-csv.ts'
import { fileFields } from '#web/clients/client-titles.ts'
import { createRowChecker } from '#web/clients/import/check-rows.ts'
import { assignColumn, findMissingFields, guessColumns } from '#web/clients/import/columns.ts'
import { guessDateOrder, judgeDates } from '#web/clients/import/date-order.ts'
import { guessDocumentType } from '#web/clients/import/guess-document-type.ts'
import { createGenderParser, parseBirthDate, parseDocument, parseDocumentType } from '#web/clients/import/parse-cells.ts'
import { splitWholeName } from '#web/clients/import/whole-name.ts'

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
    ['Nombre completo', 'wholeName'],
    ['APELLIDOS Y NOMBRES', 'wholeName'],
    ['Motivo', undefined],
    ['N°', undefined],
    ['Apellidos', 'lastNames'],
    ['Apellidos del paciente', 'lastNames'],
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
    expect(findMissingFields(columns)).toEqual(['name', 'fatherLastName', 'gender'])
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

  test('two numbers on lines of their own in a cell are two', () => {
    const columns = guessColumns(['Nombres', 'Apellido paterno', 'Documento', 'Género', 'Teléfono', 'Celular del apoderado'])
    const row = { line: 2, cells: ['Eva', 'Ríos', '70112233', 'F', '987654321\n912345678', '944333222\r\n945333222'] }
    const checked = createRowChecker({ columns, documentType: 0, today: '2026-11-21' }, [row])(row)
    expect(checked.request).toMatchObject({
      person: { phone: '987654321' },
      guardianPhone: '944333222',
      note: 'Otro teléfono: 912 345 678\nOtro teléfono: 945 333 222',
    })
  })

  test('two numbers without anything between them are a problem of the row', () => {
    const columns = guessColumns(['Nombres', 'Apellido paterno', 'Documento', 'Género', 'Teléfono'])
    const row = { line: 2, cells: ['Eva', 'Ríos', '70112233', 'F', '987654321912345678'] }
    const checked = createRowChecker({ columns, documentType: 0, today: '2026-11-21' }, [row])(row)
    expect(Object.keys(checked.problems)).toEqual(['phone'])
  })
})

test('the whole name and its parts replace each other', () => {
  const columns = guessColumns(['Nombre y apellido', 'Columna 2', 'DNI', 'Sexo'])
  expect(findMissingFields(columns)).toEqual([])
  const withParts = assignColumn(columns, 1, 'fatherLastName')
  expect(withParts).toEqual([undefined, 'fatherLastName', 'document', 'gender'])
  expect(assignColumn(withParts, 0, 'wholeName')).toEqual(['wholeName', undefined, 'document', 'gender'])
  expect(guessColumns(['Nombre completo', 'Nombres', 'Apellido paterno'])).toEqual([undefined, 'name', 'fatherLastName'])
})

test('last names in one column are split, and are replaced by separate columns', () => {
  const columns = guessColumns(['Nombres', 'Apellidos', 'Sexo'])
  expect(columns).toEqual(['name', 'lastNames', 'gender'])
  expect(findMissingFields(columns)).toEqual([])
  expect(guessColumns(['Nombre completo', 'Apellidos'])).toEqual(['wholeName', undefined])
  expect(guessColumns(['Nombre completo', 'Apellidos', 'Nombres'])).toEqual([undefined, 'lastNames', 'name'])
  expect(guessColumns(['Nombres', 'Apellidos', 'Apellido paterno', 'Apellido materno'])).toEqual([
    'name',
    undefined,
    'fatherLastName',
    'motherLastName',
  ])
  expect(guessColumns(['Nombre', 'Apellido', 'Segundo apellido'])).toEqual(['name', 'fatherLastName', 'motherLastName'])
  expect(assignColumn(columns, 2, 'motherLastName')).toEqual(['name', undefined, 'motherLastName'])
  const checkRow = createRowChecker({ columns, documentType: null, today: '2026-11-21' }, [])
  for (const [lastNames, fatherLastName, motherLastName] of [
    ['Ríos Luna', 'Ríos', 'Luna'],
    ['de la Cruz del Águila', 'de la Cruz', 'del Águila'],
    ['Ríos', 'Ríos', ''],
  ] as const)
    expect(checkRow({ line: 2, cells: ['Ana Eva', lastNames, 'F'] }).request?.person).toMatchObject({
      name: 'Ana Eva',
      fatherLastName,
      motherLastName,
    })
  expect(checkRow({ line: 2, cells: ['Ana', '', 'F'] }).problems).toEqual({ lastNames: 'Complete este dato' })
})

describe('the dates of a column', () => {
  test.for([
    [['12/31/2016', '12/01/2016'], 'monthFirst'],
    [['31/12/2016', '01/12/2016'], 'dayFirst'],
    [['31/12/2016', '12/31/2016', '01/02/2016'], 'mixed'],
    [['01/02/2016', '2016-05-14'], 'ambiguous'],
    [['03/03/2016', '14 de mayo de 2018', ''], 'none'],
    [['12312016', '01022016'], 'monthFirst'],
    [['1-14-16 00:00', '2-3-16'], 'monthFirst'],
    [['98-12-31', '16-12-30'], 'mixed'],
  ] as const)('%j are %s', ([column, evidence]) => {
    expect(judgeDates(column)).toBe(evidence)
  })

  test('are read in the order of the column', () => {
    expect(parseBirthDate('12/01/2016', '2026-11-21', 'monthFirst')).toBe('01/12/2016')
    expect(parseBirthDate('12/01/2016', '2026-11-21', 'dayFirst')).toBe('12/01/2016')
    expect(parseBirthDate('31/12/2016', '2026-11-21', 'monthFirst')).toBeNull()
    expect(parseBirthDate('12/01/2016', '2026-11-21', null)).toBeNull()
    expect(parseBirthDate('5/5/2016', '2026-11-21', null)).toBe('05/05/2016')
  })

  test.for([
    ['Nacimiento (dd/mm/aaaa)', 'dayFirst'],
    ['Fecha DD-MM-YY', 'dayFirst'],
    ['Birth date (mm/dd/yyyy)', 'monthFirst'],
    ['Nacimiento', undefined],
    ['Comd', undefined],
  ] as const)('have an order that the heading «%s» names: %s', ([heading, order]) => {
    expect(guessDateOrder(heading)).toBe(order)
  })
})

test.for([
  ['Ana Eva Ríos Luna', 'givenFirst', ['Ana Eva', 'Ríos', 'Luna']],
  ['Ana Ríos', 'givenFirst', ['Ana', 'Ríos', '']],
  ['Ríos Luna, Ana Eva', 'givenFirst', ['Ana Eva', 'Ríos', 'Luna']],
  ['RÍOS LUNA ANA EVA', 'lastNamesFirst', ['ANA EVA', 'RÍOS', 'LUNA']],
  ['de la Cruz Soto Ana', 'lastNamesFirst', ['Ana', 'de la Cruz', 'Soto']],
  ['Ríos Ana', 'lastNamesFirst', ['Ana', 'Ríos', '']],
  ["D'Angelo Pérez-Luna María del Carmen", 'lastNamesFirst', ['María del Carmen', "D'Angelo", 'Pérez-Luna']],
  ['Cher', 'lastNamesFirst', ['Cher', '', '']],
] as const)('the whole name «%s» (%s) is split into %j', ([text, order, [name, fatherLastName, motherLastName]]) => {
  expect(splitWholeName(text, order)).toEqual({ name, fatherLastName, motherLastName })
})

test.for([
  ['70112233', 0],
  ['7011223', 0],
  ['20601234567', 2],
  ['001234567', 1],
  ['AB123456', 1],
  ['7011223A', 1],
  ['menordeedad', 0],
] as const)('the document %s without a type is of type %i', ([document, type]) => {
  expect(guessDocumentType(document)).toBe(type)
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

  test('M is not read in a column whose other genders are words for men and women, because it may begin either', () => {
    expect(['Hombre', 'M'].map(createGenderParser(['Hombre', 'M']))).toEqual([true, null])
    expect(['Mujer', 'M'].map(createGenderParser(['Mujer', 'M', '']))).toEqual([false, null])
    expect(['Femenino', 'M'].map(createGenderParser(['Femenino', 'M']))).toEqual([false, true])
  })

  test('a document type is read from a word or its number', () => {
    expect(['DNI', 'd.n.i.', '0', 'Pasaporte', 'Carné de extranjería', 'Carnet Ext.', '1', 'RUC', 'otro'].map(parseDocumentType)).toEqual([
      0,
      0,
      0,
      1,
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
