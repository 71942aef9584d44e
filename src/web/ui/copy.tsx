import { useState } from 'react'
import classes from './copy.module.css'

/** A code that nobody reads but many pass on: its beginning, and a button that copies the whole. */
export function CopyCode({ code }: { code: string }) {
  const [done, setDone] = useState<'copied' | 'whole'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setDone('copied')
    } catch {
      // no clipboard without https, nor without leave: the whole code can be selected by hand
      setDone('whole')
    }
  }
  return (
    <span className={classes.line}>
      <code className={classes.code} title={code}>
        {done === 'whole' ? code : code.slice(0, 8)}
      </code>
      <button type="button" className={classes.button} onClick={() => void copy()}>
        {done === 'copied' ? 'Copiado' : 'Copiar código'}
      </button>
    </span>
  )
}
