import { useMediaQuery } from '@mantine/hooks'

/** True where a toolbar has no room for everything in one line, such as on a tablet: what does not fit is in a menu. Also true on a phone. */
export const useIsNarrow = () => useMediaQuery('(max-width: 79.99em)', false, { getInitialValueInEffect: false })
