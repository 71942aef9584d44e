import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Passes a file dropped anywhere on the page, or pasted rows, to `onFileDrop`. Returns true while a file is dragged over the page.
 * Without `onFileDrop` a drop does nothing; otherwise the browser would open the file in place of the page.
 */
export function useDroppedFile(onFileDrop: ((file: File) => void) | undefined): boolean {
  const [isDragging, setIsDragging] = useState(false)
  const acceptFile = useEffectEvent((data: DataTransfer | null) => {
    const [file] = data?.files ?? []
    const text = data?.getData('text/plain') ?? ''
    if (file) onFileDrop?.(file)
    else if (text.includes('\n') || text.includes('\t')) onFileDrop?.(new File([text], 'filas pegadas.csv'))
  })
  const onDragOver = useEffectEvent((event: DragEvent) => {
    // The listener is on the window, because the browser would open a file dropped outside the box.
    event.preventDefault()
    if (onFileDrop) setIsDragging(event.dataTransfer?.types.includes('Files') ?? false)
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
      // Text pasted in a dialog over the page is for the fields of the dialog.
      if (!(target instanceof Element && target.closest('[role="dialog"]'))) acceptFile(clipboardData)
    }
    document.addEventListener('paste', onPaste, { signal })
    return () => listeners.abort()
  }, [])
  return isDragging
}
