import { useState } from 'react'
import { ApiError } from '#api/errors.ts'
import { capitalize } from '#domain/spanish.ts'
import { isTechnicalFailure } from '../ui/feedback/describe-error.ts'
import { notifyDone, notifyFailure } from '../ui/feedback/notify.ts'
import { describeProblem, type ProblemText } from '../ui/feedback/problem-text.ts'
import { formatAccessCount } from './format-counts.ts'
import { type AccessChanges, type AccessTarget, useApplyAccess } from './queries.ts'

/** Applies the changes of a role's or user's access, and tells what was applied: all, nothing, or only what was given. */
export function useApply(target: AccessTarget, name: string) {
  const { mutateAsync, isPending } = useApplyAccess(target)
  const [problem, setProblem] = useState<ProblemText>()
  const clearProblem = () => setProblem(undefined)

  const apply = async ({ give, take }: AccessChanges) => {
    if (isPending) return
    clearProblem()
    let isGiven = false
    try {
      await mutateAsync({ give, take, onGiven: () => (isGiven = true) })
      const parts = [...(give.length > 0 ? [formatGiven(give.length)] : []), ...(take.length > 0 ? [formatTaken(take.length)] : [])]
      notifyDone(`Accesos de ${name}: ${parts.join(' y ')}`)
    } catch (error) {
      const title = isGiven
        ? `${capitalize(formatGiven(give.length))}, pero no ${formatTaken(take.length)}.`
        : 'No se aplicó ningún cambio.'
      // The user signs in over the page and applies again.
      if (error instanceof ApiError && error.status === 401) return isGiven && setProblem({ message: title, details: [] })
      if (isTechnicalFailure(error)) return notifyFailure(title.replace(/\.$/, ''), error)
      const { message, details } = describeProblem(error)
      setProblem({ message: `${title} ${message}`, details })
    }
  }
  return { apply, isPending, problem, clearProblem }
}

const formatGiven = (count: number) => `${count === 1 ? 'se dio' : 'se dieron'} ${formatAccessCount(count)}`
const formatTaken = (count: number) => `${count === 1 ? 'se quitó' : 'se quitaron'} ${formatAccessCount(count)}`
