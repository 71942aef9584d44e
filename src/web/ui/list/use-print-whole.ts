import { useEffect, useEffectEvent } from 'react'
import { useIsOnline } from '#web/data/connection.ts'
import { formatCombination } from '../keys/key-table.ts'
import { usePrinted } from '../print/use-printed.ts'
import { useFetch } from './fetch-all-pages.ts'

/** The most rows of a list that are printed, about eighty sheets. */
export const maxPrintedRows = 2000

/**
 * Prints a list whole, of which the screen has one page. Returns what was fetched while it is printed, for the page to render it, the function that fetches
 * and prints it, and whether it is being fetched. The key of the browser for printing does the same; its menu prints what is on the screen, as does
 * everything without a connection.
 */
export function usePrintWhole<T>(fetchWhole: (signal: AbortSignal) => Promise<T>) {
  const isOnline = useIsOnline()
  const { run, isFetching } = useFetch()
  const [printed, setPrinted] = usePrinted<T>()
  const print = () => (isOnline ? void run(fetchWhole, setPrinted, 'No se pudo imprimir') : window.print())

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // The browser prints a dialog over the list, such as the QR code of a link, as it is.
    if (formatCombination(event) !== 'Control+p' || document.querySelector('[aria-modal="true"]')) return
    event.preventDefault()
    print()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
  return { printed, print, isFetching }
}
