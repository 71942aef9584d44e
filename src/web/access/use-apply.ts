import { useState } from 'react'
import { createPath, useLocation } from 'react-router'
import { ApiError } from '#api/errors.ts'
import { capitalize } from '#domain/spanish.ts'
import { getStorageOwner } from '#web/data/user-storage.ts'
import { useGetTargetLocation } from '#web/navigation/target-location.ts'
import { isTechnicalFailure, titleFailure } from '#web/ui/feedback/describe-error.ts'
import { notifyDone, notifyFailure } from '#web/ui/feedback/notify.ts'
import { describeProblem, type ProblemText } from '#web/ui/feedback/problem-text.ts'
import { useIsFormOpen } from '#web/ui/form/form-open.ts'
import { notifyLeftForm, trackSend } from '#web/ui/form/sent-forms.ts'
import { formatAccessCount } from './format-counts.ts'
import { type AccessChanges, type AccessTarget, useApplyAccess } from './queries.ts'

/**
 * Applies the changes of a role's or user's access, and tells what was applied: all, nothing, or only what was given. After the user has left, a
 * notification tells it.
 */
export function useApply(target: AccessTarget, name: string) {
  const { mutateAsync, isPending } = useApplyAccess(target)
  const [problem, setProblem] = useState<ProblemText>()
  const clearProblem = () => setProblem(undefined)
  const isOpen = useIsFormOpen()
  const path = createPath(useLocation())
  const getTargetLocation = useGetTargetLocation()

  /** Sends the changes. Resolves to true when all are applied. */
  const send = async ({ give, take }: AccessChanges) => {
    clearProblem()
    const owner = getStorageOwner()
    let isGiven = false
    try {
      await mutateAsync({ give, take, onGiven: () => (isGiven = true) })
      const parts = [...(give.length > 0 ? [formatGiven(give.length)] : []), ...(take.length > 0 ? [formatTaken(take.length)] : [])]
      notifyDone(`Accesos de ${name}: ${parts.join(' y ')}`)
      return true
    } catch (error) {
      const title = titleFailure(
        isGiven ? `${capitalize(formatGiven(give.length))}, pero no ${formatTaken(take.length)}` : 'No se aplicó ningún cambio',
        error,
      )
      const isSignInEnd = error instanceof ApiError && error.status === 401
      // After the navigation away the form is still there until it is rendered.
      if (!isOpen() || createPath(getTargetLocation()) !== path) {
        const shownError = isSignInEnd ? new ApiError(error.code, 'Su sesión terminó antes de que se aplicara.') : error
        notifyLeftForm(`${title}: ${name}`, shownError, owner)
        return false
      }
      if (isSignInEnd) {
        // The user signs in over the page and applies again.
        if (isGiven) setProblem({ message: `${title}.`, details: [] })
      } else if (isTechnicalFailure(error)) notifyFailure(title, error)
      else {
        const { message, details } = describeProblem(error)
        setProblem({ message: `${title}. ${message}`, details })
      }
      return false
    }
  }
  const apply = (changes: AccessChanges) => {
    if (!isPending) trackSend(send(changes))
  }
  return { apply, isPending, problem, clearProblem }
}

const formatGiven = (count: number) => `${count === 1 ? 'se dio' : 'se dieron'} ${formatAccessCount(count)}`
const formatTaken = (count: number) => `${count === 1 ? 'se quitó' : 'se quitaron'} ${formatAccessCount(count)}`
