import { Button } from '@mantine/core'
import { IconDownload, IconEraser } from '@tabler/icons-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { renameKeys, toSnakeCase } from '#api/case.ts'
import type { ClientExport } from '#api/generated/app.ts'
import { useCan } from '#web/auth/access.ts'
import { useSettings } from '#web/data/settings.ts'
import { paths } from '#web/navigation/paths.ts'
import { formatFullName } from '#web/people/name.ts'
import { PersonFacts } from '#web/people/person-facts.tsx'
import { createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useExistingRecord } from '#web/screen/use-existing-record.ts'
import { useNow } from '#web/session-data/use-now.ts'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import { ButtonNoun } from '#web/ui/page/button-noun.tsx'
import { downloadFile } from '#web/ui/page/download-file.ts'
import { Fact } from '#web/ui/page/facts.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { PrintButton } from '#web/ui/print/print-button.tsx'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { ClientFacts } from '../client-facts.tsx'
import { exportQuery } from '../queries.ts'
import { EraseDialog } from './erase-dialog.tsx'
import classes from './export-page.module.css'
import { ExportedAccounts, ExportedRecords } from './exported-accounts.tsx'
import { ExportedHistory } from './exported-history.tsx'
import { ExportedReminders, ExportedSessions, ExportedWaiting } from './exported-sessions.tsx'

export const loaderQueries = ({ params: { id = '' } }: ScreenContext) => [exportQuery(id)] as const
export const loader = createLoader(loaderQueries)

/** Everything that is stored about a client, to read, to print and to hand over. A deleted client, who has no other page, is erased from here. */
export function Component() {
  const { id = '' } = useParams()
  const data = useExistingRecord(exportQuery(id), false)
  const can = useCan()
  const { timeZone } = useSettings()
  const { date: today } = useNow()
  const isPhone = useIsPhone()
  const name = formatFullName(data.person)
  const [record, ...earlier] = data.records
  const isDeleted = record !== undefined && record.deletedAt !== null
  const [isErasing, setErasing] = useState(false)
  return (
    <Page
      isFlush
      title={`Datos de ${name}`}
      parent={!isDeleted && can('getClient') ? { to: paths.client(id), title: 'Cliente' } : undefined}
      facts={<span className="no-print">al {formatMoment(data.exportedAt, timeZone)}</span>}
      actions={
        <>
          {!isPhone && <PrintButton title="Imprimir los datos" />}
          <Button className="no-print" leftSection={<IconDownload size={16} aria-hidden />} onClick={() => downloadExport(data, name)}>
            Descargar
            <ButtonNoun>(JSON)</ButtonNoun>
          </Button>
          {isDeleted && can('eraseClient') && (
            <Button
              className="no-print"
              variant="default"
              leftSection={<IconEraser size={16} aria-hidden />}
              onClick={() => setErasing(true)}
            >
              Borrar sus datos…
            </Button>
          )}
        </>
      }
    >
      <div>
        <p className={classes.hint}>
          El archivo JSON tiene lo mismo en un formato que otros programas leen, por si se lleva sus datos a otra parte.
        </p>
        <PersonFacts person={data.person} today={today}>
          {record && (
            <>
              <Fact name="Cliente desde">{formatMoment(record.createdAt, timeZone)}</Fact>
              <ClientFacts client={record} />
            </>
          )}
        </PersonFacts>
        <ExportedRecords records={earlier} />
        <ExportedAccounts users={data.users} publicLink={data.publicLink} />
        <ExportedWaiting entries={data.waitingEntries} today={today} />
        <ExportedSessions sessions={data.sessions} />
        <ExportedReminders reminders={data.reminders} />
        <ExportedHistory entries={data.history} />
      </div>
      {isDeleted && <EraseDialog client={{ id, person: data.person }} opened={isErasing} onClose={() => setErasing(false)} />}
    </Page>
  )
}

/** Downloads the document as the contract has it. */
function downloadExport(data: ClientExport, name: string) {
  const json = JSON.stringify(renameKeys(data, toSnakeCase), null, 2)
  downloadFile(new Blob([json], { type: 'application/json' }), `Datos de ${name}.json`)
}
