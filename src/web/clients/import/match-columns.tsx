import { Button, type ComboboxData, Select } from '@mantine/core'
import type { ComponentProps } from 'react'
import { documentNames } from '#domain/documents.ts'
import { type PersonField, personFields, personTitles } from '../../people/person-titles.ts'
import { ProblemPanel } from '../../ui/feedback/problem-panel.tsx'
import { formatCount } from '../../ui/list/format-count.ts'
import { Page } from '../../ui/page/page.tsx'
import { isRequired, missingFields } from './columns.ts'
import type { Chosen } from './import-state.ts'
import classes from './match-columns.module.css'
import { problemOfColumns } from './problem-of-columns.ts'
import { StepHeading } from './step.tsx'
import { Noun, StepFoot } from './step-foot.tsx'

type Props = {
  page: ComponentProps<typeof Page>
  chosen: Chosen
  /** The rows are read as the columns are now. */
  busy: boolean
  onColumn: (index: number, field: PersonField | undefined) => void
  onDocumentType: (documentType: Chosen['documentType']) => void
  onBack: () => void
  onDone: () => Promise<void>
}

const ignored = ''

/** The second step: what each column of the file is. */
export function MatchColumns({ page, chosen, busy, onColumn, onDocumentType, onBack, onDone }: Props) {
  const { sheet, columns, documentType } = chosen
  const used = columns.filter((field) => field !== undefined).length
  const count = sheet.rows.length
  return (
    <Page
      {...page}
      footer={
        <StepFoot
          said={`${used} de ${columns.length} ${columns.length === 1 ? 'columna' : 'columnas'} se ${used === 1 ? 'importa' : 'importan'}`}
        >
          <Button variant="default" onClick={onBack}>
            Elegir otro<Noun>archivo</Noun>
          </Button>
          <Button loading={busy} disabled={missingFields(columns).length > 0} onClick={() => void onDone()}>
            Revisar {formatCount(count)}
            <Noun>{count === 1 ? 'fila' : 'filas'}</Noun>
          </Button>
        </StepFoot>
      }
    >
      <div className={classes.step}>
        <StepHeading title="¿Qué es cada columna?">
          <p>
            {sheet.name}: {count === 1 ? '1 fila' : `${formatCount(count)} filas`}.
          </p>
        </StepHeading>
        <ProblemPanel problem={problemOfColumns(chosen)} />
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
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns may have one heading
              <tr key={index} data-ignored={columns[index] === undefined || undefined}>
                <th scope="row">{heading}</th>
                <td className={classes.samples}>{samplesOf(sheet, index) || 'Vacía'}</td>
                <td className={classes.choice}>
                  <Select
                    aria-label={`La columna ${heading} se importa como`}
                    data={choices}
                    maxDropdownHeight={320}
                    disabled={busy}
                    value={columns[index] ?? ignored}
                    onChange={(field) => onColumn(index, field === null || field === ignored ? undefined : field)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        {!columns.includes('documentType') && (
          <Select
            label="Tipo de documento de todas las filas"
            description="El archivo no tiene una columna que lo diga."
            className={classes.type}
            data={documentTypes}
            disabled={busy}
            value={documentType}
            onChange={(type) => type !== null && onDocumentType(type)}
          />
        )}
      </div>
    </Page>
  )
}

const optionsOf = (which: (field: PersonField) => boolean) =>
  personFields.filter(which).map((field) => ({ value: field, label: personTitles[field] }))

const choices: ComboboxData<PersonField | typeof ignored> = [
  { value: ignored, label: 'No importar' },
  { group: 'Obligatorias', items: optionsOf(isRequired) },
  { group: 'Opcionales', items: optionsOf((field) => !isRequired(field)) },
]

const documentTypes = Object.entries(documentNames).map(([type, label]) => ({ value: Number(type) as Chosen['documentType'], label }))

const most = 3

/** A few different values of a column. */
function samplesOf({ rows }: Chosen['sheet'], index: number) {
  const samples = new Set<string>()
  for (const { cells } of rows) {
    if (cells[index]) samples.add(cells[index])
    if (samples.size === most) break
  }
  return [...samples].join(' · ')
}
