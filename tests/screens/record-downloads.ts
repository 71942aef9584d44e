import { onTestFinished } from 'vitest'

const { click } = HTMLAnchorElement.prototype

/** Records downloads instead of starting them, until the end of the test: the name of each file, and its text with the byte order mark. */
export function recordDownloads() {
  const downloads: { name: string; text: Promise<string> }[] = []
  // The link of a download is in no document, so its click cannot be listened for.
  HTMLAnchorElement.prototype.click = function () {
    downloads.push({ name: this.download, text: readText(this.href) })
  }
  onTestFinished(() => {
    HTMLAnchorElement.prototype.click = click
  })
  return downloads
}

const readText = async (url: string) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await (await fetch(url)).arrayBuffer())
