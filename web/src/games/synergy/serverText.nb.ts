// Norwegian translations of what the server says about Synergy.

import type { ServerTextCatalogue } from '../../i18n/serverText.svelte'

const COLOURS: Record<string, string> = { red: 'rød', yellow: 'gul', green: 'grønn', blue: 'blå', purple: 'lilla', '●': 'rød', '▲': 'gul', '■': 'grønn', '◆': 'blå', '★': 'lilla' }
/** What is new in a mission, as a terminal calls it. */
const CODES: Record<string, string> = {
  GNN: 'mål først', super: 'superkort', hyper: 'hyperkort',
  MIN5: 'minst 5', MAX7: 'høyst 7', NODBL: 'ingen like', DBL3: 'par pluss 3', LOHI: 'lavt til høyt', HILO: 'høyt til lavt', EVEN2: 'partall', ODD2: 'oddetall', DIFF: 'differanse', PASSN: 'send tall', PASSG: 'send mål',
}
const GOALS: Record<string, string> = {
  'one more': 'én mer', 'one less': 'én mindre', equal: 'lik', unique: 'unik', between: 'mellom', 'second highest': 'nest høyest', 'second lowest': 'nest lavest',
}
const RANKS: Record<string, string> = { '': '', 'second ': 'nest ', 'third ': 'tredje ', 'fourth ': 'fjerde ', 'fifth ': 'femte ' }
const who = (name: string) => (name === 'You' ? 'Du' : name === 'the ghost' ? 'spøkelset' : name)
const card = (text: string) => text.replace(/^(red|yellow|green|blue|purple) (\d)$/, (_, colour: string, value: string) => `${COLOURS[colour]} ${value}`)
/** Cards and seats as a terminal writes them. */
const cards = (text: string) =>
  text.replace(/^S(\d)\b/, 'Seat $1').replace(/\bS(\d)\b/g, 'seat $1').replace(/\bghost\b/g, 'spøkelset').replace(/(\d)([●▲■◆★])/g, (_, value: string, shape: string) => `${COLOURS[shape]} ${value}`)
const use = (what: string) =>
  what
    .replace(/^([ABC]) for (\w+ \d)$/, (_, letter: string, number: string) => `${letter} for ${card(number)}`)
    .replace(/ with seat /, ' med seat ')
    .replace(/ on seats (\d) and (\d)$/, ' på seat $1 og seat $2')
    .replace(/ on seat /, ' på seat ')

const REASONS: ServerTextCatalogue['lines'] = [
  [/^ignored this round$/, () => 'teller ikke denne runden'],
  [/^(\d+) is (second |third |fourth |fifth |)(highest|lowest): (.+)$/, (sum, rank, end, all) => `${sum} er ${RANKS[rank]}${end === 'highest' ? 'høyest' : 'lavest'}: ${all}`],
  [/^(seat \d|the ghost) has (\d+) too$/, (name, sum) => `${who(name)} har også ${sum}`],
  [/^nobody else has (\d+)$/, (sum) => `ingen andre har ${sum}`],
  [/^(\d+) is one (more|less): (seat \d|the ghost) has (\d+)$/, (sum, step, name, other) => `${sum} er én ${step === 'more' ? 'mer' : 'mindre'}: ${who(name)} har ${other}`],
  [/^(\d+), but nobody has (-?\d+)$/, (sum, other) => `${sum}, men ingen har ${other}`],
  [/^(\d+) (lies|does not lie) between (\d+) and (\d+)$/, (sum, lies, low, high) => `${sum} ligger ${lies === 'lies' ? '' : 'ikke '}mellom ${low} og ${high}`],
  [/^(\d+) has the same neighbour on both sides$/, (sum) => `${sum} har samme nabo på begge sider`],
]
function reason(text: string): string {
  for (const [pattern, said] of REASONS) {
    const found = pattern.exec(text)
    if (found) return said(...found.slice(1))
  }
  return text
}
const MARKS: Record<string, string> = { met: 'nådd', missed: 'bommet', 'no goal': 'uten mål' }
const WHATS: Record<string, string> = { 'a number': 'et tall', 'a goal': 'et mål', 'a last number': 'et siste tall' }
const MEDALS: Record<string, string> = { gold: 'gull', silver: 'sølv', bronze: 'bronse' }
const all = (seats: string) => seats.replaceAll(' and ', ' og ')

export const serverText: ServerTextCatalogue = {
  texts: {
    'Designed by Robert Brouwer, illustrated by Gustavo Furstenau, graphic design by Vicky Trouerbach, published by Jolly Dutch, 2023. The mission cards, the values of the challenges that the rulebook text lost, the colours and the game for two are our reconstruction.':
      'Laget av Robert Brouwer, illustrert av Gustavo Furstenau, grafisk utforming av Vicky Trouerbach, utgitt av Jolly Dutch, 2023. Oppdragskortene, verdiene til utfordringene som regelteksten har mistet, fargene og spillet for to er vår rekonstruksjon.',
    'Two numbers and a goal each, face down and in silence. Are you in tune?': 'To tall og et mål hver, med baksiden opp og i stillhet. Er dere samstemte?',
    'EVEN2 and ODD2 bind the last number, or ask for one even and one odd card': 'Partall og Oddetall gjelder siste tall, eller ber om ett partall og ett oddetall',
    'a first hand that cannot keep the limits is dealt anew': 'en første hånd som ikke kan holde grensene, deles ut på nytt',
    'action cards a player may use in a round': 'handlingskort en spiller kan bruke i en runde',
    'allowed failures': 'hvor mange som kan bomme',
    'difference, not sum': 'differanse, ikke sum',
    'failures more than the mission allows': 'bom mer enn oppdraget tillater',
    'first numbers are passed': 'de første tallene sendes videre',
    'goals are passed': 'målene sendes videre',
    'goals in a hand': 'mål på hånden',
    'how far F and G may go': 'hvor langt F og G kan gå',
    'last number even': 'siste tall er et partall',
    'last number higher': 'siste tall høyere',
    'last number lower': 'siste tall lavere',
    'last number odd': 'siste tall er et oddetall',
    'limits do not bind who is ignored by J': 'grensene gjelder ikke den som ikke teller på grunn av J',
    lives: 'liv',
    'lives more than the mission gives': 'liv mer enn oppdraget gir',
    'numbers in a hand': 'tall på hånden',
    'one player may hold both the super and the hyper card': 'én spiller kan ha både superkortet og hyperkortet',
    'pings on public things a player has in a round': 'hvor ofte en spiller kan peke på åpne ting i en runde',
    'plays what the silent plan lets everybody expect': 'spiller det den stille planen lar alle vente',
    'rounds to complete': 'runder å fullføre',
    'serves the team, but expects anything from the others': 'tjener laget, men venter hva som helst av de andre',
    'show which numbers of each player are still unseen': 'vis hvilke tall av hver spiller som ennå ikke er sett',
    'sums of at least 5': 'summer på minst 5',
    'sums of at most 7': 'summer på høyst 7',
    'the hyper card': 'hyperkortet',
    'the mission to play': 'oppdraget som spilles',
    'the seat chosen for the hyper card': 'plassen som er valgt for hyperkortet',
    'the seat chosen for the super card': 'plassen som er valgt for superkortet',
    'the super card': 'superkortet',
    'thinks of its own goal, and leaves action cards alone': 'tenker på sitt eget mål, og lar handlingskort ligge',
    'twins count 3 more': 'tvillinger teller 3 mer',
    'two different values': 'to ulike verdier',
    'where PASSG sends the goal': 'hvor Send mål sender målet',
    'where PASSN sends the first number': 'hvor Send tall sender det første tallet',
    'whether >< needs a sum strictly between': 'om Mellom krever en sum strengt mellom',
    'whether LOHI and HILO allow equal numbers': 'om Lavt til høyt og Høyt til lavt tillater like tall',
    'which card is played when': 'hvilket kort som spilles når',
    'who holds the super and the hyper card': 'hvem som har superkortet og hyperkortet',
    'who may take a number back need not': 'den som kan ta et tall tilbake, må ikke',
    'who uses a card first: whoever is quickest, or wishes are read from the leader on': 'hvem som bruker et kort først: den raskeste, eller ønsker leses fra lederen av',
    'The round fails: a life is lost.': 'Runden mislykkes: et liv er tapt.',
    'The round is completed.': 'Runden er fullført.',
    'Nobody takes a number back.': 'Ingen tar et tall tilbake.',
    'Somebody passes.': 'Noen lar det være.',
    'You pass.': 'Du lar det være.',
    'A wish is in.': 'Et ønske er meldt.',
    'Mission lost: no life is left.': 'Oppdraget er tapt: det er ingen liv igjen.',
    'You play together, and in silence. In every round each of you lays a number, a goal, and a last number. Your two numbers make your sum; your goal says how it must compare with the others’ sums.':
      'Dere spiller sammen, og i stillhet. I hver runde legger hver av dere et tall, et mål og et siste tall. De to tallene dine er summen din; målet sier hvordan den skal være i forhold til de andres summer.',
    'First a number, face down. All choose at the same time. Take your 3, in the middle of what you hold, and lay it down.':
      'Først et tall, med baksiden opp. Alle velger samtidig. Ta 3-en din, midt i det du har, og legg den.',
    'That would do too. Here, lay the 3.': 'Det går også. Her legger du 3-en.',
    'All was turned at once: 3, 3 and 2. Now a goal. You hold “one more”, somebody must be one lower than you, and “equal”, somebody must have the same. Lay “one more”.':
      'Alt ble snudd på en gang: 3, 3 og 2. Nå et mål. Du har «én mer», noen må være én lavere enn du, og «lik», noen må ha det samme. Legg «én mer».',
    'Equal is a fair goal, too. Here, lay “one more”.': 'Lik er også et greit mål. Her legger du «én mer».',
    'Wren wants a sum that nobody else has, Lark the second lowest. The ladder shows what each may still reach. In this mission lies an action card: F adds one to a number. Anybody may use it, once; nobody may speak about it. Let it be for now: no thanks.':
      'Wren vil ha en sum som ingen andre har, Lark den nest laveste. Stigen viser hva hver ennå kan nå. I dette oppdraget ligger et handlingskort: F legger én til et tall. Hvem som helst kan bruke det, én gang; ingen kan snakke om det. La det være for nå: nei takk.',
    'Keep it for later. Here, say no thanks.': 'Spar det til senere. Her sier du nei takk.',
    'Now the last number. Lift a card and the ladder shows your sum. You want to be one above somebody: Lark, with a 2, will not get far above 6. Lay the 4 and have 7.':
      'Nå det siste tallet. Løft et kort, og stigen viser summen din. Du vil være én over noen: Lark, med en 2-er, kommer ikke langt over 6. Legg 4-en og få 7.',
    'It might work. Here, lay the 4.': 'Det kan gå. Her legger du 4-en.',
    '7, 8 and 6. You are one above Lark: met. Nobody has Wren’s 8: met. Lark is lowest, not second lowest: missed. Touch a seat and the ladder draws its test. In this mission one may fail, so the round is completed.':
      '7, 8 og 6. Du er én over Lark: nådd. Ingen andre har 8 som Wren: nådd. Lark er lavest, ikke nest lavest: bommet. Trykk på en plass, og stigen tegner prøven. I dette oppdraget kan én bomme, så runden er fullført.',
    'Who met the goal takes one of the two numbers back; Lark loses both. Everybody will know what you took. Take back the 3: a middle number always helps.':
      'Den som nådde målet, tar ett av de to tallene tilbake; Lark mister begge. Alle vil vite hva du tok. Ta tilbake 3-en: et tall i midten hjelper alltid.',
    'A fair choice. Here, take back the 3.': 'Et greit valg. Her tar du tilbake 3-en.',
    'Round two. Wren’s 5 is back and stands open in Wren’s hand, as your 3 does in yours for the others. Each drew a number and a goal. Lay a 2.':
      'Runde to. 5-en til Wren er tilbake og står åpen på hånden, slik 3-en din gjør for de andre. Hver trakk et tall og et mål. Legg en 2-er.',
    'Also good. Here, lay a 2.': 'Også bra. Her legger du en 2-er.',
    '2, 3 and 3. You hold “equal” and “second highest”. Take “equal”: somebody must end up where you do.': '2, 3 og 3. Du har «lik» og «nest høyest». Ta «lik»: noen må ende der du gjør.',
    'Here, lay “equal”.': 'Her legger du «lik».',
    'Lark must come between you and Wren: you below, Wren above, or the other way round. With a 2 you are low. Use F now: touch the card, then your own 2, then “Use F”.':
      'Lark må komme mellom deg og Wren: du under, Wren over, eller omvendt. Med en 2-er ligger du lavt. Bruk F nå: trykk på kortet, så på din egen 2-er, så «Bruk F».',
    'That is allowed. Here, use F on your own number.': 'Det er lov. Her bruker du F på ditt eget tall.',
    'Your 2 counts 3 in this round, and F is gone. Whoever is quickest has it: the others were asked at the same time. Now lay the 2 and have 5.':
      '2-eren din teller 3 i denne runden, og F er borte. Den raskeste får det: de andre ble spurt samtidig. Legg nå 2-eren og få 5.',
    'Who knows? Here, lay the 2.': 'Hvem vet? Her legger du 2-eren.',
    '5, 8 and 7. Nobody has 5, nobody has 9; only Lark lies between. Two of three have failed and one may: the round is lost, and with it a life. Everybody takes a number back.':
      '5, 8 og 7. Ingen andre har 5, ingen har 9; bare Lark ligger mellom. To av tre har bommet, og én kan: runden er tapt, og med den et liv. Alle tar et tall tilbake.',
    'Four rounds completed win this mission, and the third life lost ends it. You may not talk, but you may point at what all can see, three times a round: press something long, or use “Point”. Thirty missions wait, each with something new.':
      'Fire fullførte runder vinner dette oppdraget, og det tredje tapte livet avslutter det. Dere kan ikke snakke, men dere kan peke på det alle kan se, tre ganger i runden: trykk lenge på noe, eller bruk «Pek». Tretti oppdrag venter, hvert med noe nytt.',
  },
  lines: [
    ...REASONS,
    [/^(★+)$/, (stars) => stars],
    [/^action card ([A-J])$/, (letter) => `handlingskort ${letter}`],
    [
      /^mission (\d+): (\d+) rounds, (\d+) lives, hands of (\d+)\+(\d+)(.*)$/,
      (number, rounds, lives, numbers, goals, more) =>
        `oppdrag ${number}: ${rounds} runder, ${lives} liv, ${numbers} tall og ${goals} mål på hånden${more.replace(/action ([A-J ]+)/, 'handlingskort $1').replace(/\w+/g, (code) => CODES[code] ?? code)}`,
    ],
    [/^Back to hand: (.+)\.$/, (list) => `Tilbake på hånden: ${cards(list)}.`],
    [/^First numbers( after passing)?: (.+)\.$/, (passed, list) => `Første tall${passed ? ' etter sendingen' : ''}: ${cards(list)}.`],
    [/^Goals( after passing)?: (.+)\.$/, (passed, list) => `Mål${passed ? ' etter sendingen' : ''}: ${cards(list)}.`],
    [/^Ghost (.+)\.$/, (list) => `Spøkelset ${cards(list)}.`],
    [/^(S\d .+ = \d+, .+) (met|missed|no goal): (.+)\.$/, (list, mark, why) => `${cards(list)} ${MARKS[mark]}: ${reason(why)}.`],
    [/^Round (\d+): (seat \d) leads\.$/, (round, name) => `Runde ${round}: ${name} leder.`],
    [/^Mission won, (no life|one life|\d+ lives) lost: (\w+)\.$/, (lost, medal) => `Oppdraget er vunnet, ${lost.replace('no life', 'ingen liv').replace('one life', 'ett liv').replace('lives', 'liv')} tapt: ${MEDALS[medal]}.`],
    [/^Mission lost: (.+) holds? no number that keeps the challenge\.$/, (seats) => `Oppdraget er tapt: ${all(seats)} har ikke noe tall som holder utfordringen.`],
    [/^Mission lost: (.+) cannot play a round, with fewer than two numbers\.$/, (seats) => `Oppdraget er tapt: ${all(seats)} kan ikke spille en runde, med færre enn to tall.`],
    [/^Mission lost: (.+) holds the hyper card and failed\.$/, (seats) => `Oppdraget er tapt: ${all(seats)} har hyperkortet og bommet.`],
    [/^(.+) has chosen\.$/, (name) => `${name} har valgt.`],
    [/^(.+) is ready\.$/, (name) => `${name} er klar.`],
    [/^(.+) takes? back (\w+ \d) as well\.$/, (name, number) => `${who(name)} tar også tilbake ${card(number)}.`],
    [/^You wish: (.+)\.$/, (what) => `Du ønsker: ${what === 'pass' ? 'la det være' : use(what.replace(/^use /, ''))}.`],
    [/^([^.]+?) uses? ([^.]+)\.$/, (name, what) => `${who(name)} bruker ${use(what)}.`],
    [/^You keep (the first number|the last number|nothing)\.$/, (what) => `Du tar tilbake ${what === 'nothing' ? 'ingenting' : what === 'the first number' ? 'det første tallet' : 'det siste tallet'}.`],
    [/^You lay goal \S+ (.+)\.$/, (goal) => `Du legger målet ${GOALS[goal] ?? goal}.`],
    [/^You lay (\w+ \d)\.$/, (number) => `Du legger ${card(number)}.`],
    [/^You: lay down (a number|a goal|a last number)\.$/, (what) => `Du: legg ${WHATS[what]}.`],
    [/^(You|Seat \d): take a second number back\.$/, (name) => `${who(name)}: ta et tall til tilbake.`],
    [/^You: take one number back\.$/, () => 'Du: ta ett tall tilbake.'],
    [/^You: use an action card, or pass\.$/, () => 'Du: bruk et handlingskort, eller la det være.'],
    [/^(Laying down|Taking numbers back): (one|\d+) still to choose\.$/, (what, many) => `${what === 'Laying down' ? 'Det legges' : 'Tall tas tilbake'}: ${many === 'one' ? 'én' : many} velger ennå.`],
    [/^Action cards: (\d+) still thinking\.$/, (many) => `Handlingskort: ${many} tenker ennå.`],
  ],
}
