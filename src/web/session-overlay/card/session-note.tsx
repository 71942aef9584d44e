import { UnstyledButton } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Session } from '#web/session-data/queries.ts'
import { KeyHint } from '#web/session-state/key-hint.tsx'
import { NoteEditor, type NoteScope } from './note-editor.tsx'
import classes from './session-card.module.css'

interface Props {
  session: Session
  isEditing: boolean
  /** The scopes to choose from; none when the user may not change the note. */
  scopes: readonly NoteScope[]
  onEdit: () => void
  onSave: (note: string | null, scope: NoteScope) => Promise<unknown>
  onSaved: () => void
  onCancel: () => void
}

/** The note of a session: its text, or the editor in its place. */
export function SessionNote({ session, isEditing, scopes, onEdit, onSave, onSaved, onCancel }: Props) {
  const { note } = session
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    // The text area that had the focus is gone.
    if (wasEditing.current && !isEditing) editButton.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  if (isEditing)
    return <NoteEditor session={session} note={note ?? ''} scopes={scopes} onSave={onSave} onSaved={onSaved} onCancel={onCancel} />
  if (!note && scopes.length === 0) return null
  return (
    <p className={classes.line}>
      <IconNote size={16} stroke={1.5} aria-hidden />
      <span className={classes.noteLine}>
        {note && <span className={classes.note}>{note}</span>}
        {scopes.length > 0 && (
          <UnstyledButton ref={editButton} className={classes.edit} aria-keyshortcuts="e" onClick={onEdit}>
            {note ? 'Editar nota' : 'Añadir nota'}
            <KeyHint>e</KeyHint>
          </UnstyledButton>
        )}
      </span>
    </p>
  )
}
