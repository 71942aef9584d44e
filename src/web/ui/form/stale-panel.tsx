import type { UseFormReturnType } from '@mantine/form'
import { IconUsers } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { formatField, type Stale, type StaleField } from './stale.ts'
import classes from './stale-panel.module.css'

type Props<Row, Values> = { stale: Stale<Row, Values>; form: UseFormReturnType<Values> }

/** Shows what somebody else saved while one typed, field by field, and which of both stands in the form; draws nothing before. */
export function StalePanel<Row, Values>({ stale: { changes: found, choose }, form }: Props<Row, Values>) {
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const theirs = found?.theirs
  // each time anew, but not with every choice
  useEffect(() => {
    if (theirs) title.current?.focus()
  }, [theirs])
  if (!found) return null
  return (
    <section aria-labelledby={id} className={classes.panel}>
      <IconUsers size={18} className={classes.icon} aria-hidden />
      <div className={classes.content}>
        <div>
          <h3 id={id} ref={title} tabIndex={-1} className={`${classes.title} bare`}>
            Otra persona guardó cambios mientras tanto
          </h3>
          <p>
            {found.when}{' '}
            {found.fields.length > 0
              ? 'Elija qué queda en cada dato y guarde de nuevo. No se ha perdido nada.'
              : 'Nada de eso toca lo que usted escribió: guarde de nuevo.'}
          </p>
        </div>
        {found.fields.map((field) => (
          <FieldChoice
            key={field.label}
            field={field}
            typed={formatField(field, form.values)}
            mine={formatField(field, found.mine)}
            onChoose={(side) => choose(field, side, form)}
          />
        ))}
      </div>
    </section>
  )
}

type FieldChoiceProps<Values> = {
  field: StaleField<Values>
  /** What stands in the form now. */
  typed: string
  /** What stood there or was typed before the other's change was taken. */
  mine: string
  onChoose: (side: 'mine' | 'theirs') => void
}

function FieldChoice<Values>({ field: { label, was, now }, typed, mine, onChoose }: FieldChoiceProps<Values>) {
  const name = useId()
  const own = typed === now ? mine : typed
  const sides = [
    { side: 'theirs', tag: 'Ahora', words: now },
    { side: 'mine', tag: own === was ? 'Antes' : 'Usted', words: own },
  ] as const
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.label}>{label}</legend>
      {own !== was && (
        <p className={classes.line}>
          <span className={classes.tag}>Antes</span>
          <FieldText>{was}</FieldText>
        </p>
      )}
      {sides.map(({ side, tag, words }) => (
        <label key={side} className={classes.line}>
          <input
            type="radio"
            name={name}
            className={classes.radio}
            checked={(typed === now) === (side === 'theirs')}
            onChange={() => onChoose(side)}
          />
          <span className={classes.tag}>{tag}</span>
          <FieldText>{words}</FieldText>
        </label>
      ))}
    </fieldset>
  )
}

const FieldText = ({ children }: { children: string }) =>
  children === '' ? <span className={classes.nothing}>sin dato</span> : <span className={classes.words}>{children}</span>
