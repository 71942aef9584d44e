import { IconCheck, IconLink } from '@tabler/icons-react'
import type { Client } from '#api/generated/app.ts'
import { useCan } from '../auth/rights.ts'
import { paths } from '../paths.ts'
import { FreshRecord } from '../people/fresh-record.tsx'
import { viewOf } from '../people/list-view.ts'
import { partOf } from '../people/part-of.ts'
import { birthColumn, documentColumn, mailColumn, phoneColumn } from '../people/people-columns.tsx'
import { PeoplePage } from '../people/people-page.tsx'
import { useListView } from '../people/use-list-view.ts'
import { type At, load, useQueriesOf } from '../screen.ts'
import { Absent } from '../ui/absent.tsx'
import type { Column } from '../ui/list-table.tsx'
import { Mark } from '../ui/mark.tsx'
import { ClientForm } from './client-form.tsx'
import { clientQuery, clientsQuery, useDeleteClient } from './queries.ts'

export const queries = ({ url, additions }: At) => [clientsQuery(viewOf(url), additions)] as const
export const loader = load(queries)

export function Component() {
  const [answer] = useQueriesOf(queries)
  const can = useCan()
  const list = useListView(paths.clients)
  const deleting = useDeleteClient()
  const { rows, total } = answer.counted ? answer : partOf(answer.rows, list.view)
  // null means nothing to who may not see the links
  const links = can('getPublicLink') ? [linkColumn] : []
  return (
    <PeoplePage
      noun="cliente"
      list={list}
      rows={rows}
      total={total}
      columns={[documentColumn, phoneColumn, mailColumn, birthColumn, ...links, userColumn]}
      may={{ create: can('createClient'), update: can('updateClient'), remove: can('deleteClient') }}
      form={(id, done) =>
        id === undefined ? (
          <ClientForm key="new" done={done} />
        ) : (
          <FreshRecord key={id} query={clientQuery(id)}>
            {(client) => <ClientForm client={client} done={done} />}
          </FreshRecord>
        )
      }
      remove={({ id }) => deleting.mutateAsync(id)}
      consequence={consequence}
    />
  )
}

const linkColumn: Column<Client> = {
  title: 'Enlace',
  from: 'medium',
  cell: ({ publicLink }) => (publicLink ? <Mark icon={IconLink}>Activo</Mark> : <Absent word="sin enlace" />),
}

const userColumn: Column<Client> = {
  title: 'Usuario',
  from: 'wide',
  cell: ({ userId }) => (userId ? <Mark icon={IconCheck}>Sí</Mark> : <Absent word="sin usuario" />),
}

function consequence({ publicLink, userId }: Client) {
  const [first, ...rest] = [publicLink && 'su enlace público', userId && 'su usuario'].filter(Boolean)
  const kept = 'Sus sesiones pasadas se conservan.'
  if (!first) return kept
  return `También se ${rest.length > 0 ? 'eliminan' : 'elimina'} ${[first, ...rest].join(' y ')}. ${kept}`
}
