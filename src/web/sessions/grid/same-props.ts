type WithSessions = { sessions: readonly unknown[] }

/** Compares the props of a memoised component, its list of sessions item by item: a new week has new lists of the same sessions. */
export function hasSameProps<Props extends WithSessions>({ sessions: before, ...previous }: Props, { sessions: after, ...next }: Props) {
  const names = Object.keys(previous) as (keyof typeof previous)[]
  return (
    names.every((name) => previous[name] === next[name]) &&
    before.length === after.length &&
    before.every((session, index) => session === after[index])
  )
}
