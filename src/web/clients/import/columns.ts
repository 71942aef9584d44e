import { type FileField, fileTitles } from '../client-titles.ts'
import type { Sheet } from './sheet.ts'

/** A field, the whole name, which is split into three, or both last names together. */
export type ImportField = FileField | 'wholeName' | 'lastNames'

/** The Spanish names of what a column is imported as. */
export const importTitles: Record<ImportField, string> = { wholeName: 'Nombre completo', lastNames: 'Apellidos juntos', ...fileTitles }

/** All of them, in the order of the headings. */
export const importFields = Object.keys(importTitles) as ImportField[]

/** The field of each column of a file, in the file's order; undefined for a column that is not imported. */
export type Columns = readonly (ImportField | undefined)[]

/** The fields that need a column. The document may follow later. */
const requiredFields: readonly ImportField[] = ['name', 'fatherLastName', 'gender']

/** The columns that are split, with what each of them contains. */
const parts: { [Field in ImportField]?: readonly ImportField[] } = {
  wholeName: ['name', 'lastNames', 'fatherLastName', 'motherLastName'],
  lastNames: ['fatherLastName', 'motherLastName'],
}

/** True when a column has a part of what another one has. Only one of them is imported. */
const isPartOf = (part: ImportField | undefined, whole: ImportField | undefined) =>
  part !== undefined && whole !== undefined && (parts[whole]?.includes(part) ?? false)

/** Returns what the column is imported as that gives a field: the field itself, or what is split into it; undefined when none does. */
export const findSource = (columns: Columns, field: ImportField): ImportField | undefined =>
  columns.find((column) => column === field || isPartOf(field, column))

/** Other headings of each field, normalized. */
const synonyms: Record<ImportField, string> = {
  lastNames: 'apellidos, apellido, apellidos completos, dos apellidos, last name, last names, surname, surnames',
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

/** Guesses the field of each column by its heading. Of two columns for one field the first is imported, and what is split only without its parts. */
export function guessColumns(headings: readonly string[]): Columns {
  const named = headings.map((heading) => fieldsByHeading.get(normalizeHeading(heading)))
  // "Apellido" beside "Segundo apellido" is the first one.
  const isFirst = named.includes('motherLastName') && !named.includes('fatherLastName')
  const found = named.map((field) => (field === 'lastNames' && isFirst ? 'fatherLastName' : field))
  const hasLastNames = found.includes('fatherLastName') || found.includes('lastNames')
  const replaced = new Set<ImportField | undefined>()
  if (found.includes('name') && hasLastNames) replaced.add('wholeName')
  else if (found.includes('wholeName')) for (const part of parts.wholeName!) replaced.add(part)
  if (found.includes('fatherLastName')) replaced.add('lastNames')
  return found.map((field, index) => (found.indexOf(field) === index && !replaced.has(field) ? field : undefined))
}

/** Assigns a field to a column, and takes it away from any other column, and so its parts and what is split into it. */
export const assignColumn = (columns: Columns, index: number, field: ImportField | undefined): Columns => {
  const isReplaced = (other: ImportField | undefined) => other === field || isPartOf(other, field) || isPartOf(field, other)
  return columns.map((other, position) => (position === index ? field : isReplaced(other) ? undefined : other))
}

/** Returns the required fields without a column. */
export const findMissingFields = (columns: Columns): ImportField[] =>
  requiredFields.filter((field) => findSource(columns, field) === undefined)

/** True for a field that needs a column. */
export const isRequiredField = (field: ImportField) => requiredFields.includes(field)

/** Returns the document type that a heading names: "DNI". */
export function detectDocumentType(heading: string): 0 | 1 | 2 | undefined {
  const words = normalizeHeading(heading)
  return words === 'dni' ? 0 : words === 'pasaporte' ? 1 : words === 'ruc' ? 2 : undefined
}
