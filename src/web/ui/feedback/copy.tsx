import { useState } from 'react'
import classes from './copy.module.css'

/** Copies a text, and knows how that went: 'whole' when the text must be shown to be selected by hand. */
export function useCopy(text: string) {
  const [done, setDone] = useState<'copied' | 'whole'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setDone('copied')
    } catch {
      // no clipboard without https, nor without leave
      setDone('whole')
    }
  }
  return { done, copy }
}

/** A code that nobody reads but many pass on: its beginning, and a button that copies the whole. */
export function CopyCode({ code }: { code: string }) {
  const { done, copy } = useCopy(code)
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
