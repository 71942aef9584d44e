import { type FileField, fileTitles } from '../client-titles.ts'
import type { Sheet } from './sheet.ts'

/** What a column is imported as: a field, or the whole name, which is split into three. */
export type ImportField = FileField | 'wholeName'

/** The Spanish names of what a column is imported as. */
export const importTitles: Record<ImportField, string> = { wholeName: 'Nombre completo', ...fileTitles }

/** All of them, in the order of the headings. */
export const importFields = Object.keys(importTitles) as ImportField[]

/** The field of each column of a file, in the file's order; undefined for a column that is not imported. */
export type Columns = readonly (ImportField | undefined)[]

/** The fields that need a column. The document may follow later. */
const requiredFields: readonly ImportField[] = ['name', 'fatherLastName', 'gender']

const nameParts: readonly (ImportField | undefined)[] = ['name', 'fatherLastName', 'motherLastName']

/** True for a part of the whole name. */
export const isNamePart = (field: ImportField | undefined): boolean => nameParts.includes(field)

/** Other headings of each field, normalized. */
const synonyms: Record<ImportField, string> = {
  wholeName: 'apellidos nombres, apellido nombre, nombres apellidos, nombre apellido, full name',
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
  guardianName: 'apoderada, nombre apoderado, nombres apoderado, responsable, tutor, tutora, padre madre, guardian',
  guardianPhone: 'celular apoderado, movil apoderado, telefono responsable, celular responsable, telefono tutor, celular tutor',
  note: 'notas, note',
}

/** Words of a heading that say nothing about its field: "N.º de documento del paciente (obligatorio)". */
const ignoredWords = new Set(
  'de del el la los las n no nro num numero numeros s o es y cliente clientes paciente pacientes persona obligatorio opcional dd mm aa aaaa yyyy'.split(
    ' ',
  ),
)

/** Returns the significant words of a heading, without accents, capitals and punctuation. */
export const normalizeHeading = (heading: string) =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word && !ignoredWords.has(word))
    .join(' ')

const fieldsByHeading = new Map<string, ImportField>(
  importFields.flatMap((field) =>
    [importTitles[field], ...synonyms[field].split(', ')].map((words) => [normalizeHeading(words), field] as const),
  ),
)

/** Returns the heading of the column of a field, and its cells that are not empty. */
export function selectColumn({ sheet, columns }: { sheet: Pick<Sheet, 'headings' | 'rows'>; columns: Columns }, field: ImportField) {
  const index = columns.indexOf(field)
  return { heading: sheet.headings[index] ?? '', values: sheet.rows.flatMap(({ cells }) => cells[index] || []) }
}

/** Guesses the field of each column by its heading. Of two columns for one field the first is imported, and the whole name only without its parts. */
export function guessColumns(headings: readonly string[]): Columns {
  const found = headings.map((heading) => fieldsByHeading.get(normalizeHeading(heading)))
  const hasParts = found.includes('name') && found.includes('fatherLastName')
  const isImported = (field: ImportField | undefined) =>
    hasParts ? field !== 'wholeName' : !found.includes('wholeName') || !isNamePart(field)
  return found.map((field, index) => (found.indexOf(field) === index && isImported(field) ? field : undefined))
}

/** Assigns a field to a column, and takes it away from any other column; so are the parts of a name by the whole name, which in turn is by them. */
export const assignColumn = (columns: Columns, index: number, field: ImportField | undefined): Columns => {
  const isReplaced = (other: ImportField | undefined) =>
    other === field || (field === 'wholeName' ? isNamePart(other) : other === 'wholeName' && isNamePart(field))
  return columns.map((other, position) => (position === index ? field : isReplaced(other) ? undefined : other))
}

/** Returns the required fields without a column. */
export const findMissingFields = (columns: Columns): ImportField[] =>
  requiredFields.filter((field) => !columns.includes(field) && !(columns.includes('wholeName') && isNamePart(field)))

/** True for a field that needs a column. */
export const isRequiredField = (field: ImportField) => requiredFields.includes(field)

/** Returns the document type that a heading names: "DNI". */
export function detectDocumentType(heading: string): 0 | 1 | 2 | undefined {
  const words = normalizeHeading(heading)
  return words === 'dni' ? 0 : words === 'pasaporte' ? 1 : words === 'ruc' ? 2 : undefined
}
