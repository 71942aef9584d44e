import { Button } from '@mantine/core'
import { IconDownload, IconFileUpload } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { personFields, personTitles } from '../../people/person-titles.ts'
import { ProblemPanel } from '../../ui/feedback/problem-panel.tsx'
import type { ProblemText } from '../../ui/feedback/problem-text.ts'
import { buildCsv, downloadFile } from '../../ui/list/csv.ts'
import { formatCount } from '../../ui/list/format-count.ts'
import { Page } from '../../ui/page/page.tsx'
import classes from './choose-file.module.css'
import { isRequiredField } from './columns.ts'
import { importLimits } from './sheet.ts'
import { importTemplate } from './template.ts'

type Props = {
  page: ComponentProps<typeof Page>
  /** What was wrong with the file before. */
  problem: ProblemText | undefined
  isBusy: boolean
  /** A file is held over the page. */
  isDragging: boolean
  onFile: (file: File) => Promise<void>
}

/** The first step: a file that is chosen, dropped, or pasted from a spreadsheet; and how it should be. */
export function ChooseFile({ page, problem, isBusy: busy, isDragging: over, onFile }: Props) {
  return (
    <Page {...page}>
      <div className={classes.columns}>
        <div className={classes.give}>
          <section className={classes.drop} data-over={over || undefined} aria-busy={busy}>
            <IconFileUpload size={28} stroke={1.5} aria-hidden />
            <h2>Archivo CSV con los clientes</h2>
            <p className={classes.ways}>
              Suéltelo aquí o elíjalo. También puede copiar las filas en una hoja de cálculo y pegarlas con Ctrl+V.
            </p>
            <Button component="label" loading={busy} className={classes.button}>
              Elegir archivo
              <input
                type="file"
                accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
                className="hidden"
                onChange={({ currentTarget }) => {
                  const [file] = currentTarget.files ?? []
                  // the same one, corrected meanwhile, can be chosen again
                  currentTarget.value = ''
                  if (file) void onFile(file)
                }}
              />
            </Button>
          </section>
          <ProblemPanel problem={problem} />
        </div>
        <section className={classes.how}>
          <h2>Cómo debe ser</h2>
          <p>
            La primera fila lleva los nombres de las columnas y debajo va una fila por cliente: {formatCount(importLimits.rows)} filas y{' '}
            {importLimits.megabytes} MB como máximo. Si está en Excel, guárdelo como «CSV UTF-8 (delimitado por comas)».
          </p>
          <dl>
            <dt>Columnas obligatorias</dt>
            <dd>{joinTitles(isRequiredField)}</dd>
            <dt>Opcionales</dt>
            <dd>{joinTitles((field) => !isRequiredField(field))}</dd>
          </dl>
          <p>El orden da igual y las demás columnas no se importan. Antes de registrar a nadie verá cada fila revisada.</p>
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

const joinTitles = (which: (field: (typeof personFields)[number]) => boolean) =>
  personFields
    .filter(which)
    .map((field) => personTitles[field])
    .join(', ')
