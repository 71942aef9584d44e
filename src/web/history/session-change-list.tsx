import { describeOwnChange } from './describe/describe-change.ts'
import { HistoryLine } from './history-line.tsx'
import type { Change } from './queries.ts'

type Props = { changes: readonly Change[]; sessionId: string; isLoading: boolean }

/** All changes of a session, to a reader who has it before him. */
export default function SessionChangeList({ changes, sessionId, isLoading }: Props) {
  return (
    <ol aria-label="Historial" aria-busy={isLoading}>
      {changes.map((change) => (
        <HistoryLine
          key={change.entries[0]?.id}
          change={change}
          text={{ text: describeOwnChange(change, sessionId), details: [], hidden: 0 }}
        />
      ))}
    </ol>
  )
}
