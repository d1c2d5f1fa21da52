// Norwegian translations of what the server says about Pattern Overlap.

import type { ServerTextCatalogue } from '../../i18n/serverText.svelte'

/** One or several names, joined as the server joins them. */
const who = (names: string) => names.replaceAll(' and ', ' og ').replace(/^You\b/, 'Du').replace(/\bYou\b/, 'du')
const cards = (many: string) => (many === '1' ? 'ett kort' : `${many} kort`)
const place = (x: string, y: string) => `kolonne ${x}, rad ${y}`

const ENDS: Record<string, string> = {
  'The first player is out of cards': 'Den første er kvitt alle kortene',
  'Everybody is out of cards': 'Alle er kvitt kortene',
  'Time is up': 'Tiden er ute',
  'No location is open any more': 'Ingen plass er åpen lenger',
  'Nobody can lay a card any more': 'Ingen kan legge flere kort',
  'Nobody has laid a card for too long': 'Ingen har lagt et kort på altfor lenge',
}
const WHY = Object.keys(ENDS).join('|')

export const serverText: ServerTextCatalogue = {
  texts: {
    'No turns: lay your card where three squares match, before somebody else does.':
      'Ingen turer: legg kortet ditt der tre ruter er like, før noen andre gjør det.',
    'The rulebook is an unfinished draft: its credits are placeholder text, and it never names the game. The title, the card faces, the number of decks, the puzzles and the rulings are ours.':
      'Regelheftet er et uferdig utkast: navnene i det er plassholdere, og det sier aldri hva spillet heter. Tittelen, kortbildene, antallet bunker, oppgavene og avgjørelsene er våre.',
    'Speed Round, Diversify, Cover Some Ground, or Not My Stack!': 'Hurtigrunde, Mangfold, Dekk mest eller Ikke min stabel!',
    'Speed Round: the first to play all six cards wins': 'Hurtigrunde: den første som legger alle seks kortene, vinner',
    "Not My Stack!: bury the others' locations, freeze your own": 'Ikke min stabel!: begrav de andres plasser, frys din egen',
    'Cover Some Ground by turns, without haste': 'Dekk mest tur for tur, uten hastverk',
    'Cover Some Ground with wild centres': 'Dekk mest med frie midter',
    'cover many squares; a minute\'s last call': 'dekk mange ruter; ett minutt siste sjanse',
    'touch many different cards; a minute\'s last call': 'berør mange ulike kort; ett minutt siste sjanse',
    'first game': 'første spill',
    "the designers' favourite": 'opphavspersonenes favoritt',
    'no racing': 'uten kappløp',
    'lays the first card it finds a place for': 'legger det første kortet den finner plass til',
    'looks for what earns most at once': 'leter etter det som gir mest med en gang',
    'thinks the round through to its end': 'tenker runden gjennom til slutten',
    'a Speed Round goes on for the places': 'en hurtigrunde går videre om plassene',
    'a hovering card shows whether it fits': 'et kort i luften viser om det passer',
    'a stuck seat may put a card under its pile and draw': 'den som står fast, kan legge et kort under bunken og trekke',
    'all at once; all at once second by second; or one after the other': 'alle på en gang; alle på en gang sekund for sekund; eller én om gangen',
    'all hands are seen by all': 'alle ser alle hender',
    'when the location of who is out freezes: at once, when the next is out, or never': 'når plassen til den som er ferdig, fryser: straks, når den neste er ferdig, eller aldri',
    'decks to choose from': 'bunker å velge blant',
    'of them without the help of a centre': 'av dem uten hjelp av en midte',
    'pause after a card was laid, in hundreds': 'pause etter at et kort er lagt',
    'pause after a wrong claim, in hundreds': 'pause etter et galt kort',
    'running points that are shown': 'løpende poeng som vises',
    "faces of one's own: 0 for the look of animals or 1 for gems, then each card's eight letters, two bits each":
      'egne kortsider: 0 for dyremønstre eller 1 for edelstener, så hvert korts åtte bokstaver, to bit hver',
    'seconds until a stuck seat is told; 0: never': 'sekunder før den som står fast, får vite det; 0: aldri',
    'seconds without a placement that end the game': 'sekunder uten et kort før spillet slutter',
    'seven may share one board': 'sju kan dele ett brett',
    'squares a card must cover': 'ruter et kort må dekke',
    'that time in seconds, if not by level': 'den tiden i sekunder, om ikke etter nivå',
    'the side of the cards that is played': 'siden av kortene det spilles med',
    'time the others have when the first is out: 60 seconds, 30, or none': 'tiden de andre har når den første er ferdig: 60 sekunder, 30 eller ingen',
    'when all are stuck an unused starting card is added': 'når alle står fast, legges et ubrukt startkort til',
    'whether a centre matches anything': 'om en midte passer til alt',
    'whether a wrong card is refused, or lies and scores nothing': 'om et galt kort avvises, eller blir liggende og ikke teller',
    'whether spectators see hands, two minutes late': 'om tilskuere ser hender, to minutter for sent',
    'which own card a location begins with': 'hvilket eget kort en plass begynner med',
    'who lays the three starting cards': 'hvem som legger de tre startkortene',
    'Go!': 'Nå!',
    'Last call!': 'Siste sjanse!',
    'Lay a card wherever three squares match.': 'Legg et kort der tre ruter er like.',
    'Ready? Hands are seen at Go.': 'Klar? Hendene vises når det sies «nå».',
    'You are out of cards, and the others play on.': 'Du er kvitt kortene, og de andre spiller videre.',
    'You are stuck for now: nothing in your hand fits.': 'Du står fast for øyeblikket: ingenting på hånden passer.',
    'Choose the card your location begins with.': 'Velg kortet plassen din begynner med.',
    'Three cards lie on the table, and you hold three of your six. Around the animal in its middle every card has eight squares of four patterns: zebra, leopard, giraffe and snake. There are no turns here: everybody lays cards at once, as fast as they can.':
      'Tre kort ligger på bordet, og du holder tre av dine seks. Rundt dyret i midten har hvert kort åtte ruter med fire mønstre: sebra, leopard, sjiraff og slange. Her er det ingen turer: alle legger kort på en gang, så fort de kan.',
    'A card may lie wherever at least three of its squares cover squares of the same pattern. Drag your first card into the frame. Its left side is giraffe, giraffe, leopard, and so is the right side of the table.':
      'Et kort kan ligge der minst tre av rutene dekker ruter med samme mønster. Dra det første kortet ditt inn i rammen. Venstre side er sjiraff, sjiraff, leopard, og det er høyre side av bordet også.',
    'Look again: the frame is at the right. Let the first card’s left side cover it, unturned.':
      'Se en gang til: rammen er til høyre. La venstre side av det første kortet dekke den, uten å snu det.',
    'It fits. In Cover Some Ground every square you cover is a point: that makes three. And a new card has come from your pile.':
      'Det passer. I Dekk mest er hver rute du dekker, ett poeng: det blir tre. Og et nytt kort er kommet fra bunken din.',
    'Wren did not wait for you and laid a card at the top. Now look at the corner below: there five squares can be covered at once. Your second card fits when it stands on its head: take it, turn it twice with R, the wheel, a second finger or the round arrow, and lay it into the frame.':
      'Wren ventet ikke på deg og la et kort øverst. Se nå på hjørnet nedenfor: der kan fem ruter dekkes på en gang. Det andre kortet ditt passer når det står på hodet: ta det, snu det to ganger med R, hjulet, en finger til eller den runde pilen, og legg det i rammen.',
    'The second card, turned twice, into the frame: the small squares show what would lie on what.':
      'Det andre kortet, snudd to ganger, inn i rammen: de små rutene viser hva som ville ligge på hva.',
    'Five points with one card! Two things never go: a square on another pattern, and covering an animal. Such a card slides back, the wrong squares are marked, and you wait a moment. If somebody was only faster than you, it costs nothing.':
      'Fem poeng med ett kort! To ting går aldri: en rute på et annet mønster, og å dekke et dyr. Et slikt kort glir tilbake, de gale rutene merkes, og du venter et øyeblikk. Var noen bare raskere enn deg, koster det ingenting.',
    'To see what lies below, hold a square of the table. Now lay your third card at the left edge: turn it three times, or once backwards.':
      'Hold på en rute på bordet for å se hva som ligger under. Legg nå det tredje kortet ved venstre kant: snu det tre ganger, eller én gang baklengs.',
    'It goes to the left edge, turned three times. Compare the small squares with what is around them.':
      'Det skal til venstre kant, snudd tre ganger. Sammenlign de små rutene med det som er rundt dem.',
    'Well laid. Whoever is out of cards takes a token and begins the last call: one more minute, and the most points win. In a Speed Round the first to be out wins, in Diversify different cards count, and in Not My Stack! you lay on the others’ locations. For quiet evenings there are puzzles, and tables that play by turns.':
      'Godt lagt. Den som er uten kort, tar en brikke og begynner siste sjanse: ett minutt til, og flest poeng vinner. I en hurtigrunde vinner den som først er ferdig, i Mangfold teller ulike kort, og i Ikke min stabel! legger du på de andres plasser. For rolige kvelder finnes det oppgaver, og bord som spiller tur for tur.',
  },
  lines: [
    [/^(.+) lays? (\S+) on seat (\d)'s location at (\S+) (\S+): (\d) squares on (\d+) cards?\.$/, (name, card, loc, x, y, squares, on) => `${who(name)} legger ${card} på plassen til Seat ${loc}, ${place(x, y)}: ${squares} ruter på ${cards(on)}.`],
    [/^(.+) lays? (\S+) on your location at (\S+) (\S+): (\d) squares on (\d+) cards?\.$/, (name, card, x, y, squares, on) => `${who(name)} legger ${card} på plassen din, ${place(x, y)}: ${squares} ruter på ${cards(on)}.`],
    [/^(.+) lays? (\S+) at (\S+) (\S+): (\d) squares on (\d+) cards?\.$/, (name, card, x, y, squares, on) => `${who(name)} legger ${card} på ${place(x, y)}: ${squares} ruter på ${cards(on)}.`],
    [/^(\S+) is laid at (\S+) (\S+)\.$/, (card, x, y) => `${card} legges på ${place(x, y)}.`],
    [/^(\S+) is laid on (?:your|seat (\d)'s) location at (\S+) (\S+)\.$/, (card, loc, x, y) => `${card} legges på plassen ${loc === undefined ? 'din' : `til Seat ${loc}`}, ${place(x, y)}.`],
    [/^(.+) (?:are|is) out: number (\d), and the location freezes\.$/, (name, token) => `${who(name)} er ferdig som nummer ${token}, og plassen fryser.`],
    [/^(?:Your|Seat (\d)'s) location freezes\.$/, (loc) => `Plassen ${loc === undefined ? 'din' : `til Seat ${loc}`} fryser.`],
    [/^(.+) (?:are|is) out: number (\d)\.$/, (name, token) => `${who(name)} er ferdig som nummer ${token}.`],
    [/^(.+) (?:are|is) ready\.$/, (name) => `${who(name)} er klar.`],
    [/^([^:]+) waits?\.$/, (name) => `${who(name)} venter.`],
    [/^(.+) chooses? a card\.$/, (name) => `${who(name)} velger et kort.`],
    [/^(.+) decides?\.$/, (name) => `${who(name)} bestemmer seg.`],
    [/^(.+) puts? a card under the pile and draws?\.$/, (name) => `${who(name)} legger et kort under bunken og trekker.`],
    [/^Last call: (\d+) seconds\.$/, (seconds) => `Siste sjanse: ${seconds} sekunder.`],
    [/^(.+): lay a card or wait\.( The last round\.)?$/, (name, last) => `${who(name)}: legg et kort eller vent.${last ? ' Siste runde.' : ''}`],
    [/^(.+): lay a card of the starting board\.$/, (name) => `${who(name)}: legg et kort av startbrettet.`],
    [new RegExp(`^(${WHY})\\. (.+) wins?\\.$`), (why, name) => `${ENDS[why]}. ${who(name)} vinner.`],
    [new RegExp(`^(${WHY})\\. (.+) share the victory\\.$`), (why, names) => `${ENDS[why]}. ${who(names)} deler seieren.`],
  ],
}
