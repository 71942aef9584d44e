import { type FileField, fileFields, fileTitles } from '../client-titles.ts'

/** The field of each column of a file, in the file's order; undefined for a column that is not imported. */
export type Columns = readonly (FileField | undefined)[]

/** The fields that need a column. The document type can instead be chosen for all rows. */
const requiredFields: readonly FileField[] = ['name', 'fatherLastName', 'document', 'gender']

/** Other headings of each field, normalized. */
const synonyms: Record<FileField, string> = {
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

const fieldsByHeading = new Map<string, FileField>(
  fileFields.flatMap((field) =>
    [fileTitles[field], ...synonyms[field].split(', ')].map((words) => [normalizeHeading(words), field] as const),
  ),
)

/** Guesses the field of each column by its heading. Of two columns for one field, the first is imported. */
export function guessColumns(headings: readonly string[]): Columns {
  const found = headings.map((heading) => fieldsByHeading.get(normalizeHeading(heading)))
  return found.map((field, index) => (found.indexOf(field) === index ? field : undefined))
}

/** Assigns a field to a column, and takes it away from any other column. */
export const assignColumn = (columns: Columns, index: number, field: FileField | undefined): Columns =>
  columns.map((other, position) => (position === index ? field : other === field ? undefined : other))

/** Returns the required fields without a column. */
export const findMissingFields = (columns: Columns): FileField[] => requiredFields.filter((field) => !columns.includes(field))

/** True for a field that needs a column. */
export const isRequiredField = (field: FileField) => requiredFields.includes(field)

/** Returns the document type that a heading names: "DNI". */
export function detectDocumentType(heading: string): 0 | 1 | 2 | undefined {
  const words = normalizeHeading(heading)
  return words === 'dni' ? 0 : words === 'pasaporte' ? 1 : words === 'ruc' ? 2 : undefined
}
