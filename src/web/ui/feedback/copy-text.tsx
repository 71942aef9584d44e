import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
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
  verb?: string
  /** Focuses the button when it appears. */
  focusOnMount?: boolean
}

/** A text with a button that copies it. Without access to the clipboard the whole text is shown, to be selected by hand. */
export function CopyText({ label, isLabelHidden, text, excerpt = text, variant = 'field', verb = 'Copiar', focusOnMount }: Props) {
  const [result, setResult] = useState<'copied' | 'refused'>()
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focusOnMount) button.current?.focus()
  }, [focusOnMount])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setResult('copied')
    } catch {
      // No clipboard without https or without permission.
      setResult('refused')
    }
  }
  const Icon = result === 'copied' ? IconCheck : IconCopy
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
          data-whole={result === 'refused' || undefined}
        >
          {result === 'refused' ? text : excerpt}
        </output>
        <button
          ref={button}
          type="button"
          className={classes.button}
          aria-describedby={id}
          data-autofocus={focusOnMount || undefined}
          onClick={() => void copy()}
        >
          {variant === 'field' && <Icon size={16} stroke={1.5} aria-hidden />}
          {result === 'copied' ? 'Copiado' : verb}
        </button>
      </div>
    </div>
  )
}

/** The correlation id of a failed call: its beginning, and a button that copies all of it. */
export const CopyCorrelationId = ({ id }: { id: string }) => (
  <CopyText label="Código" isLabelHidden text={id} excerpt={id.slice(0, 8)} variant="line" verb="Copiar código" />
)
