/** Returns the set without the member, or with it if it was not in the set. */
export function toggle<Member>(set: ReadonlySet<Member>, member: Member): ReadonlySet<Member> {
  const toggled = new Set(set)
  if (!toggled.delete(member)) toggled.add(member)
  return toggled
}
