import type { HomeParams } from '../navigation/paths.ts'

/** Reads which sessions of today are shown and which list is shown whole. Unknown values are ignored. */
export function parseHomeView(search: string): HomeParams {
  const params = new URLSearchParams(search)
  const [state, all] = [params.get('state'), params.get('all')]
  return {
    state: state === 'pending' || state === 'unmarked' ? state : undefined,
    all: all === 'workers' || all === 'rebook' ? all : undefined,
  }
}
