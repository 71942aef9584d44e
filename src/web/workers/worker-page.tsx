import { positionWords } from '#domain/positions.ts'
import { useCan } from '../auth/rights.ts'
import { paths } from '../paths.ts'
import { spokenName } from '../people/name.ts'
import { Fact, PersonFacts } from '../people/person-facts.tsx'
import { type At, load, useQueriesOf } from '../screen.ts'
import { useNow } from '../sessions/use-now.ts'
import { Page } from '../ui/page.tsx'
import { workerQuery } from './queries.ts'

export const queries = ({ params: { id = '' } }: At) => [workerQuery(id)] as const
export const loader = load(queries)

export function Component() {
  const [worker] = useQueriesOf(queries)
  const can = useCan()
  const now = useNow()
  return (
    <Page title={spokenName(worker.person)} up={can('listWorkers') ? { to: paths.workers(), title: 'Trabajadores' } : undefined} flush>
      <PersonFacts person={worker.person} today={now.date}>
        <Fact name="Posiciones">{worker.positions.map((position) => positionWords[position]).join(', ')}</Fact>
      </PersonFacts>
    </Page>
  )
}
