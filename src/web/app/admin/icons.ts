import { IconCalendarWeek, IconLayoutRows, IconStethoscope, IconUsers } from '@tabler/icons-react'

/** The icons of the navigation. */
export const icons = {
  sessions: IconCalendarWeek,
  schedules: IconLayoutRows,
  clients: IconUsers,
  workers: IconStethoscope,
}

export type IconName = keyof typeof icons
