const UNITS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  dozen: 12,
  ein: 1,
  eine: 1,
  einen: 1,
  einem: 1,
  einer: 1,
  eins: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  dreizehn: 13,
  vierzehn: 14,
  funfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  zwanzig: 20,
  dreissig: 30,
  vierzig: 40,
  funfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  onze: 11,
  douze: 12,
  treize: 13,
  quatorze: 14,
  quinze: 15,
  seize: 16,
  vingt: 20,
  trente: 30,
  quarante: 40,
  cinquante: 50,
  soixante: 60,
  septante: 70,
  huitante: 80,
  nonante: 90,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  trece: 13,
  catorce: 14,
  quince: 15,
  dieciseis: 16,
  diecisiete: 17,
  dieciocho: 18,
  diecinueve: 19,
  veinte: 20,
  veintiun: 21,
  veintidos: 22,
  veinticinco: 25,
  treinta: 30,
  cuarenta: 40,
  cincuenta: 50,
  sesenta: 60,
  setenta: 70,
  ochenta: 80,
  noventa: 90,
  due: 2,
  tre: 3,
  quattro: 4,
  cinque: 5,
  sei: 6,
  sette: 7,
  otto: 8,
  nove: 9,
  dieci: 10,
  undici: 11,
  dodici: 12,
  quattordici: 14,
  dois: 2,
  duas: 2,
  uma: 1,
  quatro: 4,
  sete: 7,
  oito: 8,
  dez: 10,
  doze: 12,
  tredici: 13,
  quindici: 15,
  sedici: 16,
  diciotto: 18,
  venti: 20,
  trenta: 30,
  quaranta: 40,
  cinquanta: 50,
  sessanta: 60,
  settanta: 70,
  ottanta: 80,
  novanta: 90,
  treze: 13,
  dezesseis: 16,
  dezoito: 18,
  vinte: 20,
  trinta: 30,
  quarenta: 40,
  cinquenta: 50,
  sessenta: 60,
  oitenta: 80,
};
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  hundert: 100,
  cent: 100,
  cents: 100,
  cien: 100,
  ciento: 100,
  cientos: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
  cento: 100,
  duzentos: 200,
  trezentos: 300,
  quatrocentos: 400,
  quinhentos: 500,
  seiscentos: 600,
  setecentos: 700,
  oitocentos: 800,
  novecentos: 900,
  mila: 1000,
  thousand: 1000,
  tausend: 1000,
  mille: 1000,
  mil: 1000,
  grand: 1000,
  million: 1_000_000,
  millionen: 1_000_000,
  millions: 1_000_000,
  millon: 1_000_000,
  millones: 1_000_000,
  milione: 1_000_000,
  milioni: 1_000_000,
  milhao: 1_000_000,
  milhoes: 1_000_000,
};

const byLength = (words: readonly string[]): string => [...words].sort((a, b) => b.length - a.length).join('|');
const smallWords = Object.keys(UNITS).filter((word) => word !== 'dozen' && word !== 'a' && word !== 'an');

/** Source of a pattern for a count of one to three digits or one word in any of the four languages, articles apart. */
export const COUNT = `(?:\\d{1,3}|(?:twenty|thirty)[- ](?:one|two|three|four|five|six|seven|eight|nine)|${byLength(smallWords)})`;

const SMALL = byLength([...smallWords, 'a', 'vingts']);
const SCALE = byLength(Object.keys(SCALES));
/** German writes numbers in one word, with the ones before the tens. */
const JOINT = '[- ]?(?:(?:and|und|et|y|e)[- ]?)?';
/** "Half a million", "dos millones y medio". */
const HALF_OF = '(?:half an?|medio|meio|mezzo|un demi|eine halbe|ein halbes)[- ]';
const AND_HALF = '(?: (?:and a half|y medio|et demi|e meio|e mezzo))';

/** "Viereinhalbtausend", "anderthalb tausend". */
const GERMAN_HALF = '(?:(ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)einhalb|anderthalb) ?(tausend|hundert)';
const GERMAN_HALF_ALONE = new RegExp(`^${GERMAN_HALF}$`);

/** Source of a pattern for an amount in words from a hundred on, such as "two thousand five hundred" or "zweitausendfunfhundert". */
export const AMOUNT_WORDS = `(?<![a-z])(?:${HALF_OF}(?:${SCALE})|${GERMAN_HALF.replaceAll(/\((?!\?)/g, '(?:')}|(?:(?:${SMALL})${JOINT}){0,4}(?:${SCALE})(?:${JOINT}(?:${SMALL}|${SCALE})){0,8}${AND_HALF}?)(?![a-z])`;

/** The same below a hundred, such as "ninety" or "quatre-vingt-dix": money only beside a currency. */
export const SMALL_AMOUNT_WORDS = `(?<![a-z])(?:${SMALL})(?:${JOINT}(?:${SMALL})){0,3}(?![a-z])`;

const PIECE = new RegExp(byLength([...Object.keys(UNITS), ...Object.keys(SCALES), 'und']), 'g');

function splitCompound(word: string): readonly string[] {
  if (word in UNITS || word in SCALES) return [word];
  const pieces = word.match(PIECE) ?? [];
  return pieces.join('') === word ? pieces.filter((piece) => piece !== 'und') : [];
}

/** French counts eighty in twenties. */
const EIGHTY = /\bquatre[- ]vingts?\b/g;
const BETWEEN_PARTS: ReadonlySet<string> = new Set(['and', 'und', 'et', 'y', 'e', '']);
const WITH_HALF = new RegExp(`^((?:.*[^a-z])?)([a-z]+)${AND_HALF}$`);
const HALF_ALONE = new RegExp(`^${HALF_OF}([a-z]+)$`);

/** Halves of a scale, which no sum of words gives; null when the text names none. */
function withHalf(text: string): number | null {
  const [ofGerman, ones, large = ''] = GERMAN_HALF_ALONE.exec(text) ?? [];
  if (ofGerman) return ((UNITS[ones ?? 'ein'] ?? 1) + 1 / 2) * (SCALES[large] ?? 0);
  const half = HALF_ALONE.exec(text)?.[1];
  if (half) return (SCALES[half] ?? 0) / 2;
  const [, before = '', scale = ''] = WITH_HALF.exec(text) ?? [];
  const unit = SCALES[scale];
  const whole = unit ? toNumber(`${before}${scale}`) : null;
  return unit && whole !== null ? whole + unit / 2 : null;
}

/** The number that folded digits or words stand for; null when they are none. */
export function toNumber(words: string): number | null {
  const text = words.trim().replace(EIGHTY, 'huitante');
  if (/^\d+$/.test(text)) return Number(text);
  const halved = withHalf(text);
  if (halved !== null) return halved;
  let total = 0;
  let current = 0;
  for (const word of text.split(/[- ]+/).filter((part) => !BETWEEN_PARTS.has(part))) {
    const pieces = splitCompound(word);
    if (pieces.length === 0) return null;
    for (const piece of pieces) {
      const scale = SCALES[piece];
      if (scale === undefined) current += UNITS[piece] ?? 0;
      else if (scale >= 1000) [total, current] = [total + Math.max(1, current) * scale, 0];
      else current = Math.max(1, current) * scale;
    }
  }
  return total + current;
}
