import { Button, Textarea } from '@mantine/core'
import { type KeyboardEvent, type Ref, useImperativeHandle, useState } from 'react'
import * as v from 'valibot'
import { vSessionInput } from '#api/generated/schemas.ts'
import { sessionKey } from '#domain/session-key.ts'
import { useSignedInUser } from '../../../auth/signed-in-user.ts'
import { ProblemPanel } from '../../../ui/feedback/problem-panel.tsx'
import { DraftOffer } from '../../../ui/form/draft-offer.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { type RequestForm, useRequestForm } from '../../../ui/form/use-request-form.ts'
import { describeSession } from '../../data/describe-session.ts'
import type { Session } from '../../data/queries.ts'
import type { Opening } from '../use-open-again.ts'
import classes from './session-card.module.css'

/** The note of an occurrence alone, or of its whole series. */
export type NoteScope = 'once' | 'all'

/** What the card asks before the editor closes. */
export type UnsavedNote = Pick<RequestForm<unknown>, 'hasUnsavedChanges' | 'discardDraft'>

interface Props {
  session: Session
  note: string
  /** The scopes to choose from; a single one is not shown. */
  scopes: readonly NoteScope[]
  onSave: (note: string | null, scope: NoteScope) => Promise<unknown>
  onSaved: () => void
  /** Asks before it discards what was typed. */
  onCancel: () => void
  ref: Ref<UnsavedNote>
}

const vNoteForm = v.strictObject({ note: vSessionInput.entries.note, scope: v.picklist(['once', 'all']) })

const scopeLabels: Record<NoteScope, string> = { once: 'Solo esta fecha', all: 'Toda la serie' }

/** Edits the note in its place in the card. */
export function NoteEditor({ session, note: initialNote, scopes, onSave, onSaved, onCancel, ref }: Props) {
  // A colleague may move the session meanwhile. The dates of a series have the same id.
  const [key] = useState(() => (session.standing ? sessionKey(session) : session.id))
  const initialValues = { note: initialNote, scope: scopes[0] ?? ('once' as NoteScope) }
  const { draft, offered, discardOffered } = useDraft({ userId: useSignedInUser().id, kind: 'note', record: key, initialValues })
  const request = useRequestForm(vNoteForm, {
    initialValues,
    failureTitle: 'No se pudo guardar la nota',
    submit: ({ note = null, scope }) => onSave(note, scope),
    onDone: onSaved,
    reopening: {
      form: `note ${key}`,
      describe: () => describeSession(session),
      label: 'Volver a la nota',
      getOpening: (): Opening => ({ kind: 'note', sessionKey: sessionKey(session), description: describeSession(session) }),
    },
    draft,
  })
  const { form, problem, isPending, onSubmit } = request
  useImperativeHandle(ref, () => request)

  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // Here letters are text and not shortcuts of the card, and Escape closes only the editor.
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit()
  }

  return (
    <form className={classes.noteForm} noValidate onSubmit={onSubmit} onKeyDown={onKeyDown} aria-busy={isPending}>
      <DraftOffer draft={offered} onRecover={({ typed }) => request.restore(typed)} onDiscard={discardOffered} />
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
