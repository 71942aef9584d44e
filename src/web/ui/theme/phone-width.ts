/** The media query of a phone, up to 768 px as in the style sheets (see base.css): grids become lists, and popovers become sheets. */
export const phoneQuery = '(max-width: 48em)'

/** True on a phone's width now, for effects and event handlers. */
export const isPhoneWidth = () => window.matchMedia(phoneQuery).matches
