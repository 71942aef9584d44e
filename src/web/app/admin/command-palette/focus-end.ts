/** Focuses a field immediately, behind the text that was typed before. The focus trap waits for a timer. */
export function focusEnd(input: HTMLInputElement | null) {
  input?.focus()
  input?.setSelectionRange(input.value.length, input.value.length)
}
