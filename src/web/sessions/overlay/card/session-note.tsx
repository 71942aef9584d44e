import { UnstyledButton } from '@mantine/core'
import { IconNote } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { KeyHint } from '../../state/key-hint.tsx'
import { NoteEditor, type NoteScope } from './note-editor.tsx'
import classes from './session-card.module.css'

interface Props {
  note: string | null
  /** What is being typed; undefined while it is only read. */
  draft: string | undefined
  /** Where a note may go; none where it may not be changed. */
  scopes: readonly NoteScope[]
  onTyped: (draft: string | undefined) => void
  onSave: (note: string | null, scope: NoteScope) => Promise<unknown>
}

/** The note of a session: read, and written in its place. */
export function SessionNote({ note, draft, scopes, onTyped, onSave }: Props) {
  const edit = useRef<HTMLButtonElement>(null)
  const writing = draft !== undefined
  const wrote = useRef(false)
  useEffect(() => {
    // the text area took the keyboard along
    if (wrote.current && !writing) edit.current?.focus()
    wrote.current = writing
  }, [writing])
  if (writing) return <NoteEditor note={draft} scopes={scopes} onTyped={onTyped} onSave={onSave} onClose={() => onTyped(undefined)} />
  if (!note && scopes.length === 0) return null
  return (
    <p className={classes.line}>
      <IconNote size={16} stroke={1.5} aria-hidden />
      <span className={classes.noteLine}>
        {note && <span className={classes.note}>{note}</span>}
        {scopes.length > 0 && (
          <UnstyledButton ref={edit} className={classes.edit} aria-keyshortcuts="e" onClick={() => onTyped(note ?? '')}>
            {note ? 'Editar nota' : 'Añadir nota'}
            <KeyHint>e</KeyHint>
          </UnstyledButton>
        )}
      </span>
    </p>
  )
}
