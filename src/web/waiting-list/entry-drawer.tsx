import { useState } from 'react'
import { FreshRecord } from '#web/ui/form/fresh-record.tsx'
import { RecordDrawer } from '#web/ui/form/record-drawer.tsx'
import { waitingEntryQuery } from '#web/waiting-entries/queries.ts'
import { EntryForm } from './form/entry-form.tsx'

type Props = {
  /** What the URL opens: 'new', or the id of an entry. */
  record: string | undefined
  onClose: () => Promise<void>
}

/** The drawer of the waiting list: a new entry or an existing one. */
export function EntryDrawer({ record, onClose }: Props) {
  // The drawer keeps its content while it slides out.
  const [shown, setShown] = useState(record)
  if (record !== undefined && record !== shown) setShown(record)
  const isNew = shown === 'new'
  return (
    <RecordDrawer title={getEntryTitle(isNew)} opened={record !== undefined} onClose={() => void onClose()}>
      {isNew ? <EntryForm onDone={onClose} /> : shown && <EditEntry key={shown} id={shown} onDone={onClose} />}
    </RecordDrawer>
  )
}

/** The title of the form. */
export const getEntryTitle = (isNew: boolean) => (isNew ? 'Añadir a la lista de espera' : 'Editar lista de espera')

/** The form of an existing entry. */
export const EditEntry = ({ id, onDone }: { id: string; onDone: () => Promise<void> }) => (
  <FreshRecord query={waitingEntryQuery(id)}>{(entry) => <EntryForm entry={entry} onDone={onDone} />}</FreshRecord>
)
