import { Menu } from '@mantine/core'
import { IconKeyboard, IconPrinter } from '@tabler/icons-react'
import { useCan } from '#web/auth/access.ts'
import { type KeyBindings, listUsableKeys } from '#web/session-grid/keys/key-bindings.ts'
import { KeysButton } from '#web/session-grid/keys/keys-button.tsx'
import { useScreenKeys } from '#web/ui/keys/keys-help-context.ts'
import { MoreMenu } from '#web/ui/page/more-menu.tsx'
import { PrintButton } from '#web/ui/print/print-button.tsx'
import { useIsNarrow } from '#web/ui/theme/use-is-narrow.ts'
import { DensityToggle, type useDensity } from './density-toggle.tsx'

interface Props {
  bindings: KeyBindings<string>
  /** The label of printing, which names what is printed: "Imprimir la semana". */
  printLabel: string
  density?: ReturnType<typeof useDensity>
}

/** The keys, printing and the density. In a narrow window they are in a menu. */
export function AgendaTools(props: Props) {
  const { bindings, printLabel, density } = props
  if (useIsNarrow()) return <ToolsMenu {...props} />
  return (
    <>
      <KeysButton bindings={bindings} />
      <PrintButton title={printLabel} />
      {density && <DensityToggle value={density[0]} onChange={density[1]} />}
    </>
  )
}

function ToolsMenu({ bindings, printLabel, density }: Props) {
  const openKeys = useScreenKeys(listUsableKeys(bindings, useCan()))
  return (
    <MoreMenu>
      <Menu.Item leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
        {printLabel}
      </Menu.Item>
      <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} aria-haspopup="dialog" onClick={openKeys}>
        Teclado
      </Menu.Item>
      {density && (
        <>
          <Menu.Divider />
          <Menu.CheckboxItem
            checked={density[0] === 'comfortable'}
            onChange={(isComfortable) => density[1](isComfortable ? 'comfortable' : 'compact')}
          >
            Vista cómoda
          </Menu.CheckboxItem>
        </>
      )}
    </MoreMenu>
  )
}
