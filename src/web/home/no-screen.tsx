import { IconLock } from '@tabler/icons-react'
import { EmptyState } from '../ui/page/empty-state.tsx'
import { Page } from '../ui/page/page.tsx'

/** The page for a user who can sign in but not open any screen. */
export const Component = () => (
  <Page>
    <EmptyState icon={IconLock} title="Todavía no tiene accesos">
      Pídalos a quien administra los usuarios de su centro.
    </EmptyState>
  </Page>
)
