import { IconUsers } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { formatField, type Stale, type StaleField } from './stale.ts'
import classes from './stale-panel.module.css'
import type { ValidatedForm } from './validated-form.ts'

type Props<Row, Values> = { stale: Stale<Row, Values>; form: ValidatedForm<Values> }

/** Shows field by field what someone else saved meanwhile and which value the form has. Empty before a stale save. */
export function StalePanel<Row, Values>({ stale: { changes, choose }, form }: Props<Row, Values>) {
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const theirs = changes?.theirs
  // The title gets the focus after every stale save, but not after every choice.
  useEffect(() => {
    if (theirs) title.current?.focus()
  }, [theirs])
  if (!changes) return null
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <IconUsers size={18} className={classes.icon} aria-hidden />
      <div className={classes.content}>
        <div>
          <h3 id={id} ref={title} tabIndex={-1} className={`${classes.title} bare`}>
            Otra persona guardó cambios mientras tanto
          </h3>
          <p>
            {changes.message}{' '}
            {changes.fields.length > 0
              ? 'Elija qué queda en cada dato y guarde de nuevo. No se ha perdido nada.'
              : 'Nada de eso toca lo que usted escribió: guarde de nuevo.'}
          </p>
        </div>
        {changes.fields.map((field) => (
          <FieldChoice
            key={field.label}
            field={field}
            typed={formatField(field, form.values)}
            mine={formatField(field, changes.mine)}
            onChoose={(side) => choose(field, side, form)}
          />
        ))}
      </div>
    </section>
  )
}

type FieldChoiceProps<Values> = {
  field: StaleField<Values>
  /** The form's current value. */
  typed: string
  /** The form's value before the other user's change was taken. */
  mine: string
  onChoose: (side: 'mine' | 'theirs') => void
}

function FieldChoice<Values>({ field: { label, before, after }, typed, mine, onChoose }: FieldChoiceProps<Values>) {
  const name = useId()
  const ownText = typed === after ? mine : typed
  const sides = [
    { side: 'theirs', tag: 'Ahora', text: after },
    { side: 'mine', tag: ownText === before ? 'Antes' : 'Usted', text: ownText },
  ] as const
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.label}>{label}</legend>
      {ownText !== before && (
        <p className={classes.line}>
          <span className={classes.tag}>Antes</span>
          <FieldText>{before}</FieldText>
        </p>
      )}
      {sides.map(({ side, tag, text }) => (
        <label key={side} className={classes.line}>
          <input
            type="radio"
            name={name}
            className={classes.radio}
            checked={(typed === after) === (side === 'theirs')}
            onChange={() => onChoose(side)}
          />
          <span className={classes.tag}>{tag}</span>
          <FieldText>{text}</FieldText>
        </label>
      ))}
    </fieldset>
  )
}

const FieldText = ({ children }: { children: string }) =>
  children === '' ? <span className={classes.nothing}>sin dato</span> : <span className={classes.text}>{children}</span>
