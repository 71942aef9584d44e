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
export const StateChoice = ({ state, onStateChange }: { state: State; onStateChange: (state: State) => void }) => (
  <fieldset className={classes.choice}>
    <legend className="hidden">Estado</legend>
    {stateKeys.map(([choice, key]) => (
      <StateButton
        key={choice}
        mark={choice}
        label={stateNames[choice]}
        shortcut={key}
        isPressed={choice === state}
        isFocusedIfPressed
        onClick={() => onStateChange(choice)}
      />
    ))}
  </fieldset>
)

interface AttendanceProps {
  attended: boolean | null
  onAttendedChange: (attended: boolean) => void
}

/** Two buttons: the client came, or did not. Both report their own mark; `setAttended` removes a mark that is already set. */
export const AttendanceChoice = ({ attended, onAttendedChange }: AttendanceProps) => (
  <fieldset className={classes.choice}>
    <legend className={classes.legend}>Asistencia</legend>
    <StateButton
      mark="came"
      label="Vino"
      shortcut="v"
      isPressed={attended === true}
      pressedTitle={clearMarkTitle}
      onClick={() => onAttendedChange(true)}
    />
    <StateButton
      mark="absent"
      label="No vino"
      shortcut="n"
      isPressed={attended === false}
      pressedTitle={clearMarkTitle}
      onClick={() => onAttendedChange(false)}
    />
  </fieldset>
)

/** The title of the button of the current mark. */
const clearMarkTitle = 'Quitar la marca'

interface StateButtonProps {
  mark: Mark
  label: string
  shortcut: string
  isPressed: boolean
  /** The title while it is pressed: what pressing it again does. */
  pressedTitle?: string
  /** True when the button has the focus as the card opens, if it is pressed. */
  isFocusedIfPressed?: boolean
  onClick: () => void
}

const StateButton = ({ mark, label, shortcut, isPressed, pressedTitle, isFocusedIfPressed, onClick }: StateButtonProps) => (
  <button
    type="button"
    className={classes.option}
    data-mark={mark}
    data-autofocus={(isFocusedIfPressed && isPressed) || undefined}
    aria-pressed={isPressed}
    title={isPressed && pressedTitle ? `${pressedTitle} (${shortcut})` : undefined}
    aria-keyshortcuts={shortcut}
    onClick={onClick}
  >
    <StateIcon mark={mark} size="md" />
    <span>{label}</span>
    <KeyHint>{shortcut}</KeyHint>
  </button>
)
