import type { TransportLeg } from '@app/contracts';
import { foldName } from '@app/guide';
import { wordsIn } from '@app/messages';
import { featureWords } from '../stays/stay-wishes.js';
import type { LedgerFacts } from './evidence.js';

type Named = { readonly id: string; readonly name: string };

const isOvernight = ({ date, arrivalDate }: TransportLeg): boolean => arrivalDate !== null && arrivalDate > date;

const legs = ({ transport }: LedgerFacts, is: (leg: TransportLeg) => boolean): Named[] =>
  transport.filter(is).map((leg) => ({ id: leg.id, name: `${leg.from} – ${leg.to}` }));

const byMode =
  (mode: TransportLeg['mode']) =>
  (facts: LedgerFacts): Named[] =>
    legs(facts, (leg) => leg.mode === mode);

const inHouse =
  (house: string) =>
  ({ stays, language }: LedgerFacts): Named[] => {
    const called = featureWords({ words: house }, wordsIn(language));
    return stays.filter(({ name }) => name.includes(called)).map(({ id, name }) => ({ id, name }));
  };

/** What a plan tells of its ways and its stays whatever the sources know: modes, nights on the way, kinds of houses. */
const SEEN: readonly (readonly [said: RegExp, find: (facts: LedgerFacts) => Named[]])[] = [
  [
    /^(?:night trains?|nachtzuge?|trains? de nuit|trenes? nocturnos?|treni? notturn\p{L}|(?:trens?|comboios?|trem) no(?:c?turnos?|turno))$/u,
    (facts) => legs(facts, (leg) => leg.mode === 'train' && isOvernight(leg)),
  ],
  [/^(?:hostels?|dorms?)$/, inHouse('Hostel')],
  [/^(?:camping|tents?)$/, inHouse('Campsite')],
  [/^(?:bus(?:es)?|coach(?:es)?)$/, byMode('bus')],
  [/^(?:ferry|ferries)$/, byMode('ferry')],
];

const finderOf = (target: string): ((facts: LedgerFacts) => Named[]) | undefined => SEEN.find(([said]) => said.test(foldName(target)))?.[1];

/** True where the plan itself tells whether it holds such a thing. */
export const isSeen = (target: string): boolean => finderOf(target) !== undefined;

/** What of the plan is of that kind; undefined where the plan does not tell. */
export const seenOf = (target: string, facts: LedgerFacts): Named[] | undefined => finderOf(target)?.(facts);
