import { IconLock } from '@tabler/icons-react'
import { EmptyState } from '../page/empty-state.tsx'

/** Replaces what the user may not see; `missing` names the access: "Le falta el acceso «Leer» de Trabajadores." */
export const NoAccess = ({ title, missing }: { title: string; missing: string }) => (
  <EmptyState icon={IconLock} title={title}>
    {missing} Pídalo a quien administra los accesos.
  </EmptyState>
)
