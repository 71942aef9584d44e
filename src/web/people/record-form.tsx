import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { useReportUnsaved } from '../ui/form/record-drawer.tsx'
import { RequestFormFrame } from '../ui/form/request-form.tsx'
import type { RequestForm } from '../ui/form/use-request-form.ts'
import { isPhoneWidth } from '../ui/theme/use-is-phone.ts'
import classes from './record-form.module.css'

type Props = {
  request: Pick<RequestForm<Record<string, unknown>>, 'onSubmit' | 'problem' | 'pending' | 'hasUnsavedChanges'>
  /** What the button does: "Registrar cliente". */
  verb: string
  onCancel: () => Promise<void>
  children: ReactNode
}

/** A form in the drawer of a list or of a record; its buttons stay at the foot. */
export function RecordForm({ request: of, verb, onCancel: cancel, children }: Props) {
  useReportUnsaved(of.hasUnsavedChanges)
  const frame = useRef<HTMLDivElement>(null)
  // the drawer has given the focus away by the time a record has been read; on a phone it would bring up the keyboard unasked
  useEffect(() => {
    if (!isPhoneWidth()) frame.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [])
  return (
    <div ref={frame} className={classes.frame}>
      <RequestFormFrame
        request={of}
        actions={
          <>
            <Button variant="default" onClick={() => void cancel()}>
              Cancelar
            </Button>
            <Button type="submit" loading={of.pending} title="Ctrl + Enter">
              {verb}
            </Button>
          </>
        }
      >
        {children}
      </RequestFormFrame>
    </div>
  )
}
