import type { ComponentProps } from 'react'
import { DeleteSessionDialog } from './card/delete-session-dialog.tsx'
import { MoveForm } from './move/move-form.tsx'

type Props = ({ kind: 'deleting' } & ComponentProps<typeof DeleteSessionDialog>) | ({ kind: 'moving' } & ComponentProps<typeof MoveForm>)

/** The form that moves a session, or the question before one is deleted: one part, because most of its code is the same. */
export default function ChangeDialog(props: Props) {
  if (props.kind === 'moving') return <MoveForm {...props} />
  return <DeleteSessionDialog {...props} />
}
