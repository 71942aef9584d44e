import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatClock } from '#domain/clock.ts'
import { formatFullDate } from '#domain/spanish.ts'
import { toLocalDate, toLocalMinutes } from '#domain/today.ts'
import { useSettings } from '#web/data/settings.ts'
import classes from './print-header.module.css'

const colorSchemeAttribute = 'data-mantine-color-scheme'

/**
 * The clinic and the time of printing at the top of the paper, hidden on screen. The component makes the page print
 * in the light color scheme, and puts the clinic, the title of the page, `subject` and the time of printing in the footer of each sheet (see base.css).
 */
export function PrintHeader({ subject }: { subject?: string | undefined }) {
  const { clinicName, timeZone } = useSettings()
  const [now, setNow] = useState(() => new Date())

  useEffect(() => {
    const root = document.documentElement
    let screenScheme = root.getAttribute(colorSchemeAttribute)
    const begin = () => {
      screenScheme = root.getAttribute(colorSchemeAttribute)
      root.setAttribute(colorSchemeAttribute, 'light')
      const moment = new Date()
      const foot = [clinicName, document.title, subject, formatPrintTime(moment, timeZone)].filter(Boolean).join(' · ')
      root.style.setProperty('--t-print-foot', JSON.stringify(foot))
      // The browser does not wait for a later render.
      flushSync(() => setNow(moment))
    }
    const end = () => root.setAttribute(colorSchemeAttribute, screenScheme ?? 'light')
    window.addEventListener('beforeprint', begin)
    window.addEventListener('afterprint', end)
    return () => {
      window.removeEventListener('beforeprint', begin)
      window.removeEventListener('afterprint', end)
    }
  }, [clinicName, subject, timeZone])

  return (
    <p className={classes.line}>
      {clinicName} · {formatPrintTime(now, timeZone)}
    </p>
  )
}

/** Formats the time of printing: "impreso el 24 nov 2026, 10:40" */
const formatPrintTime = (moment: Date, timeZone: string) =>
  `impreso el ${formatFullDate(toLocalDate(moment, timeZone))}, ${formatClock(toLocalMinutes(moment, timeZone))}`
