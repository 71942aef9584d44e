import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { Client } from '#api/generated/app.ts'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { PeoplePage } from '#web/people/people-page.tsx'
import { clientQuery, workersQuery } from '#web/people/queries.ts'
import { type LinkDialog, LinkDialogs } from '#web/public-link/staff/link-dialogs.tsx'
import { LinkMenuItems } from '#web/public-link/staff/link-menu-items.tsx'
import { asOptional, createLoader } from '#web/screen/create-loader.ts'
import type { ScreenContext } from '#web/screen/loader-queries.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { useLoaderQueries } from '#web/screen/use-loader-queries.ts'
import { FilterChips } from '#web/ui/list/filter-chips.tsx'
import { parseView } from '#web/ui/list/list-view.ts'
import { useListView } from '#web/ui/list/use-list-view.ts'
import { Link } from '#web/ui/page/link.tsx'
import { useWorkerBadges } from '#web/worker-badge/worker-badges.ts'
import { clientCsvFields } from './client-csv.ts'
import { describeClientDeletion } from './client-deletion.ts'
import { ClientForm } from './client-form.tsx'
import { createClientColumns } from './clients-columns.tsx'
import { clientChips, createClientListDefinition, findPressedChips, showsSessions } from './clients-list.ts'
import classes from './import-link.module.css'
import { PlanItem } from './plan-item.tsx'
import { clientCountsQuery, clientListQuery, createClientFetcher, useDeleteClient } from './queries.ts'

const queryClients = ({ url, can }: ScreenContext) => clientListQuery(parseView(url, createClientListDefinition(can)), can)

export const loaderQueries = (context: ScreenContext) => [
  queryClients(context),
  asOptional(clientCountsQuery()),
  ...(showsSessions(context.can) ? [asOptional(workersQuery())] : []),
]
export const loader = createLoader(loaderQueries)

const noSessions: [] = []

export function Component() {
  const [answer] = useLoaderQueries((context) => [queryClients(context)] as const)
  const can = useCan()
  const definition = createClientListDefinition(can)
  const list = useListView(definition)
  const deleteClient = useDeleteClient()
  const { rows, total } = answer
  const { data: counts } = useAllowedQuery(clientCountsQuery())
  const allBadges = useWorkerBadges(noSessions)
  const badges = can('listWorkers') ? allBadges : undefined
  const sessions = showsSessions(can)
  // Without access to links, every link is null, which must not read as "no link".
  const showsLinks = can('getPublicLink')
  // The client whose link a dialog is about.
  const [linked, setLinked] = useState<{ client: Client; dialog?: LinkDialog }>()
  const columns = useMemo(() => createClientColumns({ links: showsLinks, sessions, badges }), [showsLinks, sessions, badges])
  const pressed = findPressedChips(list.view.filters)
  const chips = clientChips
    .filter(({ filter }) => definition.filters.includes(filter))
    // Most clinics have no such telephone.
    .filter((chip) => chip.filter !== 'phone' || pressed.includes(chip) || (counts?.badPhone ?? 0) > 0)
    .map((chip) => {
      const isPressed = pressed.includes(chip)
      const toggle = () => list.show({ filters: { ...list.view.filters, [chip.filter]: isPressed ? undefined : chip.value } })
      return { label: chip.label, count: counts?.[chip.count], isPressed, onToggle: () => void toggle() }
    })
  return (
    <>
      <PeoplePage
        noun="cliente"
        list={list}
        rows={rows}
        total={total}
        columns={columns}
        filters={chips.length > 0 && <FilterChips label="Filtros" chips={chips} />}
        filterTexts={pressed.map(({ label }) => label)}
        noneTitle={pressed.length === 1 ? pressed[0]?.noneTitle : undefined}
        getPath={getClientPath}
        access={{ create: can('createClient'), update: can('updateClient'), delete: can('deleteClient') }}
        actions={can('createClient') && <ImportLink />}
        fetchPage={createClientFetcher(list.view, can)}
        csv={csv}
        getBookingPath={can('createSession') && can('listTurnWeek') && getBookingPath}
        renderMenuItems={(client) =>
          (showsLinks || can('createSessions')) && (
            <>
              <PlanItem clientId={client.id} />
              {showsLinks && (
                <LinkMenuItems
                  client={client}
                  formPath={paths.client(client.id, { record: 'link' })}
                  onDialogOpen={(dialog) => setLinked({ client, dialog })}
                />
              )}
            </>
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

const csv = { name: 'clientes', fields: clientCsvFields }

/** The link from the list to the import of a file. On a narrow phone it shows its icon only. */
const ImportLink = () => (
  <Button component={Link} to={paths.importClients()} variant="default" className={classes.link}>
    <IconTableImport size={16} aria-hidden />
    <span className={classes.word}>Importar</span>
  </Button>
)
