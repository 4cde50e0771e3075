import { createHash } from 'node:crypto';
import { Constraints, ParsedRequest, UserRequestFields } from '@app/contracts';
import { AIRPORTS, GUIDE_CITIES, Interest } from '@app/guide';

/** Nothing shorter can carry an instruction. */
const MIN_CHARS = 12;
/** Signs of scripts without spaces say as much as a short word each. */
const DENSE_SIGN_CHARS = 3;
const FIRST_DENSE_CODE_UNIT = 0x2e80;
const DATE_OR_CODE = /^(\d{4}-\d{2}-\d{2}(T[\d:.+Z-]*)?|[A-Z0-9_:.+-]+)$/;
/** Words of our own that a state may hold: names of fields, interests and well-known places. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  ...Object.keys({ ...UserRequestFields.shape, ...ParsedRequest.shape, ...Constraints.shape }),
  ...Interest.options,
  ...GUIDE_CITIES.flatMap(({ name, country }) => [name, country]),
  ...AIRPORTS.flatMap(({ city, country }) => [city, country]),
]);

/** The parts of a state whose words come from people and tools; everything may be absent. */
export interface ScannableState {
  readonly turns?: unknown;
  readonly userRequest?: unknown;
  readonly answers?: unknown;
  readonly revision?: unknown;
  readonly question?: unknown;
  readonly flightOptions?: unknown;
  readonly returnFlightOptions?: unknown;
  readonly weatherRisks?: unknown;
  readonly scannedTexts?: unknown;
}

/** A text that somebody outside wrote, and who. */
export interface ForeignText {
  readonly text: string;
  readonly direction: 'input' | 'tool';
}

/** Ids and dates are ours, the rest of a request is in a person's words. */
const REQUEST_FIELDS = ['requestText', 'originCity', 'destinationHint', 'interests', 'constraints'] as const;

const fieldOf = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  if (typeof value === 'object' && value !== null) return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsIn(inner)]);
  return [];
}

function mayInstruct(text: string): boolean {
  if (text.length >= MIN_CHARS) return !DATE_OR_CODE.test(text) && !OWN_WORDS.has(text);
  let chars = 0;
  for (let i = 0; i < text.length; i += 1) chars += text.charCodeAt(i) >= FIRST_DENSE_CODE_UNIT ? DENSE_SIGN_CHARS : 1;
  return chars >= MIN_CHARS && !DATE_OR_CODE.test(text);
}

/** What people wrote. The parts of a request that was read from turns are the turns' own words, so only a request given whole lists its parts. */
function personTexts(state: ScannableState): string[] {
  const turns = listOf(state.turns).flatMap(stringsIn);
  const requestText = fieldOf(state.userRequest, 'requestText');
  const isReadFromTurns = typeof requestText === 'string' && turns[0] === requestText;
  const parts = isReadFromTurns ? [] : REQUEST_FIELDS.flatMap((field) => stringsIn(fieldOf(state.userRequest, field)));
  const wish = [fieldOf(state.revision, 'feedback'), fieldOf(state.revision, 'locks'), fieldOf(state.revision, 'changes')].flatMap(stringsIn);
  return [...turns, ...parts, ...stringsIn(state.answers), ...wish, ...stringsIn(state.question)].filter(mayInstruct);
}

const liveTexts = (items: unknown, key: string): string[] =>
  listOf(items)
    .filter((item) => fieldOf(item, 'source') === 'live')
    .flatMap((item) => stringsIn(fieldOf(item, key)))
    .filter(mayInstruct);

const toolTexts = (state: ScannableState): string[] => [
  ...liveTexts(state.flightOptions, 'carrier'),
  ...liveTexts(state.returnFlightOptions, 'carrier'),
  ...liveTexts(fieldOf(state.weatherRisks, 'daily'), 'summary'),
];

/** Every text of a state that people or live tools brought in, each once, people's first. */
export function foreignTexts(state: ScannableState): ForeignText[] {
  const byText = new Map<string, ForeignText>();
  const add = (texts: readonly string[], direction: ForeignText['direction']) => {
    for (const text of texts) if (!byText.has(text)) byText.set(text, { text, direction });
  };
  add(personTexts(state), 'input');
  add(toolTexts(state), 'tool');
  return [...byText.values()];
}

const HASH_CHARS = 16;
const MAX_REMEMBERED_HASHES = 2_000;
const rememberedHashes = new Map<string, string>();

/** A short digest that names a text; remembered, because routing asks for it with every version. */
export function textHash(text: string): string {
  const known = rememberedHashes.get(text);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, HASH_CHARS);
  if (rememberedHashes.size >= MAX_REMEMBERED_HASHES) rememberedHashes.delete(rememberedHashes.keys().next().value ?? '');
  rememberedHashes.set(text, hash);
  return hash;
}

/** States never change, and every row of the graph asks the same of one. */
const unscannedOf = new WeakMap<ScannableState, readonly ForeignText[]>();

/** Texts of a state that the guard has not seen yet; pure, and cheap enough for every routing. */
export function unscannedTexts(state: ScannableState): readonly ForeignText[] {
  let unscanned = unscannedOf.get(state);
  if (!unscanned) {
    const scanned = new Set(listOf(state.scannedTexts));
    unscanned = foreignTexts(state).filter(({ text }) => !scanned.has(textHash(text)));
    unscannedOf.set(state, unscanned);
  }
  return unscanned;
}
