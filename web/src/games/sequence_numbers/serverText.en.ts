// Screen wording for what the server says about Sequence Numbers in terminal notation.

import type { ServerTextCatalogue } from '../../i18n/serverText.svelte'
import { apart, place } from './notation'

const at = (row: string, column: string) => `row ${place(row)}, column ${place(column)}`

/** Cells are called r4c5 in a terminal; on the screen they have a number and a position counted from 1. */
export const serverText: ServerTextCatalogue = {
  texts: {},
  lines: [
    [/^(.+ plays?) a Plus on r(\d)c(\d), (\d+)\.$/, (does, row, column, number) => `${does} a Plus on ${number} (${at(row, column)}).`],
    [/^(.+ a Minus: team .'s chip on) r(\d)c(\d) is taken\.$/, (does, row, column) => `${does} ${at(row, column)} is taken.`],
    [/^(.+ plays?) (\S+) on r(\d)c(\d), (\d+)\.$/, (does, face, row, column, number) => `${does} ${apart(face)} on ${number} (${at(row, column)}).`],
    [
      /^(Team .) completes a sequence, r(\d)c(\d) to r(\d)c(\d): (\d of \d)\.$/,
      (team, r, c, row, column, made) => `${team} completes a sequence, ${at(r, c)} to ${at(row, column)}: ${made}.`,
    ],
    [/^(.+ exchanges? the dead card) (\S+)\.$/, (does, face) => `${does} ${apart(face)}.`],
  ],
}
