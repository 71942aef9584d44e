import { useState } from 'react'
import type { ProblemText } from '../../../ui/feedback/problem-text.ts'

/** Returns the problem of a form while what was refused is still what the form holds. `requestKey`: identifies what the form holds. */
export function useProblemOf(problem: ProblemText | undefined, requestKey: string) {
  const [refused, setRefused] = useState({ problem, requestKey })
  if (refused.problem !== problem) setRefused({ problem, requestKey })
  return refused.requestKey === requestKey ? problem : undefined
}
