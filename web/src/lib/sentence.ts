// Capital letters, and descriptions that stand below a name.

/** A text that begins with a capitalize, as a line of its own does. */
export const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** What stands under a name: it does not begin with the name again, and is nothing where it says no more than that. */
export function descriptionBelow(name: string, says: string): string {
  const again = `${name}: `.toLowerCase()
  const rest = says.toLowerCase().startsWith(again) ? says.slice(again.length) : says
  return rest.toLowerCase() === name.toLowerCase() ? '' : capitalize(rest)
}
