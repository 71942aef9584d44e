import { page } from 'vitest/browser'
import { paths } from '#web/navigation/paths.ts'
import { setClinicTime } from './agenda.ts'
import { type MountOptions, mount } from './mount.tsx'

/** Opens the first screen on the real server, on Tuesday of the examples' week, in the middle of the session at 08:50. */
export function openTuesday(options: MountOptions & { url?: string } = {}) {
  setClinicTime('2026-11-24', '09:05')
  return mount(options.url ?? paths.admin(), { usesRealServer: true, ...options })
}

/** A section of the first screen: `section('Hoy')`. */
export const section = (name: string) => page.getByRole('region', { name })
