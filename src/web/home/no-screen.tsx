import { IconLock } from '@tabler/icons-react'
import { Empty } from '../ui/empty.tsx'

/** For who may sign in and open nothing. */
export const Component = () => (
  <Empty icon={IconLock} title="Todavía no tiene accesos">
    Pídalos a quien administra los usuarios de su centro.
  </Empty>
)
