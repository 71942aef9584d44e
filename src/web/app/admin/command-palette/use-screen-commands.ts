import { useNavigate } from 'react-router'
import { matchesWordStarts } from '#domain/search.ts'
import { icons } from '../icons.ts'
import { useNavigationEntries } from '../navigation-entries.ts'
import type { CommandGroup } from './command.ts'

/** Returns the screens of the navigation that a search finds, as far as the user may open them. */
export function useScreenCommands(search: string): CommandGroup {
  const navigate = useNavigate()
  const entries = useNavigationEntries().filter(({ title, group = '' }) => matchesWordStarts(`${title} ${group}`, search))
  return {
    title: 'Pantallas',
    commands: entries.map(({ to, title, icon }) => ({ id: `screen ${to}`, label: title, icon: icons[icon], run: () => navigate(to) })),
  }
}
