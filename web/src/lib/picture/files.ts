// Saving a file that the app has made, or handing it to another app.

const REVOKE_MS = 60_000

/** Offers a file as a download. */
export function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_MS)
}

/** Whether this device can hand files to other apps, as phones can. */
export function sendable(): boolean {
  const sample = new File([''], 'a.png', { type: 'image/png' })
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [sample] })
}

/** Hands a file to another app that the person chooses; nothing happens if they change their mind. */
export async function send(file: File): Promise<void> {
  try {
    await navigator.share({ files: [file] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) save(file)
  }
}
