import { useCan } from '../auth/rights.ts'
import { paths } from '../paths.ts'
import { spokenName } from '../people/name.ts'
import { PersonFacts } from '../people/person-facts.tsx'
import { type At, load, useQueriesOf } from '../screen.ts'
import { useNow } from '../sessions/use-now.ts'
import { Page } from '../ui/page.tsx'
import { clientQuery } from './queries.ts'

export const queries = ({ params: { id = '' } }: At) => [clientQuery(id)] as const
export const loader = load(queries)

export function Component() {
  const [client] = useQueriesOf(queries)
  const can = useCan()
  const now = useNow()
  return (
    <Page title={spokenName(client.person)} up={can('listClients') ? { to: paths.clients(), title: 'Clientes' } : undefined} flush>
      <PersonFacts person={client.person} today={now.date} />
    </Page>
  )
}
