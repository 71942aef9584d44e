type WithSessions = { sessions: readonly unknown[] }

/** Whether the props of something that shows sessions are the same: the lists are made anew with the week, the sessions in them are not. */
export function hasSameProps<Props extends WithSessions>({ sessions: before, ...one }: Props, { sessions: after, ...other }: Props) {
  const names = Object.keys(one) as (keyof typeof one)[]
  return (
    names.every((name) => one[name] === other[name]) &&
    before.length === after.length &&
    before.every((session, index) => session === after[index])
  )
}
