import { IconLock } from '@tabler/icons-react'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'

/** For who may sign in and open nothing. */
export const Component = () => (
  <Page>
    <EmptyState icon={IconLock} title="Todavía no tiene accesos">
      Pídalos a quien administra los usuarios de su centro.
    </EmptyState>
  </Page>
)
