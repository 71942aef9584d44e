import type { HomeParams } from '../navigation/paths.ts'

/** Reads which sessions of today are shown, which list is shown whole, and of which number the turns are listed. Unknown values are ignored. */
export function parseHomeView(search: string): HomeParams {
  const params = new URLSearchParams(search)
  const [state, all] = [params.get('state'), params.get('all')]
  return {
    state: state === 'pending' || state === 'unmarked' ? state : undefined,
    all: all === 'workers' || all === 'rebook' ? all : undefined,
    turns: params.get('turns') ?? undefined,
  }
}
