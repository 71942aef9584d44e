import { ActionIcon, Button, Drawer } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useIsPhone } from '#web/ui/theme/use-is-phone.ts'
import { noFilterParams, parseFilter } from './filter.ts'
import classes from './filters.module.css'
import { FilterLabel } from './people-filter.tsx'
import { StateFilter } from './state-filter.tsx'
import { useFilterChange } from './use-filter.ts'
import { ClientFilterList, FilterCounts, type FilterProps, getClientName, WorkerFilterList } from './week-filters.tsx'

type SheetProps = FilterProps & {
  /** The number of sessions that are shown. */
  shown: number
  /** The links to the other views, for which a phone has no room elsewhere. */
  viewSwitch?: ReactNode
}

/** The filters in a narrow window: a button with the number of active filters, which opens a sheet, on a phone from below. */
export function FilterSheet({ shown, viewSwitch, ...props }: SheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { filter } = useFilterChange(props.weekChoice)
  const isPhone = useIsPhone()
  const count = filter.workers.size + filter.clients.size + filter.marks.size + Number(filter.unsettled)
  const title = viewSwitch ? 'Vista y filtros' : 'Filtros'
  const buttonProps = {
    'aria-label': count === 0 ? title : `${title}: ${count}`,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onClick: () => setIsOpen(true),
  } as const
  return (
    <>
      {isPhone ? (
        <ActionIcon {...buttonProps} className={classes.sheetButton} data-count={count || undefined}>
          <IconAdjustmentsHorizontal size={20} stroke={1.5} aria-hidden />
        </ActionIcon>
      ) : (
        <button type="button" {...buttonProps} className={`${classes.people} ${classes.open}`} data-active={count > 0 || undefined}>
          <IconAdjustmentsHorizontal size={16} stroke={1.5} aria-hidden />
          Filtros
          {count > 0 && <span className={classes.count}>{count}</span>}
        </button>
      )}
      <Drawer
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        position={isPhone ? 'bottom' : 'right'}
        size={isPhone ? 'auto' : 'md'}
        title={title}
        closeButtonProps={{ 'aria-label': 'Cerrar' }}
        classNames={{ body: classes.sheet }}
      >
        {viewSwitch}
        <FilterSheetContent {...props} shown={shown} onClose={() => setIsOpen(false)} />
      </Drawer>
    </>
  )
}

function FilterSheetContent({ weekChoice, counts, badges, clients, shown, onClose }: FilterProps & { shown: number; onClose: () => void }) {
  const { filter, change } = useFilterChange(weekChoice)
  const { workers, clients: selectedClients, marks, unsettled } = filter
  return (
    <FilterCounts value={counts}>
      <StateFilter counts={counts} filter={filter} showsNames onChange={change} />
      <FilterSection
        head={<FilterLabel title="Trabajador" plural="trabajadores" selectedIds={workers} getName={(id) => badges.get(id)?.name} />}
      >
        <WorkerFilterList filter={filter} change={change} badges={badges} />
      </FilterSection>
      <FilterSection
        head={<FilterLabel title="Cliente" plural="clientes" selectedIds={selectedClients} getName={(id) => getClientName(clients, id)} />}
      >
        <ClientFilterList filter={filter} change={change} clients={clients} />
      </FilterSection>
      <footer className={classes.foot}>
        <Button
          variant="default"
          disabled={workers.size + selectedClients.size + marks.size === 0 && !unsettled}
          onClick={() => change(parseFilter(noFilterParams))}
        >
          Quitar filtros
        </Button>
        <Button onClick={onClose}>{shown === 1 ? 'Ver 1 sesión' : `Ver ${shown} sesiones`}</Button>
      </footer>
    </FilterCounts>
  )
}

/** A filter that expands. */
function FilterSection({ head, children }: { head: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <section className={classes.section}>
      <button
        type="button"
        className={classes.sectionHead}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {head}
        <IconChevronDown size={16} className={classes.chevron} aria-hidden />
      </button>
      {isOpen && <div id={id}>{children}</div>}
    </section>
  )
}
