import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from './paths.ts'

/** The steps from an empty system to its first session, in this order. */
export const firstStepNames = ['schedule', 'worker', 'client', 'session'] as const

export type FirstStepName = (typeof firstStepNames)[number]

const stepPaths: Record<FirstStepName, (then: string | undefined, clientId?: string) => string> = {
  schedule: (then) => paths.createSchedule(undefined, then),
  worker: (then) => paths.workers({ record: 'new', then }),
  client: (then) => paths.clients({ record: 'new', then }),
  session: (_then, bookFor) => paths.sessions({ book: 'next', bookFor }),
}

/** Returns the path of a first step, whose form leads on to the steps that follow. The booking form starts with the client. */
export const getStepPath = (step: FirstStepName, following: readonly FirstStepName[], clientId?: string) =>
  stepPaths[step](following.join() || undefined, clientId)

/** Returns how a form goes on to the next of the first steps, with the id of the client it has created; undefined when it is none of them. */
export function useNextStep() {
  const { search } = useLocation()
  const navigate = useNavigate()
  // The list under the form may write its own parameters into the URL.
  const [[next, ...following]] = useState(() => {
    const named = new URLSearchParams(search).get('then')?.split(',') ?? []
    return firstStepNames.filter((name) => named.includes(name))
  })
  return next && (async (clientId?: string) => navigate(getStepPath(next, following, clientId)))
}
