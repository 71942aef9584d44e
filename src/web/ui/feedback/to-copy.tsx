import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { useCopy } from './copy.tsx'
import classes from './to-copy.module.css'

type Props = {
  /** What it is: "Contraseña temporal". */
  label: string
  text: string
  /** What stands for it, where its beginning says nothing. */
  shown?: string
  /** The label is in sight elsewhere. */
  quiet?: boolean
  /** The keyboard goes to its button when it appears. */
  focused?: boolean
}

/** Something to be passed on whole, and the button that copies it. */
export function ToCopy({ label, text, shown = text, quiet, focused }: Props) {
  const { done, copy } = useCopy(text)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const Icon = done === 'copied' ? IconCheck : IconCopy
  useEffect(() => {
    if (focused) button.current?.focus()
  }, [focused])
  return (
    <div>
      <p id={id} className={quiet ? 'hidden' : classes.label}>
        {label}
      </p>
      <div className={classes.frame}>
        <output aria-labelledby={id} className={classes.text} data-whole={done === 'whole' || undefined}>
          {done === 'whole' ? text : shown}
        </output>
        <button
          ref={button}
          type="button"
          className={classes.button}
          aria-describedby={id}
          data-autofocus={focused || undefined}
          onClick={() => void copy()}
        >
          <Icon size={16} stroke={1.5} aria-hidden />
          {done === 'copied' ? 'Copiado' : 'Copiar'}
        </button>
      </div>
    </div>
  )
}
