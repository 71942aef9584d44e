/** Downloads a file. */
export function downloadFile(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The URL is not revoked immediately, because the browser has only begun to read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
