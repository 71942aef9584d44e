import { type Mark, type State, stateNames } from '#domain/states.ts'
import { KeyHint } from './key-hint.tsx'
import classes from './state-choice.module.css'
import { StateIcon } from './state-icon.tsx'

/** The states in the order of their buttons, with their keys. */
export const stateKeys: readonly (readonly [State, string])[] = [
  ['confirmed', 'c'],
  ['pending', 'p'],
  ['postponed', 'a'],
  ['canceled', 'x'],
]

/** The four states, the present one pressed. */
export const StateChoice = ({ state, onState }: { state: State; onState: (state: State) => void }) => (
  <fieldset className={classes.choice}>
    <legend className="hidden">Estado</legend>
    {stateKeys.map(([choice, key]) => (
      <StateButton
        key={choice}
        mark={choice}
        word={stateNames[choice]}
        shortcut={key}
        pressed={choice === state}
        first
        onClick={() => onState(choice)}
      />
    ))}
  </fieldset>
)

interface AttendanceProps {
  attended: boolean | null
  onAttended: (attended: boolean) => void
}

/** Came or did not come; the mark that is set is taken off by its own button. */
export const AttendanceChoice = ({ attended, onAttended }: AttendanceProps) => (
  <fieldset className={classes.choice}>
    <legend className={classes.legend}>Asistencia</legend>
    <StateButton mark="came" word="Vino" shortcut="v" pressed={attended === true} again={again} onClick={() => onAttended(true)} />
    <StateButton mark="absent" word="No vino" shortcut="n" pressed={attended === false} again={again} onClick={() => onAttended(false)} />
  </fieldset>
)

/** What the button of the mark that is set does. */
const again = 'Quitar la marca'

interface StateButtonProps {
  mark: Mark
  word: string
  shortcut: string
  pressed: boolean
  /** What pressing it again does. */
  again?: string
  /** Has the focus when the card opens, if it is pressed. */
  first?: boolean
  onClick: () => void
}

const StateButton = ({ mark, word, shortcut, pressed, again, first, onClick }: StateButtonProps) => (
  <button
    type="button"
    className={classes.option}
    data-mark={mark}
    data-autofocus={(first && pressed) || undefined}
    aria-pressed={pressed}
    title={pressed && again ? `${again} (${shortcut})` : undefined}
    aria-keyshortcuts={shortcut}
    onClick={onClick}
  >
    <StateIcon mark={mark} />
    <span>{word}</span>
    <KeyHint>{shortcut}</KeyHint>
  </button>
)
