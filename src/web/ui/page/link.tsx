import { type ComponentProps, useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router'
import { router } from '#web/constants.ts'
import { usePreload } from '#web/navigation/preload.ts'

type Props = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }

/** A link within the app; its target is preloaded after a short hover or focus. */
export function Link({ to, onMouseEnter, onMouseLeave, onFocus, onBlur, ...rest }: Props) {
  const preload = usePreload()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const schedulePreload = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => preload(to), router.preloadDelay)
  }
  const cancelPreload = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <RouterLink
      {...rest}
      to={to}
      onMouseEnter={(event) => {
        onMouseEnter?.(event)
        schedulePreload()
      }}
      onMouseLeave={(event) => {
        onMouseLeave?.(event)
        cancelPreload()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        schedulePreload()
      }}
      onBlur={(event) => {
        onBlur?.(event)
        cancelPreload()
      }}
    />
  )
}
