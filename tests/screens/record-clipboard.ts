/** Records what the page copies, in place of the clipboard, until it is disposed of. */
export function recordClipboard() {
  const copied: string[] = []
  const { clipboard } = navigator
  const { writeText } = clipboard
  clipboard.writeText = async (text) => void copied.push(text)
  const restore = () => {
    clipboard.writeText = writeText
  }
  return { copied, [Symbol.dispose]: restore }
}
