import { Select } from '@mantine/core'
import { documentNames } from '#domain/documents.ts'
import { formatBirthDate } from '#domain/spanish.ts'
import { parseTypedDate } from '#web/ui/dates/typed-date.ts'
import { type Encoding, encodings, encodingTitles } from '#web/ui/list/encodings.ts'
import { selectColumn } from './columns.ts'
import { type DateEvidence, type DateOrder, parseNumericDate } from './date-order.ts'
import type { Choices, MappedSheet } from './import-state.ts'
import classes from './match-columns.module.css'
import { parseBirthDate } from './parse-cells.ts'
import { describeDates, findNameOrder } from './read-columns.ts'
import { type NameOrder, splitWholeName } from './whole-name.ts'

type Props = {
  mappedSheet: MappedSheet
  /** Today's date (ISO), to complete years of two digits. */
  today: string
  isBusy: boolean
  onChoose: (choice: Partial<Choices>) => void
  onEncodingChoose: (encoding: Encoding) => void
}

/** What was understood of the letters, dates, names and documents of a file, each with an example from it and a choice to change it. */
export const ReadingChoices = (props: Props) => (
  <div className={classes.choices}>
    <EncodingChoice {...props} />
    <NameOrderChoice {...props} />
    <DateOrderChoice {...props} />
    <DocumentTypeChoice {...props} />
  </div>
)

function EncodingChoice({ mappedSheet: { sheet }, isBusy, onEncodingChoose }: Props) {
  const examples = collectAccented(sheet)
  // Every encoding but UTF-16 has the same letters without accents.
  if (examples.length === 0 && !sheet.encoding.startsWith('utf-16')) return null
  return (
    <Select
      label="Codificación del archivo"
      description={examples.length > 0 && `Se lee: ${examples.map(shorten).join(' · ')}`}
      data={encodings.map((encoding) => ({ value: encoding, label: encodingTitles[encoding] }))}
      disabled={isBusy}
      value={sheet.encoding}
      onChange={(encoding) => encoding !== null && onEncodingChoose(encoding)}
    />
  )
}

const maxExamples = 3
const maxExampleLength = 40

/** Returns the first cells with letters that are written differently in each encoding. */
function collectAccented({ headings, rows }: MappedSheet['sheet']) {
  const found = new Set<string>()
  for (const cells of [headings, ...rows.map((row) => row.cells)]) {
    for (const cell of cells) if (/[^\p{ASCII}]/u.test(cell)) found.add(cell)
    if (found.size >= maxExamples) break
  }
  return [...found].slice(0, maxExamples)
}

const shorten = (text: string) => (text.length > maxExampleLength ? `${text.slice(0, maxExampleLength - 1)}…` : text)

const nameOrderOptions: { value: NameOrder; label: string }[] = [
  { value: 'givenFirst', label: 'Primero los nombres' },
  { value: 'lastNamesFirst', label: 'Primero los apellidos' },
]

function NameOrderChoice({ mappedSheet, isBusy, onChoose }: Props) {
  const { values } = selectColumn(mappedSheet, 'wholeName')
  const example = values.find((text) => text.split(' ').length > 2) ?? values[0]
  if (example === undefined) return null
  const order = findNameOrder(mappedSheet)
  const { name, fatherLastName, motherLastName } = splitWholeName(example, order)
  return (
    <Select
      label="Orden del nombre completo"
      description={`«${shorten(example)}»: nombres ${name}; apellidos ${fatherLastName} ${motherLastName}. Una coma tras los apellidos lo dice por fila.`}
      data={nameOrderOptions}
      disabled={isBusy}
      value={order}
      onChange={(nameOrder) => nameOrder !== null && onChoose({ nameOrder })}
    />
  )
}

const dateOrderOptions: { value: DateOrder; label: string }[] = [
  { value: 'dayFirst', label: 'Día / mes / año' },
  { value: 'monthFirst', label: 'Mes / día / año' },
]

function DateOrderChoice({ mappedSheet, today, isBusy, onChoose }: Props) {
  const { evidence, order, isAsked } = describeDates(mappedSheet)
  const { values } = selectColumn(mappedSheet, 'birthDate')
  const numeric = values.filter((text) => parseNumericDate(text) !== null)
  if (evidence === 'none' && numeric.length === 0) return null
  const example = numeric.find((text) => isReadInBothOrders(text)) ?? numeric[0]!
  const read = (one: DateOrder) => parseTypedDate(parseBirthDate(example, today, one) ?? '')
  const formatRead = (one: DateOrder) => {
    const date = read(one)
    return date === null ? '' : ` (${example} es ${formatBirthDate(date)})`
  }
  const reading = order && read(order)
  return (
    <Select
      label="Orden de las fechas"
      description={describeReading(example, reading, evidence)}
      placeholder="Elija"
      error={isAsked && order === null && 'Las fechas se pueden leer de las dos maneras: diga cuál es.'}
      data={dateOrderOptions.map(({ value, label }) => ({ value, label: order === null ? `${label}${formatRead(value)}` : label }))}
      disabled={isBusy}
      value={order}
      onChange={(dateOrder) => dateOrder !== null && onChoose({ dateOrder })}
    />
  )
}

function describeReading(example: string, reading: string | null, evidence: DateEvidence) {
  if (reading) return `${example} es el ${formatBirthDate(reading)}.`
  return evidence === 'mixed' && 'Unas fechas llevan primero el día y otras el mes: las que no se entiendan serán problemas.'
}

function isReadInBothOrders(text: string) {
  const numbers = parseNumericDate(text)
  return numbers !== null && numbers.first <= 12 && numbers.second <= 12 && numbers.first !== numbers.second
}

/** The value for the type that the form of each document suggests. */
const byForm = 'byForm'

const documentTypeOptions = [
  { value: byForm, label: 'El de la forma de cada uno' } as const,
  ...Object.entries(documentNames).map(([type, label]) => ({ value: Number(type) as 0 | 1 | 2, label })),
]

function DocumentTypeChoice({ mappedSheet: { columns, documentType }, isBusy, onChoose }: Props) {
  if (columns.includes('documentType')) return null
  return (
    <Select
      label="Tipo de documento de todas las filas"
      description="El archivo no tiene una columna que lo diga."
      data={documentTypeOptions}
      disabled={isBusy}
      value={documentType ?? byForm}
      onChange={(type) => type !== null && onChoose({ documentType: type === byForm ? null : type })}
    />
  )
}
