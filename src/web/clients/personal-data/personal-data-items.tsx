import { Menu } from '@mantine/core'
import { IconEraser, IconFileExport } from '@tabler/icons-react'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'

/** The item of a client's menu that opens everything that is stored about the client. */
export const ExportItem = ({ clientId }: { clientId: string }) => (
  <Menu.Item component={Link} to={paths.exportClient(clientId)} leftSection={<IconFileExport size={16} aria-hidden />}>
    Exportar sus datos
  </Menu.Item>
)

/** The item of a client's menu that asks before it erases the data of the client. */
export const EraseItem = ({ onClick }: { onClick: () => void }) => (
  <Menu.Item leftSection={<IconEraser size={16} aria-hidden />} onClick={onClick}>
    Borrar sus datos…
  </Menu.Item>
)
