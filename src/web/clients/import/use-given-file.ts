import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Hands on a file that is dropped anywhere on the page, or rows that are pasted. Whether one is held over the page now. Without
 * `onFile` none is wanted: then a drop does nothing, where the browser would leave the page for the file.
 */
export function useGivenFile(onFile: ((file: File) => void) | undefined): boolean {
  const [over, setOver] = useState(false)
  const give = useEffectEvent((data: DataTransfer | null) => {
    const [file] = data?.files ?? []
    const text = data?.getData('text/plain') ?? ''
    if (file) onFile?.(file)
    else if (text.includes('\n') || text.includes('\t')) onFile?.(new File([text], 'filas pegadas.csv'))
  })
  const hold = useEffectEvent((event: DragEvent) => {
    // beside the frame, too: there the browser would leave the page for it
    event.preventDefault()
    if (onFile) setOver(event.dataTransfer?.types.includes('Files') ?? false)
    else if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', (event) => hold(event), { signal })
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
