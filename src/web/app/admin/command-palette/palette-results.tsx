import { Button } from '@mantine/core'
import { Spotlight } from '@mantine/spotlight'
import { useCan } from '#web/auth/access.ts'
import { describeError } from '#web/ui/feedback/describe-error.ts'
import type { Command, CommandGroup } from './command.ts'
import classes from './command-palette.module.css'

type Props = {
  /** The id of the list. */
  id: string
  query: string
  groups: readonly CommandGroup[]
  isSearching: boolean
  /** Why people could not be searched. */
  error: unknown
  retry: () => void
  /** The index of the selected command among those of all groups. */
  selected: number
  getOptionId: (index: number) => string
  onRun: (run: () => unknown) => void
}

/** The commands that were found, in groups, and below them whether people are still searched. */
export function PaletteResults({ id, query, groups, isSearching, error, retry, selected, getOptionId, onRun }: Props) {
  const can = useCan()
  const findsPeople = can('listClients') || can('listWorkers')
  const count = groups.reduce((sum, { commands }) => sum + commands.length, 0)
  const renderOption = (command: Command, index: number) => (
    <Spotlight.Action
      key={command.id}
      // Spotlight drops the id, by which the field names the selected option.
      renderRoot={(props) => <button {...props} id={getOptionId(index)} />}
      role="option"
      aria-selected={index === selected}
      data-selected={index === selected || undefined}
      label={command.label}
      leftSection={<command.icon size={18} stroke={1.5} aria-hidden />}
      rightSection={command.hint && <span className={classes.hint}>{command.hint}</span>}
      onClick={() => onRun(command.run)}
    />
  )
  let index = 0
  return (
    <>
      <Spotlight.ActionsList id={id} role="listbox" aria-label="Resultados">
        {groups
          .filter(({ commands }) => commands.length > 0)
          .map(({ title, commands }) => (
            <Spotlight.ActionsGroup key={title} label={title} role="group" aria-label={title}>
              {commands.map((command) => renderOption(command, index++))}
            </Spotlight.ActionsGroup>
          ))}
      </Spotlight.ActionsList>
      {error ? (
        <div className={classes.failure}>
          <p role="alert">No se pudieron buscar personas. {describeError(error)}</p>
          <Button variant="default" size="xs" onClick={retry}>
            Intentar de nuevo
          </Button>
        </div>
      ) : isSearching ? (
        <p className={classes.note}>Buscando personas…</p>
      ) : (
        count === 0 && (
          <Spotlight.Empty>
            Nada coincide con «{query.trim()}».{' '}
            {findsPeople
              ? 'Pruebe con un nombre, un documento, una pantalla o una fecha como 24/11.'
              : 'Con su acceso no se buscan personas: pruebe con una pantalla o una fecha como 24/11.'}
          </Spotlight.Empty>
        )
      )}
      <p role="status" className="hidden">
        {describeResults(count, isSearching)}
      </p>
    </>
  )
}

function describeResults(count: number, isSearching: boolean) {
  if (count === 0) return isSearching ? 'Buscando personas…' : 'Sin resultados'
  return `${count === 1 ? '1 resultado' : `${count} resultados`}${isSearching ? ', buscando personas…' : ''}`
}
