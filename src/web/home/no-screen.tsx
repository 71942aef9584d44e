import { IconLock } from '@tabler/icons-react'
import { Empty } from '../ui/page/empty.tsx'
import { Page } from '../ui/page/page.tsx'

/** For who may sign in and open nothing. */
export const Component = () => (
  <Page>
    <Empty icon={IconLock} title="Todavía no tiene accesos">
      Pídalos a quien administra los usuarios de su centro.
    </Empty>
  </Page>
)
