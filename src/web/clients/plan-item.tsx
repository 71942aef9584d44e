import { Menu } from '@mantine/core'
import { IconCalendarRepeat } from '@tabler/icons-react'
import { useCan } from '#web/auth/access.ts'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

/** The item of a client's menu that plans a series, for users who may book one. */
export function PlanItem({ clientId }: { clientId: string }) {
  const can = useCan()
  if (!can('createSessions')) return null
  return (
    <Menu.Item component={Link} to={paths.planSeries({ client: clientId })} leftSection={<IconCalendarRepeat size={16} aria-hidden />}>
      Planificar serie
    </Menu.Item>
  )
}
