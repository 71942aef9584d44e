import type { Scope } from '../../data/plans.ts'
import classes from './scope-choice.module.css'

interface Props {
  scope: Scope
  /** What will happen; a choice without words is not offered. */
  words: Partial<Record<Scope, string>>
  onChange: (scope: Scope) => void
}

const labels = { once: 'Solo esta semana', onwards: 'Desde esta semana' } as const

/** Of a standing session: this date alone, or this one and all that follow, each with what will happen. */
export const ScopeChoice = ({ scope, words, onChange }: Props) => (
  <fieldset className={classes.choice}>
    <legend className="hidden">Qué semanas cambian</legend>
    {(['once', 'onwards'] as const).map(
      (one) =>
        words[one] && (
          <label key={one} className={classes.option}>
            <input
              type="radio"
              name="scope"
              value={one}
              checked={scope === one}
              onChange={() => onChange(one)}
              aria-label={labels[one]}
              aria-describedby={`scope-${one}`}
            />
            <span className={classes.label}>{labels[one]}</span>
            <span id={`scope-${one}`} className={classes.words}>
              {words[one]}
            </span>
          </label>
        ),
    )}
  </fieldset>
)
