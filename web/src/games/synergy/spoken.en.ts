import type { Spoken } from '../../words/spoken.svelte'

const COLOURS: Record<string, string> = { '●': 'red', '▲': 'yellow', '■': 'green', '◆': 'blue', '★': 'purple' }

/** Seats are called S2 in a terminal and cards 3●; on a screen they have names and colours. */
export const spoken: Spoken = {
  texts: {},
  lines: [
    [
      /^(.*\bS\d .*)$/,
      (line) => line.replace(/\bS(\d)\b/g, 'seat $1').replace(/(\d)([●▲■◆★])/g, (_, value: string, shape: string) => `${COLOURS[shape]} ${value}`),
    ],
  ],
}
