import { useMediaQuery } from '@mantine/hooks'
import { useIsPrinting } from '../print/use-is-printing.ts'

/** True on a wide screen, where the columns of the agenda have room for whole names. On paper they never have. */
export function useIsWide() {
  const isPrinting = useIsPrinting()
  return useMediaQuery('(min-width: 100em)', false, { getInitialValueInEffect: false }) && !isPrinting
}
