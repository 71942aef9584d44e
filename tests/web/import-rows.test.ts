import { describe, expect, test } from 'vitest'
import { clientCsvFields } from '#web/clients/client-csv.ts'
import { createRowChecker } from '#web/clients/import/check-rows.ts'
import { guessColumns } from '#web/clients/import/columns.ts'
import { indexClients, judgeRows, markDuplicates } from '#web/clients/import/judge-rows.ts'
import { buildCsv, parseCsv } from '#web/ui/list/csv.ts'

describe('rows', () => {
  const columns = guessColumns(['Nombres', 'Apellido paterno', 'Apellido materno', 'DNI', 'Sexo', 'Correo', 'Celular', 'Nacimiento'])
  const check = (...rows: string[][]) => {
    const lines = rows.map((cells, index) => ({ line: index + 2, cells }))
    return markDuplicates(lines.map(createRowChecker({ columns, documentType: 0, today: '2026-11-21' }, lines)), columns)
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

  test('a row without a document is ready, and a second one of the same name and birth date is a problem', () => {
    const without = ['Luz', "D'Angelo", '', '', 'Mujer', '', '', '14/05/2018']
    const [first, namesake, other, dashed] = check(without, without.with(1, 'D’Angelo'), without.with(7, '15/05/2018'), luz.with(3, 's/d'))
    expect(first?.request?.person).toMatchObject({ document: '', documentType: 0 })
    expect(namesake?.problems).toEqual({ document: 'Se llama como en la fila 2: si es otra persona, complete su documento' })
    expect(other?.request).toBeDefined()
    expect(dashed?.request?.person.document).toBe('')
  })

  test('a row without a document is a problem beside one with the same name, unless the birth dates differ', () => {
    const message = 'Se llama como en la fila 2: si es otra persona, complete su documento'
    const without = ['Luz', 'Ríos', '', '', 'F', '', '', '']
    const dated = without.with(7, '14/05/2018')
    const documented = dated.with(3, '70112233')
    for (const first of [dated, documented]) expect(check(first, without)[1]?.problems).toEqual({ document: message })
    expect(check(without, dated)[1]?.problems).toEqual({ document: message })
    expect(check(without, documented)[0]?.problems).toEqual({ document: message.replace('2', '3') })
    expect(check(documented, without.with(7, '15/05/2018'))[1]?.request).toBeDefined()
    expect(check(documented, dated.with(3, '70112234')).map(({ request }) => request !== undefined)).toEqual([true, true])
  })

  test('in a file without documents the name of a namesake is the problem', () => {
    const undocumented = columns.map((field) => (field === 'document' ? undefined : field))
    const checkRow = createRowChecker({ columns: undocumented, documentType: 0, today: '2026-11-21' }, [])
    const rows = [2, 3].map((line) => checkRow({ line, cells: luz }))
    expect(markDuplicates(rows, undocumented)[1]?.problems).toEqual({ name: 'Se llama como en la fila 2, y ninguna tiene documento' })
  })

  test('a row with a document is a problem where the client of that name has none', () => {
    const record = { id: 'a', createdAt: '', updatedAt: '', deletedAt: null }
    const person = {
      ...record,
      name: 'Luz',
      fatherLastName: 'Ríos',
      motherLastName: '',
      documentType: 0 as const,
      gender: false,
      birthDate: null,
    }
    const judge = (document: string, row: string[]) =>
      judgeRows(check(row), { clients: indexClients([{ ...record, publicLink: null, person: { ...person, document } }]), columns })[0]
    const row = ['Luz', 'Ríos', '', '70112233', 'F', '', '', '14/05/2018']
    expect(judge('', row)).toMatchObject({
      request: undefined,
      isRegistered: false,
      problems: { document: 'Ya registrado sin documento: Luz Ríos. Agregue el documento en su ficha' },
    })
    expect(judge('70112299', row)?.request).toBeDefined()
  })

  test('a client without a document is recognized by the name, unless the birth dates differ', () => {
    const without = ['Luz', 'D’Angelo', '', '', 'F', '', '', '14/05/2018']
    const record = { id: 'a', createdAt: '', updatedAt: '', deletedAt: null }
    const person = {
      name: 'Luz',
      fatherLastName: "D'Angelo",
      motherLastName: '',
      documentType: 0 as const,
      document: '70112233',
      gender: false,
    }
    const judge = (birthDate: string | null, row: string[]) =>
      judgeRows(check(row), {
        clients: indexClients([{ ...record, publicLink: null, person: { ...record, ...person, birthDate } }]),
        columns,
      })[0]
    expect(judge('2018-05-14', without)?.isRegistered).toBe(true)
    expect(judge(null, without)?.isRegistered).toBe(true)
    expect(judge('2018-05-15', without.with(7, ''))?.isRegistered).toBe(true)
    expect(judge('2018-05-15', without)?.isRegistered).toBe(false)
  })

  test("a foreigner's card is recognized by its form, by its prefix, and by a column", () => {
    const typed = guessColumns(['Nombres', 'Apellido paterno', 'Tipo', 'Documento', 'Sexo'])
    const checkTyped = createRowChecker({ columns: typed, documentType: null, today: '2026-11-21' }, [])
    for (const [type, document, documentType] of [
      ['CE', '001234567', 1],
      ['C.E.', '001234567', 1],
      ['Carné', '001234567', 1],
      ['', '001234567', 1],
      ['', 'CE 001234567', 1],
      ['', '70112233', 0],
      ['', '20601234567', 2],
    ] as const)
      expect(
        checkTyped({ line: 2, cells: ['Luz', 'Ñahui', type, document, 'F'] }).request?.person.documentType,
        `${type} ${document}`,
      ).toBe(documentType)
    expect(check(luz.with(3, '001234567'))[0]?.request?.person).toMatchObject({ documentType: 1, document: '001234567' })
  })

  test('a date that the order of its column does not allow is a problem', () => {
    const born = (date: string) => [...luz.with(3, ''), '', date]
    const [first, second] = check(born('12/31/2016'), born('12/01/2016').with(0, 'Ana'))
    expect([first, second].map((row) => row?.request?.person.birthDate)).toEqual(['2016-12-31', '2016-12-01'])
    const mixed = check(
      born('12/31/2016'),
      born('31/12/2016').with(0, 'Ana'),
      born('01/02/2016').with(0, 'Eva'),
      born('5/5/2016').with(0, 'Mia'),
    )
    expect(mixed.map(({ problems }) => problems.birthDate)).toEqual([
      ...Array(3).fill('¿Va primero el día o el mes? Escríbalo con letras, como 3-abr-2018'),
      undefined,
    ])
    const lines = [
      { line: 2, cells: born('12/31/2016') },
      { line: 3, cells: born('31/12/2016') },
    ]
    const chosen = createRowChecker({ columns, documentType: 0, dateOrder: 'monthFirst', today: '2026-11-21' }, lines)
    expect(lines.map((line) => chosen(line).problems.birthDate)).toEqual([
      undefined,
      'En esta columna va primero el mes. Escríbalo con letras, como 3-abr-2018',
    ])
  })

  test('a whole name is split, and its problem belongs to its column', () => {
    const whole = guessColumns(['Apellidos y nombres', 'Sexo'])
    const checkWhole = createRowChecker({ columns: whole, documentType: null, nameOrder: 'lastNamesFirst', today: '2026-11-21' }, [])
    expect(checkWhole({ line: 2, cells: ['Ríos Luna Ana', 'H'] }).request?.person).toMatchObject({
      name: 'Ana',
      fatherLastName: 'Ríos',
      motherLastName: 'Luna',
      gender: true,
    })
    expect(checkWhole({ line: 3, cells: ['Ríos', 'H'] }).problems).toEqual({ wholeName: 'Escriba nombres y apellidos' })
  })

  test.for(['Mu¤oz', 'Mu�oz', 'PÃ©rez', 'Mar¡a', 'N┤oz', 'Peña±', 'Mu?oz'])(
    'the name «%s» has a sign that no name has, which is a problem',
    (name) => {
      expect(check(luz.with(1, name))[0]?.problems.fatherLastName).toMatch(/^Ningún nombre lleva «.»/)
    },
  )

  test.for(['Mu–oz', 'Nœ–ez', 'Mar’a', 'JosŽ'])('the name «%s» is a problem in a file that is not Unicode', (name) => {
    const checkRow = createRowChecker({ columns, documentType: 0, encoding: 'windows-1252', today: '2026-11-21' }, [])
    expect(checkRow({ line: 2, cells: luz.with(1, name) }).problems.fatherLastName).toMatch(/^Ningún nombre lleva/)
  })

  test.for(['Šulc', 'Žižek', 'BLAŽ'])('the name «%s» is no problem in a file that is not Unicode either', (name) => {
    const checkRow = createRowChecker({ columns, documentType: 0, encoding: 'windows-1252', today: '2026-11-21' }, [])
    expect(checkRow({ line: 2, cells: luz.with(1, name) }).problems).toEqual({})
  })

  test.for(["D'Angelo", 'D’Angelo', 'O´Higgins', 'Pérez–Luna', 'Žižek', 'Mª Luisa', 'Ana (Nana)', 'Šimić'])(
    'the name «%s» is no problem',
    (name) => {
      expect(check(luz.with(1, name))[0]?.problems).toEqual({})
    },
  )

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
