import {
  IconBellRinging,
  IconCalendarOff,
  IconCalendarUser,
  IconCalendarWeek,
  IconChecklist,
  IconHistory,
  IconHome,
  IconHourglass,
  IconKey,
  IconLayoutRows,
  IconMessageExclamation,
  IconShieldLock,
  IconStethoscope,
  IconUserCog,
  IconUsers,
} from '@tabler/icons-react'

/** The icons of the navigation. */
export const icons = {
  home: IconHome,
  mySessions: IconCalendarUser,
  sessions: IconCalendarWeek,
  reminders: IconBellRinging,
  messages: IconMessageExclamation,
  waitingList: IconHourglass,
  attendance: IconChecklist,
  absences: IconCalendarOff,
  schedules: IconLayoutRows,
  clients: IconUsers,
  workers: IconStethoscope,
  users: IconUserCog,
  roles: IconShieldLock,
  access: IconKey,
  activity: IconHistory,
}

export type IconName = keyof typeof icons
