import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatClock } from '#domain/clock.ts'
import { formatFullDate } from '#domain/spanish.ts'
import { dateAt, minutesAt } from '#domain/today.ts'
import { useSettings } from '../../data/settings.ts'
import classes from './print-header.module.css'

const colorSchemeAttribute = 'data-mantine-color-scheme'

/** Whose page it is and when it was printed, at the head of the paper; nothing on the screen. Paper is white, also of a dark screen. */
export function PrintHeader() {
  const { product, timeZone } = useSettings()
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const root = document.documentElement
    let shown = root.getAttribute(colorSchemeAttribute)
    const begin = () => {
      shown = root.getAttribute(colorSchemeAttribute)
      root.setAttribute(colorSchemeAttribute, 'light')
      // the browser does not wait for what is drawn later
      flushSync(() => setNow(new Date()))
    }
    const end = () => root.setAttribute(colorSchemeAttribute, shown ?? 'light')
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [])

  return (
    <p className={classes.line}>
      {product} · impreso el {formatFullDate(dateAt(now, timeZone))}, {formatClock(minutesAt(now, timeZone))}
    </p>
  )
}
