import { IconLink } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Client } from '#api/generated/app.ts'
import { useCan } from '../auth/access.ts'
import { paths } from '../navigation/paths.ts'
import { birthDateColumn, documentColumn, emailColumn, nameColumn, phoneColumn, userColumn } from '../people/people-columns.tsx'
import { personCsvFields } from '../people/people-list.ts'
import { PeoplePage } from '../people/people-page.tsx'
import { clientQuery } from '../people/queries.ts'
import { type LinkDialog, LinkDialogs } from '../public-link/staff/link-dialogs.tsx'
import { LinkMenuItems } from '../public-link/staff/link-menu-items.tsx'
import { createLoader } from '../screen/create-loader.ts'
import type { ScreenContext } from '../screen/loader-queries.ts'
import { useLoaderQueries } from '../screen/use-loader-queries.ts'
import type { Column } from '../ui/list/column.ts'
import { ListFilter } from '../ui/list/list-filter.tsx'
import { parseView } from '../ui/list/list-view.ts'
import { useListView } from '../ui/list/use-list-view.ts'
import { IconLabel } from '../ui/page/icon-label.tsx'
import { describeClientDeletion } from './client-deletion.ts'
import { ClientForm } from './client-form.tsx'
import { clientFilters, createClientListDefinition, describeClientFilters } from './clients-list.ts'
import { ImportLink } from './import-link.tsx'
import { clientListQuery, createClientFetcher, useDeleteClient } from './queries.ts'

export const loaderQueries = ({ url, can }: ScreenContext) => [clientListQuery(parseView(url, createClientListDefinition(can)))] as const
export const loader = createLoader(loaderQueries)

export function Component() {
  const [answer] = useLoaderQueries(loaderQueries)
  const can = useCan()
  const definition = createClientListDefinition(can)
  const list = useListView(definition)
  const deleteClient = useDeleteClient()
  const { rows, total, hasTotal } = answer
  // Without access to links, every link is null, which must not read as "no link".
  const showsLinks = can('getPublicLink')
  // The client whose link a dialog is about.
  const [linked, setLinked] = useState<{ client: Client; dialog?: LinkDialog }>()
  const columns = useMemo(() => allColumns.filter((column) => showsLinks || column !== linkColumn), [showsLinks])
  return (
    <>
      <PeoplePage
        noun="cliente"
        list={list}
        rows={rows}
        total={total}
        hasTotal={hasTotal}
        columns={columns}
        filters={definition.filters.map((name) => (
          <ListFilter
            key={name}
            {...clientFilters[name]}
            value={list.view.filters[name]}
            onChange={(value) => void list.show({ filters: { ...list.view.filters, [name]: value } })}
          />
        ))}
        filterTexts={describeClientFilters(list.view.filters)}
        getPath={getClientPath}
        access={{ create: can('createClient'), update: can('updateClient'), delete: can('deleteClient') }}
        actions={can('createClient') && <ImportLink />}
        fetchPage={createClientFetcher(list.view)}
        csv={csv}
        getBookingPath={can('createSession') && can('listTurnWeek') && getBookingPath}
        renderMenuItems={(client) =>
          showsLinks && (
            <LinkMenuItems
              client={client}
              formPath={paths.client(client.id, { record: 'link' })}
              onDialogOpen={(dialog) => setLinked({ client, dialog })}
            />
          )
        }
        getQuery={clientQuery}
        renderForm={(client, onDone) => <ClientForm client={client} onDone={onDone} />}
        onDelete={({ id }) => deleteClient.mutateAsync(id)}
        describeDeletion={describeClientDeletion}
      />
      <LinkDialogs client={linked?.client} dialog={linked?.dialog} onClose={() => setLinked(linked && { client: linked.client })} />
    </>
  )
}

const getClientPath = ({ id }: Client) => paths.client(id)

const getBookingPath = ({ id }: Client) => paths.sessions({ bookFor: id })

const linkColumn: Column<Client> = {
  id: 'link',
  title: 'Enlace',
  renderCell: ({ publicLink }) => publicLink && <IconLabel icon={IconLink}>Activo</IconLabel>,
  absent: 'sin enlace',
}

const allColumns: readonly Column<Client>[] = [
  nameColumn,
  documentColumn,
  phoneColumn,
  emailColumn,
  birthDateColumn,
  linkColumn,
  userColumn,
]

const csv = { name: 'clientes', fields: personCsvFields }
