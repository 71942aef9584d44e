import { type ComponentProps, useEffect, useRef } from 'react'
import { Link as RouterLink } from 'react-router'
import { router } from '../../constants.ts'
import { usePreload } from '../../navigation/preload.ts'

type Props = Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }

/** A link within the web; what it leads to is preloaded once it has been pointed at or focused for a moment. */
export function Link({ to, onMouseEnter, onMouseLeave, onFocus, onBlur, ...rest }: Props) {
  const preload = usePreload()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const begin = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => preload(to), router.preloadDelay)
  }
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    <RouterLink
      {...rest}
      to={to}
      onMouseEnter={(event) => {
        onMouseEnter?.(event)
        begin()
      }}
      onMouseLeave={(event) => {
        onMouseLeave?.(event)
        cancel()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        begin()
      }}
      onBlur={(event) => {
        onBlur?.(event)
        cancel()
      }}
    />
  )
}
