import { type PersonField, personFields, personTitles } from '../../people/person-titles.ts'

/** What each column of a file is, in the file's order; undefined: it is not imported. */
export type Columns = readonly (PersonField | undefined)[]

/** Without these nobody can be registered; the type of document has a choice for all rows instead. */
const requiredFields: readonly PersonField[] = ['name', 'fatherLastName', 'motherLastName', 'document', 'gender']

/** What else headings say, in plain words and without those that mean nothing. */
const synonyms: Record<PersonField, string> = {
  name: 'nombre, primer nombre, nombres completos, first name, given name, name',
  fatherLastName: 'paterno, ap paterno, a paterno, apellido 1, primer apellido, 1er apellido, 1 apellido',
  motherLastName: 'materno, ap materno, a materno, apellido 2, segundo apellido, 2do apellido, 2 apellido',
  documentType: 'tipo, tipo doc, t doc, tipo documento identidad, tipo doc identidad, document type',
  document: 'doc, dni, dni ce, documento identidad, doc identidad, identidad, identificacion, pasaporte, ruc, cedula, document',
  gender: 'sexo, gen, sex, gender',
  birthDate: 'fecha nacimiento, fec nacimiento, f nacimiento, fecha nac, fec nac, f nac, fnac, fdn, nac, cumpleanos, birth date',
  phone: 'celular, cel, movil, tel, telf, fono, whatsapp, telefono celular, telefono movil, telefono contacto, celular contacto, phone',
  email: 'correo electronico, e mail, email, mail, correo e',
  address: 'domicilio, direccion domiciliaria, direccion domicilio, dir, address',
}

/** What a heading holds beside what it is about: "N.º de documento del paciente (obligatorio)". */
const ignoredWords = new Set(
  'de del el la los las n no nro num numero numeros s o es y cliente clientes paciente pacientes persona obligatorio opcional dd mm aa aaaa yyyy'.split(
    ' ',
  ),
)

/** A heading's words that count: no accents, capitals or signs. */
export const normalizeHeading = (heading: string) =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !ignoredWords.has(word))
    .join(' ')

const fieldsByHeading = new Map<string, PersonField>(
  personFields.flatMap((field) =>
    [personTitles[field], ...synonyms[field].split(', ')].map((words) => [normalizeHeading(words), field] as const),
  ),
)

/** What the headings say their columns are; of two that say the same, the first is believed. */
export function guessColumns(headings: readonly string[]): Columns {
  const found = headings.map((heading) => fieldsByHeading.get(normalizeHeading(heading)))
  return found.map((field, index) => (found.indexOf(field) === index ? field : undefined))
}

/** The columns when one of them is something else: no two are the same. */
export const assignColumn = (columns: Columns, index: number, field: PersonField | undefined): Columns =>
  columns.map((other, at) => (at === index ? field : other === field ? undefined : other))

/** The fields that every person must have and no column is. */
export const findMissingFields = (columns: Columns): PersonField[] => requiredFields.filter((field) => !columns.includes(field))

/** Whether a person must have the field. */
export const isRequiredField = (field: PersonField) => requiredFields.includes(field)

/** The type of document that a heading names by itself: "DNI". */
export function detectDocumentType(heading: string): 0 | 1 | 2 | undefined {
  const words = normalizeHeading(heading)
  return words === 'dni' ? 0 : words === 'pasaporte' ? 1 : words === 'ruc' ? 2 : undefined
}
