import { useQuery, useQueryClient } from '@tanstack/react-query'
import { shortName } from '#domain/names.ts'
import { lacking } from '../auth/access-names.ts'
import { accessOf, useCan } from '../auth/rights.ts'
import { nameOf } from '../people/name.ts'
import { sentenceOf } from '../ui/failure.ts'
import { workersQuery } from '../workers/queries.ts'
import { availableQuery, type Place, type Session, type Worker } from './queries.ts'

const collator = new Intl.Collator('es')

/** The workers who are free for the whole slot, by name; undefined until that is known, or with the sentence why it is not. */
export function useFreeWorkers(place: Place) {
  const may = useCan()('listWorkers')
  const free = useQuery({ ...availableQuery(place, 'worker'), enabled: may })
  const all = useQuery({ ...workersQuery(), enabled: may })
  const ids = free.data && new Set(free.data)
  const workers = ids && all.data?.filter(({ id }) => ids.has(id)).sort(byName)
  const failure = free.error ?? all.error
  return { workers, problem: may ? failure && sentenceOf(failure) : lacking(accessOf('listWorkers')) }
}

const byName = (one: Worker, other: Worker) => collator.compare(shortName(nameOf(one.person)), shortName(nameOf(other.person)))

/** Tells which worker a client sees most often in the weeks that are at hand; no further question is asked for it. */
export function useUsualWorker() {
  const cache = useQueryClient()
  return (clientId: string | undefined): string | undefined => {
    const weeks = cache.getQueriesData<Session[]>({ queryKey: ['/v1/sessions/by-turn-and-week'] })
    const times = new Map<string, number>()
    for (const { client, worker } of weeks.flatMap(([, sessions]) => sessions ?? []))
      if (client.id === clientId) times.set(worker.id, (times.get(worker.id) ?? 0) + 1)
    return [...times].sort(([, one], [, other]) => other - one)[0]?.[0]
  }
}
