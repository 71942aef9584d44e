import type { ClientExport } from '#api/generated/app.ts'
import { useSettings } from '#web/data/settings.ts'
import { describeCall, nameAuthor } from '#web/history/describe/describe-call.ts'
import { groupEntries } from '#web/history/describe/group-entries.ts'
import { formatMoment } from '#web/ui/dates/format-moment.ts'
import { ExportedItem, ExportedList } from './exported-list.tsx'

/** Shows who changed what, with all details, which paper cannot unfold. */
export function ExportedHistory({ entries }: { entries: ClientExport['history'] }) {
  const { timeZone } = useSettings()
  return (
    <ExportedList title="Actividad">
      {groupEntries(entries).map((call) => {
        const { text, details } = describeCall(call)
        return (
          <ExportedItem key={call.id} when={formatMoment(call.at, timeZone)}>
            {nameAuthor(call.entries[0]!)} {text}
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
