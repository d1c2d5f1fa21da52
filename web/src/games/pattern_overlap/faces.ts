/** The cards' faces: eight letters each, clockwise from the top left; the centre shows the deck's animal. */
const TEXT = {
  animals: `
CCAADBBC BBADDDCB BBCCDDAA BBDCCAAB DDBAACCD DAAACCBD
CAAADDAC BDDDCCAB BBCDDAAA BBDDBCCB DCCCBAAD CCDBBBAA
BBDAAACB CCBAABBB DCCAAABD DBBCCCAD DDAADDCC ACCDDDBB
CCDDABBC CAADDDBB DBBDDCCD ACCBBBDA AACCAABB CCBAAADD
CDDAABBC ACCCDDBB DDAACCBB CCADDBBB CAAABDDD BAAADCCB
DDBBAABB CCDDABBB CCBDDAAC CAADDBBC CBBAAADD CCAACDDC
BBDDCAAB CCADDAAA BBAABBCC DDAADBBD CDDCCBBC CCDDBAAC
BAABBDDB CBBBDDAC CAAADDBB CCBBADDC CCAACCDD CDDAAABC
DBBAAACD AADDCBBB DDBBDAAD CCBBCAAC ABBDDCCC CCDDAABC`,
  gems: `
BCABCBDA ABDBCADC BCDACDAD BDACDBAC BACDBADC CABDCBAD
DCBACBAB BADACDAC ABCBDABD CDBCACDB CADCADBD ADCABCDB
CABCDBAB ACBADCBD CDACDABD CBDACBAD CADBCDBA ABDCADBC
CDADBCDB BDACDACD CBDBACBD BADCABCA CADCBCAD ABDABACB
BDCDABDC ADCBADBC DBCABDAC DABCDACB DCACBACA DBABCDBA
ACDBABCD BACBDCAD BADCBDCA DACBACBC CADABCAD DBCDBDAB
ACBADBCD DABCABCA ADBDCBDB DCBACBAC CDBCDCAD CABDABDA
DBCBADBC BACDABCD DCBADCAB BDACDACA DBACBDCA BCADCBDA
ACDACABC BDADCADA ABCDBCDB CBDCACBD CBADBADB ABDCBACD`,
}

export type Side = 'animals' | 'gems'
export type Kind = 'A' | 'B' | 'C' | 'D'
/** What a square shows: a pattern, or a centre. */
export type Square = Kind | '*'

export const KINDS: Kind[] = ['A', 'B', 'C', 'D']
export const DECK = 6
export const FACES: Record<Side, string[]> = {
  animals: TEXT.animals.trim().split(/\s+/),
  gems: TEXT.gems.trim().split(/\s+/),
}

/** Faces of somebody's own, while a table that plays with them is on the screen. */
let own: string[] | null = null
export const useFaces = (faces: string[] | null): void => {
  own = faces
}

/** Where the eight letters stand among nine squares that are read by rows. */
const BY_ROWS = [0, 1, 2, 7, -1, 3, 6, 5, 4]

/** The nine squares of a card after quarter turns clockwise, by rows. */
export function squaresOf(side: Side, card: number, rot: number): Square[] {
  const face = (own ?? FACES[side])[card] ?? ''
  return BY_ROWS.map((n) => (n < 0 ? '*' : (face[(n - 2 * rot + 16) % 8] as Kind)))
}

/** The nine places of a card around its centre, by rows. */
export const BLOCK: [number, number][] = [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x): [number, number] => [x, y]))

export const deckOf = (card: number): number => Math.floor(card / DECK)

/** What a square is filled with: one of the patterns that stand in the page once. */
export const textureOf = (side: Side, card: number, square: Square | undefined): string =>
  `url(#po-${square === '*' ? `centre-${deckOf(card)}` : `${side}-${square ?? 'A'}`})`
