import { personFields, personTitles } from '../../people/person-titles.ts'

const exampleRow = {
  name: 'Luz María',
  fatherLastName: 'Quispe',
  motherLastName: 'Flores',
  documentType: 'DNI',
  document: '70112233',
  gender: 'Femenino',
  birthDate: '14/05/2018',
  phone: '987 654 321',
  email: 'luz.quispe@ejemplo.pe',
  address: 'Av. Arequipa 1234, Lince',
}

/** The template file: all headings and one example row. */
export const importTemplate = {
  name: 'plantilla de clientes.csv',
  head: personFields.map((field) => personTitles[field]),
  rows: [personFields.map((field) => exampleRow[field])],
}
