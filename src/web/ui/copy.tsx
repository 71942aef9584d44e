import { useState } from 'react'
import classes from './copy.module.css'

/** A code that nobody reads but many pass on: its beginning, and a button that copies the whole. */
export function CopyCode({ code }: { code: string }) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(code)
    setCopied(true)
  }
  return (
    <span className={classes.line}>
      <code className={classes.code} title={code}>
        {code.slice(0, 8)}
      </code>
      <button type="button" className={classes.button} onClick={() => void copy()}>
        {copied ? 'Copiado' : 'Copiar código'}
      </button>
    </span>
  )
}
