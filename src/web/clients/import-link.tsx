import { Button } from '@mantine/core'
import { IconTableImport } from '@tabler/icons-react'
import { paths } from '#web/navigation/paths.ts'
import { Link } from '#web/ui/page/link.tsx'
import classes from './import-link.module.css'

/** The link from the list to the import of a file. On a narrow phone it shows its icon only. */
export const ImportLink = () => (
  <Button component={Link} to={paths.importClients()} variant="default" className={classes.link}>
    <IconTableImport size={16} aria-hidden />
    <span className={classes.word}>Importar</span>
  </Button>
)
