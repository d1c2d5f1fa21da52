// Screen wording for what the server says about Synergy in terminal notation.

import type { ServerTextCatalogue } from '../../i18n/serverText.svelte'

const COLOURS: Record<string, string> = { '●': 'red', '▲': 'yellow', '■': 'green', '◆': 'blue', '★': 'purple' }

const CODES: Record<string, string> = {
  GNN: 'goal first', MIN5: 'minimum 5', MAX7: 'maximum 7', NODBL: 'no doubles', DBL3: 'double plus 3', LOHI: 'low to high', HILO: 'high to low',
  EVEN2: 'even', ODD2: 'odd', DIFF: 'difference', PASSN: 'pass number', PASSG: 'pass goal', super: 'super card', hyper: 'hyper card',
}

/** Seats are called S2 and cards 3● in a terminal; on the screen they have names and colours. */
export const serverText: ServerTextCatalogue = {
  texts: {},
  lines: [
    [
      /^mission (\d+): (\d+ rounds, \d+ lives), hands of (\d+)\+(\d+)(.*)$/,
      (number, facts, numbers, goals, more) =>
        `mission ${number}: ${facts}, ${numbers} numbers and ${goals} goals in hand${more.replace(/action ([A-J ]+)/, 'action card $1').replace(/\w+/g, (code) => CODES[code] ?? code)}`,
    ],
    [
      /^(.*\bS\d .*)$/,
      (line) => line.replace(/^S(\d)\b/, 'Seat $1').replace(/\bS(\d)\b/g, 'seat $1').replace(/(\d)([●▲■◆★])/g, (_, value: string, shape: string) => `${COLOURS[shape]} ${value}`),
    ],
  ],
}
