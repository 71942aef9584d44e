import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import classes from './copy-text.module.css'

type Props = {
  /** The name of the text: "Contraseña temporal". */
  label: string
  /** True when the label is visible elsewhere. */
  isLabelHidden?: boolean
  text: string
  /** Shown in place of the text until it has to be selected by hand. */
  excerpt?: string
  /** 'field' has a frame; 'line' is one line of small text. */
  variant?: 'field' | 'line'
  /** The text of the button. */
  actionLabel?: string
  /** True when the button gets the focus as it appears. */
  autoFocus?: boolean
}

/** A text with a button that copies it. Without access to the clipboard the whole text is shown, to be selected by hand. */
export function CopyText({ label, isLabelHidden, text, excerpt = text, variant = 'field', actionLabel = 'Copiar', autoFocus }: Props) {
  // An error comes where the browser gives no access to the clipboard, without https or without permission.
  const { copy, copied, error } = useClipboard({ timeout: 10_000 })
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (autoFocus) button.current?.focus()
  }, [autoFocus])
  const Icon = copied ? IconCheck : IconCopy
  return (
    <div>
      <p id={id} className={isLabelHidden ? 'hidden' : classes.label}>
        {label}
      </p>
      <div className={classes.frame} data-variant={variant}>
        <output
          aria-labelledby={id}
          className={classes.text}
          title={excerpt === text ? undefined : text}
          data-whole={error !== null || undefined}
        >
          {error ? text : excerpt}
        </output>
        <button
          ref={button}
          type="button"
          className={classes.button}
          aria-describedby={id}
          data-autofocus={autoFocus || undefined}
          onClick={() => copy(text)}
        >
          {variant === 'field' && <Icon size={16} stroke={1.5} aria-hidden />}
          {copied ? 'Copiado' : actionLabel}
        </button>
      </div>
    </div>
  )
}

/** The correlation id of a failed call: its beginning, and a button that copies all of it. */
export const CopyCorrelationId = ({ id }: { id: string }) => (
  <CopyText label="Código" isLabelHidden text={id} excerpt={id.slice(0, 8)} variant="line" actionLabel="Copiar código" />
)
