import { useMediaQuery } from '@mantine/hooks'

/** Whether the screen is a phone's: under 768 px the grid becomes a list and what floats becomes a sheet. */
export const useIsPhone = () => useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
