import { useEffect, useEffectEvent, useState } from 'react'

/** Hands on a file that is dropped anywhere on the page, or rows that are pasted. Whether one is held over the page now. */
export function useGivenFile(onFile: (file: File) => void): boolean {
  const [over, setOver] = useState(false)
  const give = useEffectEvent((data: DataTransfer | null) => {
    const [file] = data?.files ?? []
    const text = data?.getData('text/plain') ?? ''
    if (file) onFile(file)
    else if (text.includes('\n') || text.includes('\t')) onFile(new File([text], 'filas pegadas.csv'))
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    // beside the frame, too: there the browser would leave the page for the file
    const hold = (event: DragEvent) => {
      event.preventDefault()
      setOver(event.dataTransfer?.types.includes('Files') ?? false)
    }
    window.addEventListener('dragover', hold, { signal })
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setOver(false), { signal })
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      give(event.dataTransfer)
    }
    window.addEventListener('drop', drop, { signal })
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      // a dialog over the page may have fields of its own
      if (!(target instanceof Element && target.closest('[role="dialog"]'))) give(clipboardData)
    }
    window.addEventListener('paste', paste, { signal })
    return () => listening.abort()
  }, [])
  return over
}
