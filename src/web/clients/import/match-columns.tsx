import { Button, type ComboboxData, Select } from '@mantine/core'
import type { ComponentProps } from 'react'
import { ProblemPanel } from '#web/ui/feedback/problem-panel.tsx'
import type { Encoding } from '#web/ui/list/encodings.ts'
import { formatCount } from '#web/ui/list/format-count.ts'
import { ButtonNoun } from '#web/ui/page/button-noun.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { findMissingFields, type ImportField, importFields, importTitles, isRequiredField } from './columns.ts'
import { describeMissingColumns } from './describe-missing-columns.ts'
import type { Choices, MappedSheet } from './import-state.ts'
import classes from './match-columns.module.css'
import { describeDates } from './read-columns.ts'
import { ReadingChoices } from './reading-choices.tsx'
import { StepFooter } from './step-footer.tsx'
import { StepHeading } from './step-heading.tsx'

type Props = {
  page: ComponentProps<typeof Page>
  mappedSheet: MappedSheet
  /** True while the rows are being checked. */
  isBusy: boolean
  /** Today's date (ISO). */
  today: string
  onColumnAssign: (index: number, field: ImportField | undefined) => void
  onChoose: (choice: Partial<Choices>) => void
  onEncodingChoose: (encoding: Encoding) => void
  onBack: () => void
  onDone: () => Promise<void>
}

const notImported = ''

/** The second step: assign a field to each column of the file. */
export function MatchColumns({ page, mappedSheet, today, isBusy, onColumnAssign, onChoose, onEncodingChoose, onBack, onDone }: Props) {
  const { sheet, columns } = mappedSheet
  const isDateOrderUnknown = describeDates(mappedSheet).isAsked && mappedSheet.dateOrder === undefined
  const importedCount = columns.filter((field) => field !== undefined).length
  const count = sheet.rows.length
  return (
    <Page
      {...page}
      footer={
        <StepFooter
          summary={`${importedCount} de ${columns.length} ${columns.length === 1 ? 'columna' : 'columnas'} se ${importedCount === 1 ? 'importa' : 'importan'}`}
        >
          <Button variant="default" onClick={onBack}>
            Elegir otro<ButtonNoun>archivo</ButtonNoun>
          </Button>
          <Button loading={isBusy} disabled={findMissingFields(columns).length > 0 || isDateOrderUnknown} onClick={() => void onDone()}>
            Revisar {formatCount(count)}
            <ButtonNoun>{count === 1 ? 'fila' : 'filas'}</ButtonNoun>
          </Button>
        </StepFooter>
      }
    >
      <div className={classes.step}>
        <StepHeading title="¿Qué es cada columna?">
          <p>
            {sheet.name}: {count === 1 ? '1 fila' : `${formatCount(count)} filas`}.
          </p>
        </StepHeading>
        <ProblemPanel problem={describeMissingColumns(mappedSheet)} />
        <table className={classes.table} aria-label="Columnas del archivo">
          <thead>
            <tr>
              <th scope="col">En el archivo</th>
              <th scope="col">Ejemplos</th>
              <th scope="col">Se importa como</th>
            </tr>
          </thead>
          <tbody>
            {sheet.headings.map((heading, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat
              <tr key={index} data-ignored={columns[index] === undefined || undefined}>
                <th scope="row">{heading}</th>
                <td className={classes.samples}>{collectSamples(sheet, index) || 'Vacía'}</td>
                <td className={classes.choice}>
                  <Select
                    aria-label={`La columna ${heading} se importa como`}
                    data={fieldChoices}
                    maxDropdownHeight={320}
                    disabled={isBusy}
                    value={columns[index] ?? notImported}
                    onChange={(field) => onColumnAssign(index, field === null || field === notImported ? undefined : field)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <ReadingChoices mappedSheet={mappedSheet} today={today} isBusy={isBusy} onChoose={onChoose} onEncodingChoose={onEncodingChoose} />
      </div>
    </Page>
  )
}

const createFieldOptions = (isIncluded: (field: ImportField) => boolean) =>
  importFields.filter(isIncluded).map((field) => ({ value: field, label: importTitles[field] }))

const fieldChoices: ComboboxData<ImportField | typeof notImported> = [
  { value: notImported, label: 'No importar' },
  { group: 'Obligatorias', items: createFieldOptions(isRequiredField) },
  { group: 'Opcionales', items: createFieldOptions((field) => !isRequiredField(field)) },
]

const maxSamples = 3

/** Returns up to three different values of a column. */
function collectSamples({ rows }: MappedSheet['sheet'], index: number) {
  const samples = new Set<string>()
  for (const { cells } of rows) {
    if (cells[index]) samples.add(cells[index])
    if (samples.size === maxSamples) break
  }
  return [...samples].join(' · ')
}
