// Keyboard helpers for the board.

/** The step that each arrow key moves the held card. */
const STEPS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

export const stepOf = (key: string): [number, number] | null => STEPS[key] ?? null

/** Whether the key press belongs elsewhere: to a text field or an open dialog. */
export function elsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return true
  if ((event.target as HTMLElement).closest('input, textarea, select, [role=dialog], dialog')) return true
  return document.querySelector('dialog[open], [role=dialog]') !== null
}
