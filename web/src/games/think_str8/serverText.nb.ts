// Norwegian translations of what the server says about Think Str8!.

import type { ServerTextCatalogue } from '../../i18n/serverText.svelte'
import { coloursIn } from './colourText'

const COLOURS = ['blå', 'grønn', 'gul', 'lilla', 'rød', 'grå']
const { colour, dice, cards, bets } = coloursIn(COLOURS, 'eller')
const FOUND: Record<string, string> = { 'too high': 'for høyt', 'too low': 'for lavt', wrong: 'feil' }
/** The colour of the player's own card, in the server's words and in ours. */
const CARD: Record<string, string> = { blue: 'blå', green: 'grønne', yellow: 'gule', purple: 'lilla', red: 'røde', grey: 'grå' }

/** One or several names at the start of a sentence, listed as the server lists them. */
function who(names: string): string {
  const list = /^Seats (.+)$/.exec(names)?.[1]?.split(', ').map((seat) => `Seat ${seat}`)
  return list ? `${list.slice(0, -1).join(', ')} og ${list.at(-1)}` : names === 'You' ? 'Du' : names
}
const amid = (names: string) => names.replaceAll(' and ', ' og ').replace(/\b[Yy]ou\b/, 'du')

export const serverText: ServerTextCatalogue = {
  texts: {
    'You see every card but your own. Bet on their sum, and think straight.': 'Du ser alle kort unntatt dine egne. Tipp summen av dem, og tenk klart.',
    'Designed by Leo Colovini; graphic design kinetic / Sabine Kondirolli; edited by Tina Landwehr; published by HUCH! & friends, 2015. Sizes and points of the tokens and the length of the score track are our reconstruction.':
      'Laget av Leo Colovini; grafisk utforming kinetic / Sabine Kondirolli; redigert av Tina Landwehr; utgitt av HUCH! & friends, 2015. Lengden og poengene på brikkene og lengden på poengbanen er vår rekonstruksjon.',
    'guesses round the middle': 'gjetter omkring midten',
    'keeps a pad and bets for points': 'fører blokk og tipper for poeng',
    'knows every possibility and what a bet teaches': 'kjenner alle muligheter og vet hva et tips lærer bort',
    'six colours, as printed; the points on the tokens are ours': 'seks farger, som trykt; poengene på brikkene er våre',
    'first games': 'første spill',
    'five colours, no grey: for the first games': 'fem farger, ingen grå: til de første spillene',
    'as printed, and the pad shows every probability': 'som trykt, og blokken viser alle sjanser',
    'tokens of two to eight spaces': 'brikker på to til åtte felt',
    'five colours without grey, for the first games': 'fem farger uten grå, til de første spillene',
    'rounds; usual is 10, 9 or 8 for 2, 3 or 4 players': 'runder; vanlig er 10, 9 eller 8 for 2, 3 eller 4 spillere',
    'points of the tokens: linearN is N minus the size, curved is 8 6 5 4 3 3 2': 'poeng på brikkene: et tall minus lengden, eller 8 6 5 4 3 3 2',
    'too high or too low also for the smallest': 'for høyt eller for lavt også for den minste',
    'whether tokens are placed all at once in secret, or one after another in the open': 'om brikkene legges samtidig og i hemmelighet, eller åpent etter tur',
    'in which order bets are checked': 'i hvilken rekkefølge tipsene sjekkes',
    'how the stones are stacked at the start': 'hvordan steinene er stablet i starten',
    'dice the thrower may turn': 'terninger den som kaster, kan vri',
    'whether a grey die of the introductory game must be turned, or may stay and count 0': 'om en grå terning i introduksjonsspillet må vris, eller kan stå og telle 0',
    'whether a wrong bet costs a card': 'om et galt tips koster et kort',
    'cards are exchanged in the last round': 'kort byttes også i siste runde',
    'which colours may be exchanged': 'hvilke farger som kan byttes',
    'final points: right with one number': 'poeng til slutt: riktig med ett tall',
    'final points: right with two numbers': 'poeng til slutt: riktig med to tall',
    'final points: right with three numbers': 'poeng til slutt: riktig med tre tall',
    'final points: not among the numbers': 'poeng til slutt: ikke blant tallene',
    'whether stones may go behind the start': 'om steiner kan havne bak start',
    'who wins a tie: the bottom stone, or all': 'hvem som vinner når det står likt: steinen nederst, eller alle',
    'the most help a pad gives: black cells, bookkeeping, logic, probabilities': 'den meste hjelpen en blokk gir: svarte ruter, bokføring, logikk, sjanser',
    'what spectators see': 'hva tilskuere ser',
    'This table has no spectators.': 'Dette bordet har ingen tilskuere.',
    'All rounds are played: now the final bets.': 'Alle runder er spilt: nå kommer de siste tipsene.',
    'You see every card but your own. Wren, Lark and a holder that is nobody’s face you. Of your own six cards, one in each colour, you see the backs; the others see their numbers.':
      'Du ser alle kort unntatt dine egne. Overfor deg står Wren, Lark og en holder som ingen eier. Av dine egne seks kort, ett i hver farge, ser du baksidene; de andre ser tallene.',
    'Each colour has the numbers 0 to 7 once. What you see elsewhere cannot be yours, so the pad has blackened it; five numbers are left for each of your cards. Touch a black cell and it tells you why.':
      'Hver farge har tallene 0 til 7 én gang. Det du ser andre steder, kan ikke være ditt, så blokken har gjort det svart; fem tall gjenstår for hvert av kortene dine. Trykk på en svart rute, så sier den hvorfor.',
    'You throw: blue, green, grey. The dice say which cards are added up. One die may be turned. Touch the grey die, then the green space: green will count twice.':
      'Du kaster: blå, grønn, grå. Terningene sier hvilke kort som legges sammen. Én terning kan vris. Trykk på den grå terningen og så på det grønne feltet: da teller grønn to ganger.',
    'That can be done too. Here, turn the grey die to green.': 'Det går også an. Her vrir du den grå terningen til grønn.',
    'Now everybody bets on their own sum: blue + green + green. A token covers so many spaces; the shorter it is, the more points it brings. Take the one marked 6 · 4: six spaces, four points.':
      'Nå tipper alle sin egen sum: blå + grønn + grønn. En brikke dekker så og så mange felt; jo kortere den er, jo flere poeng gir den. Ta den som er merket 6 · 4: seks felt, fire poeng.',
    'Also a fair choice. Here, take the 6 · 4.': 'Også et godt valg. Her tar du 6 · 4.',
    'Wren took the 5 and Lark the 3. Where they lie is secret until all are placed. Your sum is something from 3 to 18. Drag your token to 8–13, or use − and +, and place it.':
      'Wren tok 5 og Lark 3. Hvor de ligger, er hemmelig til alle er lagt. Summen din er noe fra 3 til 18. Dra brikken til 8–13, eller bruk − og +, og legg den.',
    'It may lie anywhere. Here, place it on 8–13.': 'Den kan ligge hvor som helst. Her legger du den på 8–13.',
    'Right! Your sum lies in 8–13, so your stone moves four spaces. The pad has written it down: blue once, green twice, 8–13. Wren was right too. Lark was too low, and that costs Lark a card.':
      'Riktig! Summen din ligger i 8–13, så steinen din flytter fire felt. Blokken har skrevet det opp: blå én gang, grønn to ganger, 8–13. Wren hadde også rett. Lark var for lav, og det koster Lark et kort.',
    'Lark gave up the green 7 and drew a green 4. You see it, Lark does not; so the 4 is black on your pad as well. Lark is last now and throws the next dice: yellow, purple, red.':
      'Lark byttet ut grønn 7 og trakk grønn 4. Du ser den, men ikke Lark; så 4 er svart på blokken din også. Lark ligger sist nå og kaster de neste terningene: gul, lilla, rød.',
    'Tokens are always taken from the last to the first: being behind has its good side. Take the 4 · 6.':
      'Brikkene tas alltid fra den siste til den første: det har sine fordeler å ligge bak. Ta 4 · 6.',
    'Here, take the 4 · 6.': 'Her tar du 4 · 6.',
    'Four spaces for three cards you know nothing about: a daring bet. Try 11–14.': 'Fire felt for tre kort du ikke vet noe om: et dristig tips. Prøv 11–14.',
    'Who knows? Here, try 11–14.': 'Hvem vet? Her prøver du 11–14.',
    'Too high: your sum is at most 10. You move nowhere and must exchange a card; but you see the one you give up. Touch the blue back.':
      'For høyt: summen din er høyst 10. Du flytter ikke og må bytte et kort; men du får se det du gir fra deg. Trykk på den blå baksiden.',
    'Any card may go. Here, give up the blue one.': 'Hvilket som helst kort kan byttes. Her bytter du det blå.',
    'It was a 3, and the pad has put it into row 1: 3 + green + green is 8–13, so green is 3, 4 or 5. You see the 3 and the 4 elsewhere: your green card is the 5! Cross out 1, 2 and 6 in the green column: touch them on the pad.':
      'Det var en 3-er, og blokken har satt den inn i rad 1: 3 + grønn + grønn er 8–13, så grønn er 3, 4 eller 5. Du ser 3 og 4 andre steder: det grønne kortet ditt er 5! Kryss ut 1, 2 og 6 i den grønne kolonnen: trykk på dem på blokken.',
    'After the last round you bet on each card: one, two or three numbers. One number brings 5 if it is right, two bring 2, three bring 1; wrong costs 2. The new blue card can be 1, 2, 4 or 6: choose 1, 2 and 4.':
      'Etter siste runde tipper du hvert kort: ett, to eller tre tall. Ett tall gir 5 om det er riktig, to gir 2, tre gir 1; feil koster 2. Det nye blå kortet kan være 1, 2, 4 eller 6: velg 1, 2 og 4.',
    'Also possible. Here, choose 1, 2 and 4 for blue.': 'Også mulig. Her velger du 1, 2 og 4 for blå.',
    'Your green card you know. Choose the 5 alone.': 'Det grønne kortet ditt kjenner du. Velg bare 5.',
    'You know better: the 5, and only the 5.': 'Du vet bedre: 5, og bare 5.',
    'The other four colours were bet for you. All cards are turned over, the green 5 brings +5, and your stone stands foremost: you win. A real game has eight to ten rounds, and on one space the stone at the bottom of the stack wins.':
      'De fire andre fargene ble tippet for deg. Alle kort snus, grønn 5 gir +5, og steinen din står fremst: du vinner. Et virkelig spill har åtte til ti runder, og på samme felt vinner steinen nederst i stabelen.',
  },
  lines: [
    [/^Round (\d+): (You|Seat \d) throws? ([A-Z] [A-Z] [A-Z])\.$/, (round, name, thrown) => `Runde ${round}: ${amid(name)} kaster ${dice(thrown)}.`],
    [/^(You|Seat \d) accepts? ([A-Z] [A-Z] [A-Z])\.$/, (name, thrown) => `${who(name)} godtar ${dice(thrown)}.`],
    [/^(You|Seat \d) turns? ([A-Z]) to ([A-Z]): ([A-Z] [A-Z] [A-Z])\.$/, (name, from, to, now) => `${who(name)} vrir ${colour(from)} til ${colour(to)}: ${dice(now)}.`],
    [/^(You|Seat \d) takes? the token of (\d+) \((\S+) points?\)\.$/, (name, size, worth) => `${who(name)} tar brikken på ${size} (${worth} poeng).`],
    [/^(You|Seat \d) places? it on (\S+)\.$/, (name, range) => `${who(name)} legger den på ${range}.`],
    [/^(You|Seat \d) ha(?:s|ve) placed\.$/, (name) => `${who(name)} har lagt brikken.`],
    [/^(You|Seat \d) on (\S+): right, (\S+) points?\.$/, (name, range, won) => `${who(name)} på ${range}: riktig, ${won} poeng.`],
    [/^(You|Seat \d) on (\S+): (too high|too low|wrong)\.$/, (name, range, found) => `${who(name)} på ${range}: ${FOUND[found]}.`],
    [/^(You|Seat \d) gives? up (\S+) and draws? ([A-Z]\d|a card)\.$/, (name, given, drawn) => `${who(name)} bytter ut ${cards(given)} og trekker ${drawn === 'a card' ? 'et kort' : cards(drawn)}.`],
    [/^(You|Seat \d) keeps? all cards\.$/, (name) => `${who(name)} beholder alle kort.`],
    [/^You bet ([A-Z]) ([\d ]+)\.$/, (letter, numbers) => `Du tipper ${bets(`${letter}:${numbers.replaceAll(' ', '')}`)}.`],
    [/^(You|Seat \d) ha(?:s|ve) made all final bets\.$/, (name) => `${who(name)} er ferdig med de siste tipsene.`],
    [/^(You|Seat \d): ((?:[A-Z]\d ?)+), bet (.+): (\S+) points?\.$/, (name, held, made, won) => `${who(name)}: ${cards(held)}; tippet ${bets(made)}: ${won} poeng.`],
    [/^The game is over: (.+) wins?\.$/, (names) => `Spillet er over: ${amid(names)} vinner.`],
    [/^(You|Seats? [\d, ]+): accept the dice or turn one\.$/, (names) => `${who(names)}: godta terningene eller vri én.`],
    [/^(You|Seats? [\d, ]+): turn the grey dice to other colours\.$/, (names) => `${who(names)}: vri de grå terningene til andre farger.`],
    [/^(You|Seats? [\d, ]+): take a token\.$/, (names) => `${who(names)}: ta en brikke.`],
    [/^(You|Seats? [\d, ]+): place the token\.$/, (names) => `${who(names)}: legg brikken.`],
    [/^(You|Seats? [\d, ]+): choose a card to exchange\.$/, (names) => `${who(names)}: velg et kort å bytte ut.`],
    [/^(You|Seats? [\d, ]+): bet on your (\w+) card\.$/, (names, own) => `${who(names)}: tipp det ${CARD[own]} kortet ditt.`],
    [/^(You|Seats? [\d, ]+): final bets\.$/, (names) => `${who(names)}: siste tips.`],
    [/^points of token (\d) when right, with token_set=custom$/, (token) => `poeng for brikke ${Number(token) + 1} når den er riktig, med egne poeng`],
    [/^spaces that token (\d) covers, with token_set=custom$/, (token) => `felt som brikke ${Number(token) + 1} dekker, med egne poeng`],
    [/^token sizes must rise from token 0 to token 6, not (.+)$/, (sizes) => `lengden på brikkene må stige fra den første til den siste, ikke ${sizes}`],
    [/^token points may not rise from token 0 to token 6, as in (.+)$/, (points) => `poengene på brikkene kan ikke stige fra den første til den siste, som i ${points}`],
  ],
}
