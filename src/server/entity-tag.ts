/** True when the header If-None-Match names a tag. Weak and strong tags are compared alike, because a proxy that compresses makes a tag weak. */
export function matchesIfNoneMatch(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((text) => text.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(tag.replace(/^W\//, ''))
}
