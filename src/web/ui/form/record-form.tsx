import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { isPhoneWidth } from '../theme/phone-width.ts'
import { DraftOffer } from './draft-offer.tsx'
import { type GuardedForm, useReportForm } from './form-guard.ts'
import classes from './record-form.module.css'
import { RequestFormFrame } from './request-form.tsx'
import type { OfferedDraft } from './use-draft.ts'
import type { RequestForm } from './use-request-form.ts'

type Props = {
  request: Pick<RequestForm<Record<string, unknown>>, 'onSubmit' | 'problem'> & GuardedForm
  /** What an earlier visit has left: `useDraft(…)`. */
  draft: OfferedDraft<unknown> | undefined
  /** The text of the submit button: "Registrar cliente". */
  actionLabel: string
  onCancel: () => Promise<void>
  children: ReactNode
}

/** The form in the drawer of a list or a page. Its buttons stay visible at the bottom. */
export function RecordForm({ request, draft, actionLabel, onCancel, children }: Props) {
  useReportForm(request)
  const frame = useRef<HTMLDivElement>(null)
  // The drawer moves the focus before the record has loaded, so the form does it again. On a phone it would open the keyboard.
  useEffect(() => {
    if (!isPhoneWidth()) frame.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  return (
    <div ref={frame} className={classes.frame}>
      <RequestFormFrame
        request={request}
        actions={
          <>
            <Button variant="default" onClick={() => void onCancel()}>
              Cancelar
            </Button>
            <Button type="submit" loading={request.isPending} title="Ctrl + Enter">
              {actionLabel}
            </Button>
          </>
        }
      >
        <DraftOffer draft={draft} />
        {children}
      </RequestFormFrame>
    </div>
  )
}
