import { Button } from '@mantine/core'
import { IconDownload, IconFileUpload } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { ProblemPanel } from '#web/ui/feedback/problem-panel.tsx'
import type { ProblemText } from '#web/ui/feedback/problem-text.ts'
import { buildCsv } from '#web/ui/list/csv.ts'
import { formatCount } from '#web/ui/list/format-count.ts'
import { downloadFile } from '#web/ui/page/download-file.ts'
import { Page } from '#web/ui/page/page.tsx'
import { type FileField, fileFields, fileTitles } from '../client-titles.ts'
import classes from './choose-file.module.css'
import { isRequiredField } from './columns.ts'
import { importLimits } from './sheet.ts'

type Props = {
  page: ComponentProps<typeof Page>
  /** The problem of the last file. */
  problem: ProblemText | undefined
  isBusy: boolean
  /** True while a file is dragged over the page. */
  isDragging: boolean
  onFileChoose: (file: File) => Promise<void>
}

/** The first step: choose, drop or paste a file; with a description of its format. */
export function ChooseFile({ page, problem, isBusy, isDragging, onFileChoose }: Props) {
  return (
    <Page {...page}>
      <div className={classes.columns}>
        <div className={classes.fileColumn}>
          <section className={classes.drop} data-over={isDragging || undefined} aria-busy={isBusy}>
            <IconFileUpload size={28} stroke={1.5} aria-hidden />
            <h2>Archivo CSV con los clientes</h2>
            <p className={classes.methods}>
              Suéltelo aquí o elíjalo. También puede copiar las filas en una hoja de cálculo y pegarlas con Ctrl+V.
            </p>
            <Button component="label" loading={isBusy} className={classes.button}>
              Elegir archivo
              <input
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
                className="hidden"
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? []
                  // Lets the user choose the same file again, once it is corrected.
                  currentTarget.value = ''
                  if (file) void onFileChoose(file)
                }}
              />
            </Button>
          </section>
          <ProblemPanel problem={problem} />
        </div>
        <section className={classes.format}>
          <h2>Cómo debe ser</h2>
          <p>
            La primera fila lleva los nombres de las columnas y debajo va una fila por cliente: {formatCount(importLimits.rows)} filas,{' '}
            {importLimits.columns} columnas y {importLimits.megabytes} MB como máximo. Si está en Excel, guárdelo como «CSV UTF-8
            (delimitado por comas)».
          </p>
          <dl>
            <dt>Columnas obligatorias</dt>
            <dd>{joinTitles(isRequiredField)}</dd>
            <dt>Opcionales</dt>
            <dd>{joinTitles((field) => !isRequiredField(field))}</dd>
          </dl>
          <p>
            Nombres y apellidos pueden venir juntos en una columna. El orden da igual y las demás columnas no se importan. Antes de
            registrar a nadie verá cada fila revisada.
          </p>
          <Button
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => downloadFile(buildCsv(importTemplate.head, importTemplate.rows), importTemplate.name)}
          >
            Descargar plantilla
          </Button>
        </section>
      </div>
    </Page>
  )
}

const joinTitles = (isIncluded: (field: FileField) => boolean) =>
  fileFields
    .filter(isIncluded)
    .map((field) => fileTitles[field])
    .join(', ')

const exampleRow: Record<FileField, string> = {
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
  guardianName: 'Rosa Flores Díaz',
  guardianPhone: '912 345 678',
  note: 'Prefiere la mañana',
}

/** The template file: all headings and one example row. */
const importTemplate = {
  name: 'plantilla de clientes.csv',
  head: fileFields.map((field) => fileTitles[field]),
  rows: [fileFields.map((field) => exampleRow[field])],
}
