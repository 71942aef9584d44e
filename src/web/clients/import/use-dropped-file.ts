import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Hands on a file that is dropped anywhere on the page, or rows that are pasted. Whether one is held over the page now. Without
 * `onFile` none is wanted: then a drop does nothing, where the browser would leave the page for the file.
 */
export function useDroppedFile(onFile: ((file: File) => void) | undefined): boolean {
  const [isDragging, setIsDragging] = useState(false)
  const acceptFile = useEffectEvent((data: DataTransfer | null) => {
    const [file] = data?.files ?? []
    const text = data?.getData('text/plain') ?? ''
    if (file) onFile?.(file)
    else if (text.includes('\n') || text.includes('\t')) onFile?.(new File([text], 'filas pegadas.csv'))
  })
  const onDragOver = useEffectEvent((event: DragEvent) => {
    // beside the frame, too: there the browser would leave the page for it
    event.preventDefault()
    if (onFile) setIsDragging(event.dataTransfer?.types.includes('Files') ?? false)
    else if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  })
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('dragover', (event) => onDragOver(event), { signal })
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsDragging(false), { signal })
    const drop = (event: DragEvent) => {
      event.preventDefault()
      setIsDragging(false)
      acceptFile(event.dataTransfer)
    }
    window.addEventListener('drop', drop, { signal })
    const paste = ({ target, clipboardData }: ClipboardEvent) => {
      // a dialog over the page may have fields of its own
      if (!(target instanceof Element && target.closest('[role="dialog"]'))) acceptFile(clipboardData)
    }
    window.addEventListener('paste', paste, { signal })
    return () => listeners.abort()
  }, [])
  return isDragging
}
