// Norwegian translations of what the server says about Transmitter.

import type { ServerTextCatalogue } from '../../i18n/serverText.svelte'

const who = (name: string) => (name === 'You' ? 'Du' : name)
const SAID: Record<string, string> = {
  'The stack is too low: the signal lies above.': 'Stabelen er for lav: signalet ligger over.',
  'The stack is too high: the signal lies below.': 'Stabelen er for høy: signalet ligger under.',
  'The stack matches the signal.': 'Stabelen treffer signalet.',
}
const ENDED: Record<string, string> = {
  'Round won.': 'Runden er vunnet.',
  'Round lost: the signal must drift and no objective card is left.': 'Runden er tapt: signalet må flytte seg, og det er ingen målkort igjen.',
  'Round lost: the signal drifted onto the stack.': 'Runden er tapt: signalet flyttet seg inn på stabelen.',
  'Round lost: the receivers are out of cards.': 'Runden er tapt: mottakerne er tomme for kort.',
}

export const serverText: ServerTextCatalogue = {
  texts: {
    ...SAID,
    ...ENDED,
    'The signal drifts.': 'Signalet flytter seg.',
    'One of you knows the number. All it may say is: too low, too high.': 'En av dere vet tallet. Alt den kan si er: for lavt, for høyt.',
    'Designed by George Kazamias and Yiouli Giannacariou. The title is ours.': 'Laget av George Kazamias og Yiouli Giannacariou. Tittelen er vår.',
    'follows the last hint': 'følger det siste hintet',
    'aims at the middle of the possible range': 'sikter mot midten av det mulige området',
    'plans ahead with exact probabilities': 'planlegger med nøyaktige sannsynligheter',
    'as printed: all twelve objective cards in every round; gentle': 'som trykt: alle tolv målkort i hver runde; snilt',
    'two objective cards a round: every play counts': 'to målkort i hver runde: hvert kort teller',
    'three objective cards a round': 'tre målkort i hver runde',
    'two objective cards, and the signal drifts every four plays': 'to målkort, og signalet flytter seg hvert fjerde kort',
    'as hard, with hands of three': 'som vanskelig, med tre kort på hånden',
    'as balanced, to three rounds': 'som balansert, til tre runder',
    'twelve objective cards for the whole game': 'tolv målkort til hele spillet',
    'no drawing: four cards each must do': 'ingen trekking: fire kort hver må holde',
    'objective cards a round may use, the first included': 'målkort en runde kan bruke, det første medregnet',
    'plays from one drift to the next': 'kort fra én flytting til den neste',
    "cards in a receiver's hand": 'kort på en mottakers hånd',
    'rounds won that win the game': 'runder som må vinnes for å vinne spillet',
    'rounds lost that lose the game': 'runder som taper spillet',
    'whether a card is drawn after a play': 'om et kort trekkes etter et spilt kort',
    'whether the twelve objective cards serve each round or the whole game': 'om de tolv målkortene gjelder hver runde eller hele spillet',
    'what happens when a drift makes the objective equal the stack': 'hva som skjer når en flytting gjør målet likt stabelen',
    'whether a hint follows a drift': 'om et hint følger en flytting',
    'a hint before the first play': 'et hint før det første kortet',
    'when receivers are out of cards': 'når mottakerne er tomme for kort',
    'who transmits next; with house nobody does and all receive': 'hvem som sender neste gang; med huset gjør ingen det, og alle mottar',
    'the seat that transmits first': 'plassen som sender først',
    'whether the transmitter says hints and draws by hand': 'om senderen sier hint og trekker for hånd',
    'at a drift the transmitter looks at two cards and keeps one': 'ved en flytting ser senderen på to kort og beholder ett',
    'what receivers may tell each other during a round': 'hva mottakerne kan si til hverandre i en runde',
    'when the objective cards of a round are shown': 'når målkortene i en runde vises',
    'the twelve objective cards of the game, or those of custom_objectives': 'spillets tolv målkort, eller egne',
    "the values of objective cards of one's own, ascending": 'verdiene til egne målkort, stigende',
    'the 76 playing cards of the game, or those of custom_deck': 'spillets 76 spillekort, eller egne',
    "how many playing cards of each value from -9 to 9 a deck of one's own has": 'hvor mange spillekort av hver verdi fra -9 til 9 en egen bunke har',
    'help on the screen: last hint, log, possible range, probabilities': 'hjelp på skjermen: siste hint, logg, mulig område, sannsynligheter',
    'Wren is the transmitter and knows a secret number, the signal. You and Lark are receivers. Together you try to make the stack, the sum of the cards you play, equal to it. The stack begins at 0.':
      'Wren er senderen og vet et hemmelig tall, signalet. Du og Lark er mottakere. Sammen prøver dere å få stabelen, summen av kortene dere spiller, til å bli lik det. Stabelen begynner på 0.',
    'You hold four cards. In your turn you play one, and it is added to the stack. The signal can be anything from −12 to 10, so begin with a card that asks a good question: play the +5.':
      'Du har fire kort. I din tur spiller du ett, og det legges til stabelen. Signalet kan være alt fra −12 til 10, så begynn med et kort som stiller et godt spørsmål: spill +5.',
    'That could be played as well. Here, take the +5.': 'Det kunne også vært spilt. Her tar du +5.',
    '“Too low.” The signal lies above 5. Too low, too high, match: these three things are all that Wren may ever say. What is ruled out is hatched on the band: 7 to 10 is left. And you drew a new card.':
      '«For lavt.» Signalet ligger over 5. For lavt, for høyt, treff: disse tre tingene er alt Wren kan si. Det som er utelukket, er skravert på båndet: 7 til 10 er igjen. Og du trakk et nytt kort.',
    'Lark plays +9: the stack is 14, and that is too high. Lark does not see your cards nor you Lark’s, and during a round nobody talks. The cards themselves are your words.':
      'Lark spiller +9: stabelen er 14, og det er for høyt. Lark ser ikke kortene dine og du ikke Larks, og i en runde prater ingen. Kortene selv er ordene deres.',
    'Your turn. Touch a card and a ghost needle shows where it leads. The −4 leads to 10: play it.':
      'Din tur. Rør ved et kort, og en skyggenål viser hvor det fører. −4 fører til 10: spill det.',
    'That leads out of what is possible. Try the −4: 14 − 4 = 10.': 'Det fører ut av det som er mulig. Prøv −4: 14 − 4 = 10.',
    '10 was too high, and so is Lark’s 8. Only 7 is left! You would need −1 for it, but you do not have one.':
      '10 var for høyt, og det er også Larks 8. Bare 7 er igjen! Til det trenger du −1, men det har du ikke.',
    'Look at the five pips beside the signal: this is the fifth play, and after every fifth play the signal drifts. Play the +2.':
      'Se på de fem prikkene ved signalet: dette er det femte kortet, og etter hvert femte kort flytter signalet seg. Spill +2.',
    'It makes little difference now. Take the +2.': 'Det gjør liten forskjell nå. Ta +2.',
    'Wren added a second secret card to the signal. It moved, and you are told nothing but this: it did not land on the stack, for that would have lost the round. There is no third card: whoever has not found it after five more plays has lost the round too.':
      'Wren la et hemmelig kort til på signalet. Det flyttet seg, og du får bare vite dette: det havnet ikke på stabelen, for da hadde runden vært tapt. Det finnes ikke noe tredje kort: har dere ikke funnet det etter fem kort til, er runden også tapt.',
    'Lark plays −7: the stack is 3, too low. From 7 the signal moved to 4, 5, 8 or further up. Your +1 leads to 4: try it.':
      'Lark spiller −7: stabelen er 3, for lavt. Fra 7 flyttet signalet seg til 4, 5, 8 eller lenger opp. Ditt +1 fører til 4: prøv det.',
    'Also a fair try. Here, take the +1: 3 + 1 = 4.': 'Også et godt forsøk. Her tar du +1: 3 + 1 = 4.',
    'Match: the round is won! Five rounds won win the game for all of you, five lost lose it. Now the next in order transmits, and that is you: you see the signal and the hints give themselves. You can only watch, and hope.':
      'Treff: runden er vunnet! Fem vunne runder vinner spillet for dere alle, fem tapte taper det. Nå sender nestemann, og det er deg: du ser signalet, og hintene gir seg selv. Du kan bare se på, og håpe.',
  },
  lines: [
    [/^(.+) plays? (\S+): the stack is (\S+)\.$/, (name, card, stack) => `${who(name)} spiller ${card}: stabelen er ${stack}.`],
    [/^(.+) keeps? one of two objective cards\.$/, (name) => `${who(name)} beholder ett av to målkort.`],
    [/^(.+) draws? an objective card\.$/, (name) => `${who(name)} trekker et målkort.`],
    [/^(Round (?:won|lost).*?\.) The signal was (\S+?)(?: \((.+)\))?\.$/, (ended, signal, cards) => `${ENDED[ended] ?? ended} Signalet var ${signal}${cards ? ` (${cards})` : ''}.`],
    [/^Round (\d+): nobody transmits, (seat \d) begins\.(?: (.+))?$/, (round, first, said) => `Runde ${round}: ingen sender, ${first} begynner.${said ? ` ${SAID[said] ?? said}` : ''}`],
    [/^Round (\d+): (seat \d) transmits, (seat \d) begins\.(?: (.+))?$/, (round, sender, first, said) => `Runde ${round}: ${sender} sender, ${first} begynner.${said ? ` ${SAID[said] ?? said}` : ''}`],
    [/^The game is (won|lost), (\d+) to (\d+)\.$/, (how, won, lost) => `Spillet er ${how === 'won' ? 'vunnet' : 'tapt'}, ${won} mot ${lost}.`],
    [/^(.+): play a card onto the stack\.$/, (name) => `${who(name)}: spill et kort på stabelen.`],
    [/^(.+): say how the stack compares with the signal\.$/, (name) => `${who(name)}: si hvordan stabelen er i forhold til signalet.`],
    [/^(.+): draw an objective card; the signal drifts\.$/, (name) => `${who(name)}: trekk et målkort; signalet flytter seg.`],
    [/^(.+): keep one of two objective cards\.$/, (name) => `${who(name)}: behold ett av to målkort.`],
  ],
}
