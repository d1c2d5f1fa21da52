// Norwegian translations of what the server says about Sequence Numbers.

import type { ServerTextCatalogue } from '../../i18n/serverText.svelte'
import { apart, place } from './notation'

/** One or several names, joined as the server joins them. */
const who = (names: string) => names.replaceAll(' and ', ' og ').replace(/^You\b/, 'Du').replace(/\bYou\b/, 'du')
const at = (row: string, column: string) => `rad ${place(row)}, kolonne ${place(column)}`
const rows = (many: string) => `${many} ${many === '1' ? 'rekke' : 'rekker'}`

export const serverText: ServerTextCatalogue = {
  texts: {
    'Work out the sum, put your chip on the answer: five in a row make a sequence.':
      'Regn ut stykket og legg brikken din på svaret: fem på rad er en rekke.',
    'After the Norwegian sheet of Sequence Numbers, which names no designer. Its board, the sums on the cards and their number are our reconstruction; no source gives them.':
      'Etter det norske regelarket til Sequence Numbers, som ikke nevner noen opphavsperson. Brettet, regnestykkene på kortene og hvor mange de er, er vår rekonstruksjon; ingen kilde oppgir dem.',
    'builds its own lines and overlooks yours; kind to children': 'bygger sine egne linjer og overser dine; snill mot barn',
    'weighs its lines and yours, one chip ahead': 'veier sine og dine linjer, én brikke fram',
    'counts the cards and values the whole board': 'teller kortene og vurderer hele brettet',
    "the sheet's rules, with cards drawn for you": 'reglene på arket; kort trekkes for deg',
    'easy sums, numbers in order, answers light up': 'lette stykker, tall i rekkefølge, svarene lyser opp',
    'one sequence wins, whatever the number of players': 'én rekke vinner, uansett hvor mange som spiller',
    'hard sums on a shuffled board': 'vanskelige stykker på et stokket brett',
    'draw your own cards, only top discards lie open, talk has a price': 'trekk kortene selv, bare øverste kastede kort er åpent, prat har sin pris',
    'how many teams; three need six players': 'hvor mange lag; tre krever seks spillere',
    'sequences that win: with auto one for 2 or 3 players, two for more': 'rekker som vinner: ellers én for 2 eller 3 spillere, to for flere',
    'chips of its older sequences that a new one may use': 'brikker fra eldre rekker som en ny kan bruke',
    'who chooses when one chip completes several lines': 'hvem som velger når én brikke fullfører flere linjer',
    'cards in a hand: with auto five for 2 or 3 players, four for more': 'kort på hånden: ellers fem for 2 eller 3 spillere, fire for flere',
    'Plus cards in the deck': 'plusskort i bunken',
    'Minus cards in the deck': 'minuskort i bunken',
    'dead cards that may be exchanged in one turn': 'døde kort som kan byttes i én tur',
    'what a player does who can play nothing': 'hva den gjør som ikke kan spille noe',
    'whether the leading team wins a game that gets stuck': 'om laget som leder, vinner et spill som låser seg',
    'an exchange counts as a move: only a lap without one is a stalemate': 'et bytte teller som et trekk: bare en runde uten er fastlåst',
    'whether cards are drawn for you, or you must think of it': 'om kort trekkes for deg, eller du må huske det selv',
    'team-mates cannot talk, or may and pay for it when called': 'lagkamerater kan ikke prate, eller kan det og betaler når noen sier fra',
    'which discards can be looked at': 'hvilke kastede kort som kan ses',
    'where the numbers stand; spiral is easy to search': 'hvor tallene står; i spiral er de lette å finne',
    'how hard the sums are: 1 gentle, 2 usual, 3 stretch': 'hvor vanskelige stykkene er: 1 lette, 2 vanlige, 3 krevende',
    'which shuffled board, and which mix of sums': 'hvilket stokket brett, og hvilken blanding av stykker',
    'cards and cells show the colour band of the number': 'kort og ruter viser tallets fargebånd',
    "you find the answer's cells yourself, or they light up": 'du finner rutene til svaret selv, eller de lyser opp',
    "the numbers of a board of one's own, row by row, 0 in the corners": 'tallene på et eget brett, rad for rad, 0 i hjørnene',
    "for each card of a deck of one's own 0, 100, 200 or 300 for its sign (add, subtract, multiply, divide) plus its second number":
      'for hvert kort i en egen kortstokk 0, 100, 200 eller 300 for tegnet (pluss, minus, gange, dele) pluss det andre tallet',
    'turns after which the game is a stalemate': 'turer før spillet regnes som fastlåst',
    'The pile was empty: all discards are the new pile.': 'Bunken var tom: alle kastede kort er den nye bunken.',
    'Nobody could play any more. The game is drawn.': 'Ingen kunne spille mer. Spillet er uavgjort.',
    'Every card is a sum. You lay a card and put one of your chips on its answer. Five chips in a row, across, down or diagonal, are a sequence, and with two players one sequence wins. Yours are the round blue chips.':
      'Hvert kort er et regnestykke. Du legger et kort og setter en av brikkene dine på svaret. Fem brikker på rad, bortover, nedover eller på skrå, er en rekke, og med to spillere vinner én rekke. Dine er de runde, blå brikkene.',
    'Begin with the card 13 + 8. Every answer is on the board twice: once at the top, once in the middle. Tap the card, then the 21 in the middle.':
      'Begynn med kortet 13 + 8. Hvert svar står to ganger på brettet: dette én gang øverst og én gang i midten. Trykk på kortet, så på 21 i midten.',
    'Nearly. Take the card 13 + 8 and put a chip on the 21 in the middle of the board.': 'Nesten. Ta kortet 13 + 8 og legg en brikke på 21 midt på brettet.',
    'Your chip lies on 21, the card goes to the discards, and you have drawn a new one. A wrong answer costs nothing: the cell only shakes, and you are shown a picture of the sum.':
      'Brikken din ligger på 21, kortet er kastet, og du har trukket et nytt. Et galt svar koster ingenting: ruten bare rister, og du får se et bilde av regnestykket.',
    'Wren puts a chip on 10. Now look at your card 15 + 5: both 20s are covered, so it is dead. Once in a turn you may swap a dead card for a new one. Choose it and swap it.':
      'Wren legger en brikke på 10. Se nå på kortet 15 + 5: begge 20-rutene er dekket, så det er dødt. Én gang i hver tur kan du bytte et dødt kort i et nytt. Velg det og bytt det.',
    'First swap the dead card: choose 15 + 5, then “Swap it”.': 'Bytt først det døde kortet: velg 15 + 5, så «Bytt det».',
    'It is still your turn. Wren sits on 11 at the top, in the middle of your row. A Minus takes away a chip of another team. Choose it and tap that chip.':
      'Det er fortsatt din tur. Wren ligger på 11 øverst, midt i raden din. Et minus tar bort en brikke fra et annet lag. Velg det og trykk på den brikken.',
    'Choose the Minus and tap Wren’s chip on 11, in the top row.': 'Velg minus og trykk på brikken til Wren på 11, i øverste rad.',
    'A Minus is the whole turn: now everybody may have that cell. Wren had no card for it. You hold a Plus: it is a chip on any open cell. Put it on 31, beside your two chips at the top.':
      'Et minus er hele turen: nå kan alle ta den ruten. Wren hadde ikke noe kort til den. Du har et pluss: det er en brikke på en hvilken som helst ledig rute. Legg den på 31, ved siden av de to brikkene dine øverst.',
    'Choose the Plus and tap the 31 in the top row.': 'Velg pluss og trykk på 31 i øverste rad.',
    'The stars in the corners are free: they count as a chip of everybody. So star, 17, 36, 31 are four, and one is missing. Work out 5 + 6 and put your chip there.':
      'Stjernene i hjørnene er frie: de teller som en brikke for alle. Stjerne, 17, 36 og 31 er altså fire, og én mangler. Regn ut 5 + 6 og legg brikken din der.',
    '5 + 6 = ? Look for it in the top row.': '5 + 6 = ? Let i øverste rad.',
    'A sequence! Its chips are turned to their bumpy side, and no Minus can take them any more. You have won. Four or six play in teams and need two sequences; the second may use one chip of the first.':
      'En rekke! Brikkene snus med den knudrete siden opp, og ingen minus kan ta dem mer. Du har vunnet. Fire eller seks spiller på lag og trenger to rekker; den andre kan bruke én brikke fra den første.',
  },
  lines: [
    [/^(.+) plays? a Plus on r(\d)c(\d), (\d+)\.$/, (name, row, column, number) => `${who(name)} spiller pluss på ${number} (${at(row, column)}).`],
    [/^(.+) plays? a Minus: team (.)'s chip on r(\d)c(\d) is taken\.$/, (name, team, row, column) => `${who(name)} spiller minus: brikken til lag ${team} på ${at(row, column)} er tatt.`],
    [/^(.+) plays? (\S+) on r(\d)c(\d), (\d+)\.$/, (name, face, row, column, number) => `${who(name)} spiller ${apart(face)} på ${number} (${at(row, column)}).`],
    [/^(.+) exchanges? the dead card (\S+)\.$/, (name, face) => `${who(name)} bytter det døde kortet ${apart(face)}.`],
    [/^(.+) cannot play and lays? off (\S+)\.$/, (name, face) => `${who(name)} kan ikke spille og legger bort ${apart(face)}.`],
    [/^(.+) pass(?:es)?: no card fits\.$/, (name) => `${who(name)} passer: ingen kort passer.`],
    [/^(You|Seat \d) draws? a card\.$/, (name) => `${who(name)} trekker et kort.`],
    [/^(.+) do(?:es)? not draw\.$/, (name) => `${who(name)} trekker ikke.`],
    [/^(.+) chooses? the line\.$/, (name) => `${who(name)} velger linjen.`],
    [/^(.+) chooses? a card to give up\.$/, (name) => `${who(name)} velger et kort å gi fra seg.`],
    [/^(.+) chooses? to give up (.+)\.$/, (name, card) => `${who(name)} velger å gi fra seg ${card}.`],
    [/^(.+) gave up (\S+)\.$/, (name, face) => `${who(name)} ga fra seg ${apart(face)}.`],
    [/^team (.) helped each other$/, (team) => `lag ${team} hjalp hverandre`],
    [/^The call against team (.) is upheld\.$/, (team) => `Innsigelsen mot lag ${team} er tatt til følge.`],
    [/^(.+) can no longer draw: one card fewer\.$/, (name) => `${who(name)} kan ikke lenger trekke: ett kort færre.`],
    [/^Team (.) completes a sequence, r(\d)c(\d) to r(\d)c(\d): (\d) of (\d)\.$/, (team, r, c, row, column, made, of) => `Lag ${team} fullfører en rekke, fra ${at(r, c)} til ${at(row, column)}: ${made} av ${of}.`],
    [/^Nobody could play any more\. Team (.) wins with (\d) sequences?\.$/, (team, made) => `Ingen kunne spille mer. Lag ${team} vinner med ${rows(made)}.`],
    [/^(\d+) turns were played\. Team (.) wins with (\d) sequences?\.$/, (turns, team, made) => `${turns} turer er spilt. Lag ${team} vinner med ${rows(made)}.`],
    [/^(\d+) turns were played\. The game is drawn\.$/, (turns) => `${turns} turer er spilt. Spillet er uavgjort.`],
    [/^Team (.) wins with (\d) sequences?\.$/, (team, made) => `Lag ${team} vinner med ${rows(made)}.`],
    [/^(.+): give up a card\.$/, (name) => `${who(name)}: gi fra deg et kort.`],
    [/^(.+): choose which line becomes a sequence\.$/, (name) => `${who(name)}: velg hvilken linje som blir en rekke.`],
    [/^(.+): draw a card\.$/, (name) => `${who(name)}: trekk et kort.`],
    [/^(.+): play a card\.$/, (name) => `${who(name)}: spill et kort.`],
    [/^three teams need 3 or 6 players, not (\d): choose teams=auto$/, (seats) => `tre lag krever 3 eller 6 spillere, ikke ${seats}`],
    [/^three players play singly: choose teams=auto$/, () => 'tre spillere spiller hver for seg'],
  ],
}
