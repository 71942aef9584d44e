import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { paths } from '#web/navigation/paths.ts'
import { DraftOffer } from '#web/ui/form/draft-offer.tsx'
import { type GuardedForm, useFormGuard } from '#web/ui/form/form-guard.ts'
import { RequestFormFrame } from '#web/ui/form/request-form.tsx'
import type { OfferedDraft } from '#web/ui/form/use-draft.ts'
import type { RequestForm } from '#web/ui/form/use-request-form.ts'
import { ButtonNoun } from '#web/ui/page/button-noun.tsx'
import { Link } from '#web/ui/page/link.tsx'
import { Page } from '#web/ui/page/page.tsx'
import { isPhoneWidth } from '#web/ui/theme/phone-width.ts'
import classes from './user-form-page.module.css'

export type UserFormPageProps = {
  request: Pick<RequestForm<Record<string, unknown>>, 'onSubmit' | 'problem'> & GuardedForm
  /** What an earlier visit has left: `useDraft(…)`. */
  draft?: OfferedDraft<unknown> | undefined
  /** The text of the submit button: "Crear", followed by "usuario" where there is room. */
  verb: string
  noun?: string
  /** The page to return to; without it the first screen. */
  parent: { to: string; title: string } | undefined
  facts?: ReactNode
  children: ReactNode
}

/** The page of the form that creates or changes a user. */
export function UserFormPage({ request, draft, verb, noun, parent, facts, children }: UserFormPageProps) {
  const id = useId()
  const { dialog } = useFormGuard(request)
  const fields = useRef<HTMLDivElement>(null)
  // On a phone the focus would open the keyboard before the page can be read.
  useEffect(() => {
    if (!isPhoneWidth()) fields.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  return (
    <Page
      parent={parent}
      facts={facts}
      actions={
        <>
          <Button variant="default" component={Link} to={parent?.to ?? paths.admin()}>
            Cancelar
          </Button>
          <Button type="submit" form={id} loading={request.isPending} title="Ctrl + Enter">
            {verb}
            {noun && <ButtonNoun>{noun}</ButtonNoun>}
          </Button>
        </>
      }
    >
      <div ref={fields} className={classes.form}>
        <RequestFormFrame id={id} request={request}>
          <DraftOffer draft={draft} />
          {children}
        </RequestFormFrame>
      </div>
      {dialog}
    </Page>
  )
}
