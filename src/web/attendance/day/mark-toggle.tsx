import { markNames, type SessionMark } from '#domain/states.ts'
import type { Session } from '#web/session-data/queries.ts'
import { MarkButton } from '#web/session-state/mark-button.tsx'

interface Props {
  mark: SessionMark
  /** The key that does the same. */
  shortcut: string
  isPressed: boolean
  /** True with the word beside the icon. Without it the word is the accessible name. */
  hasWord?: boolean
  /** True when the button has the focus as its dialog opens. */
  hasFocus?: boolean | undefined
  onClick: () => void
}

/** A button with the icon of a mark. */
export const MarkToggle = ({ hasWord, hasFocus, ...buttonProps }: Props) => (
  <MarkButton
    {...buttonProps}
    data-autofocus={hasFocus || undefined}
    aria-label={markNames[buttonProps.mark]}
    title={`${markNames[buttonProps.mark]} (${buttonProps.shortcut})`}
  >
    {hasWord && <span aria-hidden>{markNames[buttonProps.mark]}</span>}
  </MarkButton>
)

type AttendanceTogglesProps = { session: Session; hasFocus?: boolean; onChange: (attended: boolean) => void }

/** Two buttons: the client came, or did not. A pressed one removes its mark. */
export const AttendanceToggles = ({ session, hasFocus, onChange }: AttendanceTogglesProps) => (
  <>
    <MarkToggle mark="came" shortcut="v" isPressed={session.attended === true} hasWord hasFocus={hasFocus} onClick={() => onChange(true)} />
    <MarkToggle mark="absent" shortcut="n" isPressed={session.attended === false} hasWord onClick={() => onChange(false)} />
  </>
)
