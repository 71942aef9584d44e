import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Button.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, type SubmitEvent, useState } from 'react'
import { ProblemPanel, type ProblemText } from '../../../ui/feedback/problem-panel.tsx'
import { refusalOf } from '../../../ui/feedback/problem-text.ts'
import classes from './session-card.module.css'

/** Of a standing session: for this date alone, or for all of it. */
export type NoteScope = 'once' | 'all'

interface Props {
  note: string
  /** Where it may go; one place is no choice. */
  scopes: readonly NoteScope[]
  onTyped: (note: string) => void
  onSave: (note: string | null, scope: NoteScope) => Promise<unknown>
  onClose: () => void
}

const labels: Record<NoteScope, string> = { once: 'Solo esta fecha', all: 'Toda la serie' }

/** Writes the note in place; what is refused is said there, and the text stays. */
export function NoteEditor({ note, scopes, onTyped, onSave, onClose }: Props) {
  const [scope, setScope] = useState(scopes[0] ?? 'once')
  const [problem, setProblem] = useState<ProblemText>()
  const [pending, setPending] = useState(false)

  const save = async () => {
    setPending(true)
    setProblem(undefined)
    try {
      await onSave(note.trim() || null, scope)
      onClose()
    } catch (error) {
      setProblem(refusalOf(error, () => false).problem)
    } finally {
      setPending(false)
    }
  }
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!pending) void save()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // letters are text here, and Escape leaves the note and not the card
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }

  return (
    <form className={classes.noteForm} onSubmit={onSubmit} onKeyDown={onKeyDown} aria-busy={pending}>
      <Textarea
        label="Nota"
        description="Solo la ve el personal"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={2000}
        autoFocus
        data-autofocus
        // one writes on where the note ends
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length)}
        value={note}
        onChange={(event) => onTyped(event.currentTarget.value)}
      />
      {scopes.length > 1 && (
        <fieldset className={classes.scopes}>
          <legend className="hidden">Qué fechas llevan la nota</legend>
          {scopes.map((one) => (
            <label key={one}>
              <input type="radio" name="note-scope" checked={scope === one} onChange={() => setScope(one)} />
              {labels[one]}
            </label>
          ))}
        </fieldset>
      )}
      <ProblemPanel problem={problem} />
      <div className={classes.noteActions}>
        <Button size="xs" variant="default" onClick={onClose}>
          Cancelar
        </Button>
        <Button size="xs" type="submit" loading={pending}>
          Guardar
        </Button>
      </div>
    </form>
  )
}
