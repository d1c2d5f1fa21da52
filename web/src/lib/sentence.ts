// Capital letters, and descriptions that stand below a name.

/** A text with a capital first letter. */
export const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** A description without the name that is shown above it; empty if it says nothing more. */
export function descriptionBelow(name: string, says: string): string {
  const again = `${name}: `.toLowerCase()
  const rest = says.toLowerCase().startsWith(again) ? says.slice(again.length) : says
  return rest.toLowerCase() === name.toLowerCase() ? '' : capitalize(rest)
}
