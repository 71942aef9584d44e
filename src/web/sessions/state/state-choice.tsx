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

/** The four states as buttons. The current one is pressed. */
export const StateChoice = ({ state, onState }: { state: State; onState: (state: State) => void }) => (
  <fieldset className={classes.choice}>
    <legend className="hidden">Estado</legend>
    {stateKeys.map(([choice, key]) => (
      <StateButton
        key={choice}
        mark={choice}
        label={stateNames[choice]}
        shortcut={key}
        isPressed={choice === state}
        focusIfPressed
        onClick={() => onState(choice)}
      />
    ))}
  </fieldset>
)

interface AttendanceProps {
  attended: boolean | null
  onAttended: (attended: boolean) => void
}

/** Two buttons: the client came, or did not. Pressing the current mark again removes it. */
export const AttendanceChoice = ({ attended, onAttended }: AttendanceProps) => (
  <fieldset className={classes.choice}>
    <legend className={classes.legend}>Asistencia</legend>
    <StateButton
      mark="came"
      label="Vino"
      shortcut="v"
      isPressed={attended === true}
      pressedTitle={clearMark}
      onClick={() => onAttended(true)}
    />
    <StateButton
      mark="absent"
      label="No vino"
      shortcut="n"
      isPressed={attended === false}
      pressedTitle={clearMark}
      onClick={() => onAttended(false)}
    />
  </fieldset>
)

/** The title of the button of the current mark. */
const clearMark = 'Quitar la marca'

interface StateButtonProps {
  mark: Mark
  label: string
  shortcut: string
  isPressed: boolean
  /** The title while it is pressed: what pressing it again does. */
  pressedTitle?: string
  /** True when it has the focus as the card opens, if it is pressed. */
  focusIfPressed?: boolean
  onClick: () => void
}

const StateButton = ({ mark, label, shortcut, isPressed, pressedTitle, focusIfPressed, onClick }: StateButtonProps) => (
  <button
    type="button"
    className={classes.option}
    data-mark={mark}
    data-autofocus={(focusIfPressed && isPressed) || undefined}
    aria-pressed={isPressed}
    title={isPressed && pressedTitle ? `${pressedTitle} (${shortcut})` : undefined}
    aria-keyshortcuts={shortcut}
    onClick={onClick}
  >
    <StateIcon mark={mark} />
    <span>{label}</span>
    <KeyHint>{shortcut}</KeyHint>
  </button>
)
