import { ActionIcon, type ActionIconProps } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'

type Props = Pick<ActionIconProps, 'size' | 'disabled'> & {
  /** True while what is printed is being fetched. */
  isBusy?: boolean
  /** The label, which names the printed thing: "Imprimir la semana". */
  title: string
  onPrint?: () => void
}

/** Prints the page as it is, unless `onPrint` prepares it first. The button itself is not printed. */
export const PrintButton = ({ title, isBusy, onPrint = () => window.print(), ...buttonProps }: Props) => (
  <ActionIcon
    variant="default"
    className="no-print"
    aria-label="Imprimir"
    title={title}
    onClick={onPrint}
    {...getBusyProps(isBusy)}
    {...buttonProps}
  >
    <IconPrinter size={16} aria-hidden />
  </ActionIcon>
)

/** The attributes of a busy button. It only looks disabled, because a disabled one would lose the focus. */
export const getBusyProps = (isBusy = false) => (isBusy ? { 'data-disabled': true, 'aria-disabled': true } : {})
