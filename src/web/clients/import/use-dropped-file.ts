import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Passes a file dropped anywhere on the page, or pasted rows, to `onFile`. Returns true while a file is dragged over the page.
 * Without `onFile` a drop does nothing; otherwise the browser would open the file in place of the page.
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
    // On the whole window, because the browser would open a file dropped outside the box.
    event.preventDefault()
    if (onFile) setIsDragging(event.dataTransfer?.types.includes('Files') ?? false)
    else if (event.dataTransfer) event.dataTransfer.dropEffect = 'none'
  })
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('dragover', (event) => onDragOver(event), { signal })
    window.addEventListener('dragleave', ({ relatedTarget }) => relatedTarget === null && setIsDragging(false), { signal })
    const onDrop = (event: DragEvent) => {
      event.preventDefault()
      setIsDragging(false)
      acceptFile(event.dataTransfer)
    }
    window.addEventListener('drop', onDrop, { signal })
    const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
      // A dialog over the page has its own fields.
      if (!(target instanceof Element && target.closest('[role="dialog"]'))) acceptFile(clipboardData)
    }
    window.addEventListener('paste', onPaste, { signal })
    return () => listeners.abort()
  }, [])
  return isDragging
}
