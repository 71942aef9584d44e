import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { setClinicTime, stopClinicTime } from './agenda.ts'
import { type MountOptions, mount } from './mount.tsx'

/** Opens the first screen on the real server, on Tuesday of the examples' week, in the middle of the session at 08:50. */
export function openTuesday(options: MountOptions & { url?: string } = {}) {
  setClinicTime('2026-11-24', '09:05')
  return mount(options.url ?? paths.admin(), { usesRealServer: true, ...options })
}

/** A section of the first screen: `section('Hoy')`. */
export const section = (name: string) => page.getByRole('region', { name })

/** Counts the sessions that the agenda shows. */
export const countChips = () => page.getByRole('grid').getByRole('button', { name: / con / }).elements().length

/** Sets the clock to that of `openTuesday` and stops it, with what polls by it, until the end of the test. Returns the function that lets half a minute pass. */
export function stopTuesday() {
  const pass = stopClinicTime('2026-11-24', '09:05')
  return () => pass(30_000)
}
