import type { ClientExport } from '#api/generated/app.ts'
import { useSettings } from '#web/data/settings.ts'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import { Fact, Facts } from '#web/ui/page/facts.tsx'
import { Section } from '#web/ui/page/section.tsx'
import { ClientFacts } from '../client-facts.tsx'
import { ExportedItem, ExportedList } from './exported-list.tsx'

/** The earlier records of the person as a client, which were deleted. */
export function ExportedRecords({ records }: { records: ClientExport['records'] }) {
  const { timeZone } = useSettings()
  return records.map((record) => (
    <Section key={record.id} title="Registro anterior como cliente">
      <Facts>
        <Fact name="Desde">{formatMoment(record.createdAt, timeZone)}</Fact>
        {record.deletedAt && <Fact name="Hasta">{formatMoment(record.deletedAt, timeZone)}</Fact>}
        <ClientFacts client={record} />
      </Facts>
    </Section>
  ))
}

/** The users with which the person signs in, and that there is a public link. */
export function ExportedAccounts({ users, publicLink }: Pick<ClientExport, 'users' | 'publicLink'>) {
  const { timeZone } = useSettings()
  return (
    <>
      <ExportedList title="Cuenta de usuario">
        {users.map(({ name, email, roles, createdAt, deletedAt }) => (
          <ExportedItem
            key={`${createdAt} ${name}`}
            when={`desde ${formatMoment(createdAt, timeZone)}${deletedAt ? ` hasta ${formatMoment(deletedAt, timeZone)}` : ''}`}
          >
            {[`Nombre de usuario: ${name}`, email && `Correo: ${email}`, roles.length > 0 && `Roles: ${roles.join(', ')}`]
              .filter(Boolean)
              .join(' · ')}
          </ExportedItem>
        ))}
      </ExportedList>
      <ExportedList title="Enlace público">
        {publicLink && (
          <ExportedItem when={`desde ${formatMoment(publicLink.createdAt, timeZone)}`}>
            {[publicLink.schedule, ...publicLink.workers].join(' · ')}
          </ExportedItem>
        )}
      </ExportedList>
    </>
  )
}
