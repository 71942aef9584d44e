import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Button.layer.css'
import { Button } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'
import { useUnsaved } from '../ui/record-drawer.tsx'
import { RequestFormFrame } from '../ui/request-form.tsx'
import classes from './record-form.module.css'

type Props = {
  of: ComponentProps<typeof RequestFormFrame>['of']
  /** Whether closing the drawer now would lose something. */
  unsaved: () => boolean
  /** What the button does: "Registrar cliente". */
  verb: string
  cancel: () => Promise<void>
  children: ReactNode
}

/** A form in the drawer of a list: its buttons stay at the foot. */
export function RecordForm({ of, unsaved, verb, cancel, children }: Props) {
  useUnsaved(unsaved)
  return (
    <div className={classes.frame}>
      <RequestFormFrame
        of={of}
        actions={
          <>
            <Button variant="default" onClick={() => void cancel()}>
              Cancelar
            </Button>
            <Button type="submit" loading={of.pending}>
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
