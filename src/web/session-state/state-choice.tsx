import { type SessionMark, type State, showsAttendance, stateNames } from '#domain/states.ts'
import { KeyHint } from './key-hint.tsx'
import { MarkButton } from './mark-button.tsx'
import classes from './state-choice.module.css'

/** The states in the order of their buttons, with their keys. */
export const stateKeys: readonly (readonly [State, string])[] = [
  ['confirmed', 'c'],
  ['pending', 'p'],
  ['postponed', 'a'],
  ['canceled', 'x'],
]

interface StateProps {
  state: State
  attended: boolean | null
  /** True below the buttons of the attendance, from which a legend separates these. */
  isBelowAttendance: boolean
  onStateChange: (state: State) => void
}

/** The four states as buttons. The current one is pressed, unless the attendance is marked, which is then what the session shows. */
export function StateChoice({ state, attended, isBelowAttendance, onStateChange }: StateProps) {
  const isOutranked = showsAttendance({ state, attended })
  return (
    <fieldset className={classes.choice}>
      <legend className={isBelowAttendance || isOutranked ? classes.legend : 'hidden'}>
        {isOutranked ? `Estado: ${stateNames[state]}` : 'Estado'}
      </legend>
      {stateKeys.map(([choice, key]) => (
        <StateButton
          key={choice}
          mark={choice}
          label={stateNames[choice]}
          shortcut={key}
          isPressed={choice === state && !isOutranked}
          hasFirstFocus={choice === state}
          onClick={() => onStateChange(choice)}
        />
      ))}
    </fieldset>
  )
}

/** What "Vino" is called before the session begins. */
export const arrivedName = 'Llegó'

interface AttendanceProps {
  attended: boolean | null
  /** True before the session begins: then a client can only have arrived. */
  isAhead?: boolean
  onAttendedChange: (attended: boolean) => void
}

/** Two buttons: the client came, or did not. Both report their own mark; `setAttended` removes a mark that is already set. */
export const AttendanceChoice = ({ attended, isAhead, onAttendedChange }: AttendanceProps) => (
  <fieldset className={classes.choice}>
    <legend className={classes.legend}>Asistencia</legend>
    <StateButton
      mark="came"
      label={isAhead ? arrivedName : 'Vino'}
      shortcut="v"
      isPressed={attended === true}
      pressedTitle={clearMarkTitle}
      onClick={() => onAttendedChange(true)}
    />
    {!isAhead && (
      <StateButton
        mark="absent"
        label="No vino"
        shortcut="n"
        isPressed={attended === false}
        pressedTitle={clearMarkTitle}
        onClick={() => onAttendedChange(false)}
      />
    )}
  </fieldset>
)

/** The title of the button of the current mark. */
export const clearMarkTitle = 'Quitar la marca'

interface StateButtonProps {
  mark: SessionMark
  label: string
  shortcut: string
  isPressed: boolean
  /** The title while it is pressed: what pressing it again does. */
  pressedTitle?: string
  /** True when the button has the focus as the card opens. */
  hasFirstFocus?: boolean
  onClick: () => void
}

const StateButton = ({ label, pressedTitle, hasFirstFocus, ...buttonProps }: StateButtonProps) => (
  <MarkButton
    size="row"
    data-autofocus={hasFirstFocus || undefined}
    title={buttonProps.isPressed && pressedTitle ? `${pressedTitle} (${buttonProps.shortcut})` : undefined}
    {...buttonProps}
  >
    <span>{label}</span>
    <KeyHint>{buttonProps.shortcut}</KeyHint>
  </MarkButton>
)
