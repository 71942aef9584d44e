import { Modal } from '@mantine/core'
import { type Icon, IconArrowDown, IconArrowLeft, IconArrowRight, IconArrowUp } from '@tabler/icons-react'
import { Fragment } from 'react'
import type { KeyGroup } from './key-table.ts'
import classes from './keys-help.module.css'

type Props = { groups: readonly KeyGroup[]; opened: boolean; onClose: () => void }

/** The dialog that lists keys, in groups. */
export function KeysHelp({ groups, opened, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} size={760} title="Teclado" closeButtonProps={{ 'aria-label': 'Cerrar' }} classNames={classes}>
      <div className={classes.groups}>
        {groups.map(({ title, hint, entries }) => (
          <section key={title} className={classes.group}>
            <h3>{title}</h3>
            {hint && <p className={classes.hint}>{hint}</p>}
            <dl className={classes.entries}>
              {entries.map(({ description, keys }) => (
                <div key={description} className={classes.entry}>
                  <dt>{description}</dt>
                  <dd className={classes.keys}>
                    {groupByModifier(keys).map(([modifiers, own]) => (
                      <span key={modifiers} className={classes.combination}>
                        {modifiers && (
                          <>
                            <kbd className={classes.key}>{keyNames[modifiers] ?? modifiers}</kbd>
                            {' + '}
                          </>
                        )}
                        {own.map((key) => (
                          <Fragment key={key}>
                            <kbd className={classes.key}>{keyNames[key] ?? (modifiers ? key.toUpperCase() : key)}</kbd>{' '}
                          </Fragment>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}

/** Groups "Control+Home" and "Control+End" as Control with Home and End. */
function groupByModifier(combinations: readonly string[]): [modifier: string, keys: string[]][] {
  const groups = new Map<string, string[]>()
  for (const combination of combinations) {
    // The plus sign may be the key itself.
    const [, modifier = '', key = ''] = /^(?:(\w+)\+)?(.+)$/.exec(combination) ?? []
    groups.set(modifier, [...(groups.get(modifier) ?? []), key])
  }
  return [...groups]
}

/** The labels on a Spanish keyboard. Screen readers get the names of the arrows. */
const keyNames: Record<string, React.ReactNode> = {
  ArrowUp: <Arrow icon={IconArrowUp} name="Flecha arriba" />,
  ArrowDown: <Arrow icon={IconArrowDown} name="Flecha abajo" />,
  ArrowLeft: <Arrow icon={IconArrowLeft} name="Flecha izquierda" />,
  ArrowRight: <Arrow icon={IconArrowRight} name="Flecha derecha" />,
  Home: 'Inicio',
  End: 'Fin',
  PageUp: 'Re Pág',
  PageDown: 'Av Pág',
  Enter: 'Intro',
  Escape: 'Esc',
  Delete: 'Supr',
  Backspace: 'Retroceso',
  ' ': 'Espacio',
  Control: 'Ctrl',
  Shift: 'Mayús',
  click: 'clic',
}

function Arrow({ icon: ArrowIcon, name }: { icon: Icon; name: string }) {
  return (
    <>
      <ArrowIcon size={12} aria-hidden />
      <span className="hidden">{name}</span>
    </>
  )
}
