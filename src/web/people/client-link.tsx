import type { ReactNode } from 'react'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

type Props = {
  clientId: string
  /** Another target than the page of the client, which everybody who sees the link may open. */
  to?: string | undefined
  className?: string | undefined
  title?: string
  children: ReactNode
}

/** The name of a client, as a link to the page of the client where the user may open it. */
export function ClientLink({ clientId, to, className, title, children }: Props) {
  const can = useCan()
  if (to === undefined && !can('getClient', { client: clientId })) return <span className={className}>{children}</span>
  return (
    <Link to={to ?? paths.client(clientId)} className={className} title={title}>
      {children}
    </Link>
  )
}
