import { IconChevronRight } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useCan } from '#web/auth/access.ts'
import { useSettings } from '#web/data/settings.ts'
import { useAllowedQuery } from '#web/screen/use-allowed-query.ts'
import { SectionError } from '#web/ui/feedback/section-error.tsx'
import { describeReplies, nameAuthor } from './describe/describe-call.ts'
import { describeSessionEntry } from './describe/kept-session.ts'
import { formatAgo } from './format-ago.ts'
import { HistoryLine } from './history-line.tsx'
import { sessionHistoryQuery } from './queries.ts'
import classes from './session-history.module.css'

/** Shows on the card who changed a session last and, when it is opened, all changes. It is read again after each change. */
export function SessionHistory({ sessionId, version }: { sessionId: string; version: string }) {
  const can = useCan()
  const { timeZone } = useSettings()
  const [isOpen, setOpen] = useState(false)
  const answer = useAllowedQuery({
    ...sessionHistoryQuery(sessionId, version),
    enabled: sessionId !== '',
    placeholderData: keepPreviousData,
  })
  if (!can('listSessionHistory')) return null
  const entries = answer.data ?? []
  const [last] = entries
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
      ) : answer.data && entries.length === 0 ? (
        <p className="quiet">No hay cambios anotados. Los más antiguos no se anotaban.</p>
      ) : (
        <ol aria-label="Historial" aria-busy={answer.isLoading}>
          {entries.map((entry) => {
            const names = new Map(entry.names.map(({ id, name }) => [id, name]))
            const getName = (id: unknown) => names.get(String(id)) ?? 'alguien que ya no está'
            const text =
              entry.kind === 'reply'
                ? describeReplies([entry], getName, { isOwn: true })
                : describeSessionEntry(entry, getName, { isOwn: true })
            return (
              <HistoryLine
                key={entry.id}
                call={{ id: entry.id, at: entry.at, entries: [entry], records: [[entry]] }}
                text={{ text, details: [] }}
              />
            )
          })}
        </ol>
      )}
    </div>
  )
}
