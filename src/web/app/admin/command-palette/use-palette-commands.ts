import { useNavigate } from 'react-router'
import { matchesWordStarts } from '#domain/search.ts'
import { icons } from '../icons.ts'
import { useNavigationEntries } from '../navigation-entries.ts'
import type { CommandGroup } from './command.ts'
import { useActionCommands } from './use-action-commands.ts'
import { usePeopleCommands } from './use-people-commands.ts'
import { useWeekCommands } from './use-week-commands.ts'

/** Returns what a search finds. People come last, because they arrive later and must not move what is already shown. */
export function usePaletteCommands(search: string) {
  const { groups, ...people } = usePeopleCommands(search)
  return { ...people, groups: [useScreenCommands(search), useActionCommands(search), useWeekCommands(search), ...groups] }
}

/** Returns the screens of the navigation that a search finds, as far as the user may open them. */
function useScreenCommands(search: string): CommandGroup {
  const navigate = useNavigate()
  const entries = useNavigationEntries().filter(({ title, group = '' }) => matchesWordStarts(`${title} ${group}`, search))
  return {
    title: 'Pantallas',
    commands: entries.map(({ to, title, icon }) => ({ id: `screen ${to}`, label: title, icon: icons[icon], run: () => navigate(to) })),
  }
}
