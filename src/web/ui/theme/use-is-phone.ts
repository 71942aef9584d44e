import { useMediaQuery } from '@mantine/hooks'

/** The media query of a phone, up to 768 px as in the style sheets (see base.css): grids become lists, and popovers become sheets. */
const phoneQuery = '(max-width: 48em)'

/** True on a phone's width. */
export const useIsPhone = () => useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false })

/** True on a phone's width now, for effects and event handlers. */
export const isPhoneWidth = () => window.matchMedia(phoneQuery).matches
