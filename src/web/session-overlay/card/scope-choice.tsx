import type { Scope } from '#web/session-data/changes/plans.ts'
import classes from './scope-choice.module.css'

interface Props {
  scope: Scope
  /** Texts that say what will happen. A scope without a text is not offered. */
  outcomes: Partial<Record<Scope, string>>
  onChange: (scope: Scope) => void
}

const labels = { once: 'Solo esta', onwards: 'Esta y las siguientes', all: 'Toda la serie' } as const

/** Chooses between a session alone, its series from there on, and all of the series that is not over; says what will happen. */
export const ScopeChoice = ({ scope: selected, outcomes, onChange }: Props) => (
  <fieldset className={classes.choice}>
    <legend className="hidden">Qué sesiones cambian</legend>
    {(['once', 'onwards', 'all'] as const).map(
      (scope) =>
        outcomes[scope] && (
          <label key={scope} className={classes.option}>
            <input
              type="radio"
              name="scope"
              value={scope}
              checked={selected === scope}
              onChange={() => onChange(scope)}
              aria-label={labels[scope]}
              aria-describedby={`scope-${scope}`}
            />
            <span className={classes.label}>{labels[scope]}</span>
            <span id={`scope-${scope}`} className={classes.outcome}>
              {outcomes[scope]}
            </span>
          </label>
        ),
    )}
  </fieldset>
)
