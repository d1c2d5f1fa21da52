import type { Spoken } from '../../words/spoken.svelte'

/** Cells are called r4c5 in a terminal; on a screen they have a number and a place. */
export const spoken: Spoken = {
  texts: {},
  lines: [
    [/^(.+ plays?) a Plus on r(\d)c(\d), (\d+)\.$/, (does, row, column, number) => `${does} a Plus on ${number} (row ${row}, column ${column}).`],
    [/^(.+ a Minus: team .'s chip on) r(\d)c(\d) is taken\.$/, (does, row, column) => `${does} row ${row}, column ${column} is taken.`],
    [/^(.+ plays?) (\S+) on r(\d)c(\d), (\d+)\.$/, (does, face, row, column, number) => `${does} ${face} on ${number} (row ${row}, column ${column}).`],
    [
      /^(Team .) completes a sequence, r(\d)c(\d) to r(\d)c(\d): (\d of \d)\.$/,
      (team, r, c, row, column, made) => `${team} completes a sequence, row ${r}, column ${c} to row ${row}, column ${column}: ${made}.`,
    ],
  ],
}
