import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'

type Props = Pick<ActionIconProps, 'size' | 'disabled'> & {
  'aria-disabled'?: boolean
  'data-disabled'?: boolean
  /** The label, which names the printed thing: "Imprimir la semana". */
  title: string
  onPrint?: () => void
}

/** Prints the page as it is, unless `onPrint` prepares it first. The button itself is not printed. */
export const PrintButton = ({ title, onPrint = () => window.print(), ...buttonProps }: Props) => (
  <ActionIcon variant="default" className="no-print" aria-label="Imprimir" title={title} onClick={onPrint} {...buttonProps}>
    <IconPrinter size={16} aria-hidden />
  </ActionIcon>
)
