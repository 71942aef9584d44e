import { IconCheck, IconLink } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Client } from '#api/generated/app.ts'
import { useCan } from '../auth/access.ts'
import { useSettings } from '../data/settings.ts'
import { paths } from '../navigation/paths.ts'
import { birthDateColumn, documentColumn, emailColumn, nameColumn, phoneColumn } from '../people/people-columns.tsx'
import { peopleListRules, personCsvFields } from '../people/people-list.ts'
import { PeoplePage } from '../people/people-page.tsx'
import { clientQuery } from '../people/queries.ts'
import { type LinkDialog, LinkDialogs } from '../public-link/staff/link-dialogs.tsx'
import { LinkMenuItems } from '../public-link/staff/link-menu-items.tsx'
import { createLoader, type ScreenContext, useLoaderQueries } from '../screen/loader-queries.ts'
import { FreshRecord } from '../ui/form/fresh-record.tsx'
import type { Column } from '../ui/list/column.ts'
import { ListFilter } from '../ui/list/list-filter.tsx'
import { parseView } from '../ui/list/list-view.ts'
import { selectPage } from '../ui/list/select-rows.ts'
import { useListView } from '../ui/list/use-list-view.ts'
import { IconLabel } from '../ui/page/icon-label.tsx'
import { describeClientDeletion } from './client-deletion.ts'
import { ClientForm } from './client-form.tsx'
import { clientFilters, createClientListDefinition, describeClientFilters } from './clients-list.ts'
import { ImportLink } from './import-link.tsx'
import { clientListQuery, createClientFetcher, useDeleteClient } from './queries.ts'

export const loaderQueries = ({ url, additions, can }: ScreenContext) =>
  [clientListQuery(parseView(url, createClientListDefinition(can, additions)), additions)] as const
export const loader = createLoader(loaderQueries)

export function Component() {
  const [answer] = useLoaderQueries(loaderQueries)
  const { additions } = useSettings()
  const can = useCan()
  const definition = createClientListDefinition(can, additions)
  const list = useListView(definition)
  const deleteClient = useDeleteClient()
  const { rows, total } = answer.hasTotal ? answer : selectPage(answer.rows, list.view, peopleListRules)
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
        fetchPage={createClientFetcher(list.view, additions)}
        csv={csv}
        renderMenuItems={(client) =>
          showsLinks && (
            <LinkMenuItems
              client={client}
              formPath={paths.client(client.id, { record: 'link' })}
              onDialogOpen={(dialog) => setLinked({ client, dialog })}
            />
          )
        }
        renderForm={(id, onDone) =>
          id === undefined ? (
            <ClientForm key="new" onDone={onDone} />
          ) : (
            <FreshRecord key={id} query={clientQuery(id)}>
              {(client) => <ClientForm client={client} onDone={onDone} />}
            </FreshRecord>
          )
        }
        onDelete={({ id }) => deleteClient.mutateAsync(id)}
        describeDeletion={describeClientDeletion}
      />
      <LinkDialogs client={linked?.client} dialog={linked?.dialog} onClose={() => setLinked(linked && { client: linked.client })} />
    </>
  )
}

const getClientPath = ({ id }: Client) => paths.client(id)

const linkColumn: Column<Client> = {
  id: 'link',
  title: 'Enlace',
  renderCell: ({ publicLink }) => publicLink && <IconLabel icon={IconLink}>Activo</IconLabel>,
  absent: 'sin enlace',
}

const userColumn: Column<Client> = {
  id: 'user',
  title: 'Usuario',
  isWideOnly: true,
  renderCell: ({ userId }) => userId && <IconLabel icon={IconCheck}>Sí</IconLabel>,
  absent: 'sin usuario',
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
