import { useActionCommands } from './use-action-commands.ts'
import { usePeopleCommands } from './use-people-commands.ts'
import { useScreenCommands } from './use-screen-commands.ts'
import { useWeekCommands } from './use-week-commands.ts'

/** Returns what a search finds. People come last, because they arrive later and must not move what is already shown. */
export function usePaletteCommands(search: string) {
  const { groups, ...people } = usePeopleCommands(search)
  return { ...people, groups: [useScreenCommands(search), useActionCommands(search), useWeekCommands(search), ...groups] }
}
