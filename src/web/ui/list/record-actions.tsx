import { Button, Menu } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Link } from '../page/link.tsx'
import { useIsPhone } from '../theme/use-is-phone.ts'
import { RowMenu } from './row-menu.tsx'

/** A page that edits a record, or what opens its form. */
type EditTarget = { component: typeof Link; to: string } | { onClick: () => void }

export const EditItem = (target: EditTarget) => (
  // Mantine's types accept a link or a button, but not either.
  <Menu.Item {...(target as object)} leftSection={<IconPencil size={16} aria-hidden />}>
    Editar
  </Menu.Item>
)

export const DeleteItem = ({ onClick }: { onClick: () => void }) => (
  <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={onClick}>
    Eliminar
  </Menu.Item>
)

type Props = {
  /** The name of the record, for its menu. */
  name: string
  /** Undefined for users who may not edit it, and so for `onDelete`. */
  edit: EditTarget | undefined
  onDelete: (() => void) | undefined
  /** Further items of the menu. */
  menuItems?: ReactNode
  /** The main action of the page. */
  children?: ReactNode
}

/** The actions of a record's page. On a phone, its header has room for the main action only, and the others are in the menu. */
export function RecordActions({ name, edit, onDelete, menuItems, children }: Props) {
  const isPhone = useIsPhone()
  return (
    <>
      {edit && !isPhone && (
        <Button {...(edit as object)} variant="default" leftSection={<IconPencil size={16} aria-hidden />}>
          Editar
        </Button>
      )}
      {children}
      {(onDelete || menuItems || (edit && isPhone)) && (
        <RowMenu label={`Acciones de ${name}`}>
          {menuItems}
          {edit && isPhone && <EditItem {...edit} />}
          {onDelete && <DeleteItem onClick={onDelete} />}
        </RowMenu>
      )}
    </>
  )
}
