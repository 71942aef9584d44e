import type { ClientExport } from '#api/generated/app.ts'
import { useSettings } from '#web/data/settings.ts'
import { describeChange } from '#web/history/describe/describe-change.ts'
import { nameAuthor } from '#web/history/describe/name-author.ts'
import { toChanges } from '#web/history/describe/to-changes.ts'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import { ExportedItem, ExportedList } from './exported-list.tsx'

/** Shows who changed what, with all details, which paper cannot unfold. */
export function ExportedHistory({ entries }: { entries: ClientExport['history'] }) {
  const { timeZone } = useSettings()
  return (
    <ExportedList title="Actividad">
      {toChanges(entries).map((change) => {
        const { text, details } = describeChange(change)
        return (
          <ExportedItem key={change.entries[0]!.id} when={formatMoment(change.at, timeZone)}>
            {nameAuthor(change)} {text}
            {details.length > 0 && (
              <ul>
                {details.map((detail) => (
                  <li key={detail.id}>{detail.text}</li>
                ))}
              </ul>
            )}
          </ExportedItem>
        )
      })}
    </ExportedList>
  )
}
