import { Modal } from '@mantine/core'
import { Fragment } from 'react'
import { useCan } from '../../../auth/access.ts'
import { gridKeys, isUsable } from './grid-keys.ts'
import classes from './keys-help.module.css'

/** Every key of the week, in groups; those of which one may make use. */
export default function KeysHelp({ opened, onClose, onGone }: { opened: boolean; onClose: () => void; onGone: () => void }) {
  const can = useCan()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={onGone}
      returnFocus={false}
      size={760}
      title="Teclado"
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      classNames={classes}
    >
      <div className={classes.groups}>
        {gridKeys.map(({ title, hint, entries }) => (
          <section key={title} className={classes.group}>
            <h3>{title}</h3>
            {hint?.(can) && <p className={classes.hint}>{hint(can)}</p>}
            <dl className={classes.entries}>
              {entries
                .filter((keys) => isUsable(keys, can))
                .map(({ does, keys }) => (
                  <div key={does} className={classes.entry}>
                    <dt>{does}</dt>
                    <dd className={classes.keys}>
                      {groupByModifier(keys.map(([combination]) => combination)).map(([modifiers, own]) => (
                        <span key={modifiers} className={classes.combination}>
                          {modifiers && (
                            <>
                              <kbd className={classes.key}>{names[modifiers] ?? modifiers}</kbd>
                              {' + '}
                            </>
                          )}
                          {own.map((key) => (
                            <Fragment key={key}>
                              <kbd className={classes.key}>{names[key] ?? (modifiers ? key.toUpperCase() : key)}</kbd>{' '}
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

/** "Control+Home" and "Control+End" as Control with Home and End. */
function groupByModifier(combinations: readonly string[]): [modifier: string, keys: string[]][] {
  const groups = new Map<string, string[]>()
  for (const combination of combinations) {
    // the plus sign is a key itself
    const [, modifier = '', key = ''] = /^(?:(\w+)\+)?(.+)$/.exec(combination) ?? []
    groups.set(modifier, [...(groups.get(modifier) ?? []), key])
  }
  return [...groups]
}

/** What stands on a Spanish keyboard; arrows are read out by their names. */
const names: Record<string, React.ReactNode> = {
  ArrowUp: <Arrow sign="↑" name="Flecha arriba" />,
  ArrowDown: <Arrow sign="↓" name="Flecha abajo" />,
  ArrowLeft: <Arrow sign="←" name="Flecha izquierda" />,
  ArrowRight: <Arrow sign="→" name="Flecha derecha" />,
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

function Arrow({ sign, name }: { sign: string; name: string }) {
  return (
    <>
      <span aria-hidden>{sign}</span>
      <span className="hidden">{name}</span>
    </>
  )
}
