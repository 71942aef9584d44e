import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, useState } from 'react'
import * as v from 'valibot'
import { vSessionInput } from '#api/generated/schemas.ts'
import { getSessionKey } from '#domain/session-key.ts'
import { describeSession } from '#web/session-data/describe-session.ts'
import type { Session } from '#web/session-data/queries.ts'
import { ProblemPanel } from '#web/ui/feedback/problem-panel.tsx'
import { DraftOffer } from '#web/ui/form/draft-offer.tsx'
import { useReportForm } from '#web/ui/form/form-guard.ts'
import { useDraft } from '#web/ui/form/use-draft.ts'
import { useRequestForm } from '#web/ui/form/use-request-form.ts'
import classes from './session-card.module.css'

/** The note of an occurrence alone, or of its whole series. */
export type NoteScope = 'once' | 'all'

interface Props {
  session: Session
  note: string
  /** The scopes to choose from; a single one is not shown. */
  scopes: readonly NoteScope[]
  onSave: (note: string | null, scope: NoteScope) => Promise<unknown>
  onSaved: () => void
  /** Asks before it discards what was typed. */
  onCancel: () => void
}

const vNoteForm = v.strictObject({ note: vSessionInput.entries.note, scope: v.picklist(['once', 'all']) })

const scopeLabels: Record<NoteScope, string> = { once: 'Solo esta fecha', all: 'Toda la serie' }

/** Edits the note in its place in the card. */
export function NoteEditor({ session, note: initialNote, scopes, onSave, onSaved, onCancel }: Props) {
  // The draft belongs to the opened session, even if a colleague moves it. A date of a series has no id of its own, so its session key is used.
  const [key] = useState(() => (session.standing ? getSessionKey(session) : session.id))
  const request = useRequestForm(vNoteForm, {
    initialValues: { note: initialNote, scope: scopes[0] ?? ('once' as NoteScope) },
    failureTitle: `No se pudo guardar la nota: ${describeSession(session)}`,
    submit: ({ note = null, scope }) => onSave(note, scope),
    onDone: onSaved,
  })
  const { form, problem, isPending, onSubmit } = request
  const draft = useDraft(request, { kind: 'note', record: key })
  useReportForm(request)

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // Here letters are text and not shortcuts of the card, and Escape closes only the editor.
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }

  return (
    <form className={classes.noteForm} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} aria-busy={isPending}>
      <DraftOffer draft={draft} />
      <Textarea
        {...form.getInputProps('note')}
        label="Nota"
        description="Solo la ve el personal"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={2000}
        autoFocus
        data-autofocus
        onFocus={({ currentTarget }) => currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length)}
      />
      {scopes.length > 1 && (
        <fieldset className={classes.scopes}>
          <legend className="hidden">Qué fechas llevan la nota</legend>
          {scopes.map((scope) => (
            <label key={scope}>
              <input
                type="radio"
                name="note-scope"
                checked={form.values.scope === scope}
                onChange={() => form.setFieldValue('scope', scope)}
              />
              {scopeLabels[scope]}
            </label>
          ))}
        </fieldset>
      )}
      <ProblemPanel problem={problem} />
      <div className={classes.noteActions}>
        <Button size="xs" variant="default" onClick={onCancel}>
          Cancelar
        </Button>
        <Button size="xs" type="submit" loading={isPending}>
          Guardar
        </Button>
      </div>
    </form>
  )
}
