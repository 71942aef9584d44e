import { type Mark, markNames } from '#domain/states.ts'
import type { Session } from '../../sessions/data/queries.ts'
import { StateIcon } from '../../sessions/state/state-icon.tsx'
import classes from './mark-toggle.module.css'

interface Props {
  mark: Mark
  /** The key that does the same. */
  shortcut: string
  isPressed: boolean
  /** True with the word beside the icon. Without it the word is the accessible name. */
  hasWord?: boolean
  /** True when the button has the focus as its dialog opens. */
  hasFocus?: boolean | undefined
  onClick: () => void
}

/** A button with the icon of a mark, which sets it. It is pressed while the session has it. */
export const MarkToggle = ({ mark, shortcut, isPressed, hasWord, hasFocus, onClick }: Props) => (
  <button
    type="button"
    className={classes.button}
    data-mark={mark}
    data-autofocus={hasFocus || undefined}
    aria-label={markNames[mark]}
    aria-pressed={isPressed}
    aria-keyshortcuts={shortcut}
    title={`${markNames[mark]} (${shortcut})`}
    onClick={onClick}
  >
    <StateIcon mark={mark} size="lg" />
    {hasWord && <span aria-hidden>{markNames[mark]}</span>}
  </button>
)

type AttendanceTogglesProps = { session: Session; hasFocus?: boolean; onChange: (attended: boolean) => void }

/** Two buttons: the client came, or did not. A pressed one removes its mark. */
export const AttendanceToggles = ({ session, hasFocus, onChange }: AttendanceTogglesProps) => (
  <>
    <MarkToggle mark="came" shortcut="v" isPressed={session.attended === true} hasWord hasFocus={hasFocus} onClick={() => onChange(true)} />
    <MarkToggle mark="absent" shortcut="n" isPressed={session.attended === false} hasWord onClick={() => onChange(false)} />
  </>
)
