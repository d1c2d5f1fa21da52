// Initials that tell the players apart.

import type { Person } from '$lib/people'

/** One letter per person, or two where the first letters are the same. */
export function initials(people: Person[]): string[] {
  const first = people.map((person) => (person.name[0] ?? '').toUpperCase())
  return people.map((person, seat) => {
    const same = first.filter((letter) => letter === first[seat]).length > 1
    if (!same) return first[seat] ?? ''
    const last = person.name.trim().at(-1)?.toLowerCase() ?? ''
    return `${first[seat]}${last}`
  })
}
