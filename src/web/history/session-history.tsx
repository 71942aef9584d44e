import { IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { mayReadHistoryKind } from '#domain/history-kinds.ts'
import { useCan } from '#web/auth/access.ts'
import { useSignedInUser } from '#web/auth/signed-in-user.ts'
import { useSettings } from '#web/data/settings.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { lazyPart } from '#web/ui/parts/lazy-part.tsx'
import { nameAuthor } from './describe/name-author.ts'
import { formatAgo } from './format-ago.ts'
import { sessionChangesQuery } from './queries.ts'
import classes from './session-history.module.css'

// The sentences about changes are loaded when someone reads them.
const SessionChangeList = lazyPart(() => import('./session-change-list.tsx'), { failureMessage: 'No se pudo cargar el historial.' })

/** The maximum number of changes that the card lists. */
const maxChanges = 200

/** Shows on the card who changed a session last and, when it is opened, all changes. It is read again after each change. */
export function SessionHistory({ sessionId, version }: { sessionId: string; version: string }) {
  const can = useCan()
  const { access } = useSignedInUser()
  const { timeZone } = useSettings()
  const [isOpen, setOpen] = useState(false)
  const isShown = can('listChanges') && mayReadHistoryKind(new Set(access.map(({ code }) => code)), 'session')
  const answer = useAllowedQuery({
    // Closed, it shows only the last change.
    ...sessionChangesQuery(sessionId, version, isOpen ? maxChanges : 1),
    enabled: isShown && sessionId !== '',
    placeholderData: keepPreviousData,
  })
  if (!isShown) return null
  const changes = answer.data ?? []
  const [last] = changes
  return (
    <div className={classes.history}>
      <button type="button" className={classes.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <IconChevronRight size={14} aria-hidden />
        Historial
      </button>
      {!isOpen && last && (
        <span className="quiet">
          {' '}
          {nameAuthor(last)}, {formatAgo(last.at, new Date(), timeZone)}
        </span>
      )}
      {!isOpen ? null : answer.isError ? (
        <SectionError title="Historial" answers={[answer]} />
      ) : answer.data && changes.length === 0 ? (
        <p className="quiet">No hay cambios anotados. Los más antiguos no se anotaban.</p>
      ) : (
        <SessionChangeList changes={changes} sessionId={sessionId} isLoading={answer.isLoading || answer.isPlaceholderData} />
      )}
    </div>
  )
}
