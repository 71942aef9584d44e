import { useMediaQuery } from '@mantine/hooks'
import { phoneQuery } from './phone-width.ts'

/** True on a phone's width. */
export const useIsPhone = () => useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false })
