import { DEMANDS, DEMANDS_TRANSLATED } from './own-demands.mjs';
import { FOREIGN_TOOL_TEXTS, RECORDS } from './own-foreign-tool-texts.mjs';
import { MIXED_DEMANDS, MIXED_ORDERS, MIXED_REQUESTS, MIXED_TEXTS } from './own-mixed.mjs';
import { ORDERS } from './own-orders.mjs';
import { ORDERS_IN_CODE } from './own-orders-in-code.mjs';
import { ORDERS_TRANSLATED } from './own-orders-translated.mjs';
import { REQUESTS, REQUESTS_TRANSLATED } from './own-requests.mjs';
import { TOOL_TEXTS, TOOL_TEXTS_TRANSLATED } from './own-tool-texts.mjs';

const PLACES = ['Casa Verde', 'Hotel Adler', 'Blue Lagoon Tours', 'Pension Mila', 'Kumara Lodge', 'Trattoria Gino', 'Seaview Suites', 'Nordlys Cabins'];
const ADDRESSES = [
  'https://collect.example/in',
  'deals@stay.example',
  'http://198.51.100.7/u',
  'sunny-trips.example',
  'https://pay.example/go',
  '+44 700 900 111',
];
const CITIES = ['Lisbon', 'Graz', 'Naples', 'Kyoto', 'Bergen', 'Tallinn', 'Valencia', 'Ghent'];
const KIND_OF_DEMAND = { identity: 'jailbreak', inquiry: 'extraction' };

const at = (list, index) => list[index % list.length];
const filled = (text, index) => text.replaceAll('{p}', at(PLACES, index)).replaceAll('{u}', at(ADDRESSES, index)).replaceAll('{c}', at(CITIES, index));

/** Orders alone, behind a harmless text and between two: harmless texts come alone and in pairs too, so that only the order is telling. */
const carried = (order, carriers, index) => {
  const first = at(carriers, index);
  return [order, `${first} ${order}`, ...(index % 2 === 0 ? [`${first} ${order} ${at(carriers, index + 3)}`] : [])];
};

/** Orders of tools to machines, and what people write to turn a planner. */
function attacks(add) {
  const carriers = [...TOOL_TEXTS.descriptions, ...TOOL_TEXTS.markup.slice(0, 8)];
  for (const [name, orders] of Object.entries({ ...ORDERS, ...ORDERS_IN_CODE }))
    orders.forEach((order, index) => add(`own-orders-${name}`, 'indirect', carried(order, carriers, index)));
  for (const [carrier, ...orders] of Object.values(ORDERS_TRANSLATED))
    orders.forEach((order) => add('own-orders-translated', 'indirect', [order, `${carrier} ${order}`]));
  for (const [name, demands] of Object.entries(DEMANDS))
    demands.forEach((demand, index) =>
      add(`own-demands-${name}`, KIND_OF_DEMAND[name] ?? 'direct', [demand, ...(index % 2 === 0 ? [`${at(REQUESTS, index)} ${demand}`] : [])]),
    );
  add('own-demands-mixed', 'direct', MIXED_DEMANDS);
  add('own-orders-mixed', 'indirect', MIXED_ORDERS);
  for (const demands of Object.values(DEMANDS_TRANSLATED)) demands.forEach((demand) => add('own-demands-translated', 'direct', [demand]));
}

/** What tools say and travellers ask in good faith. */
function harmless(add) {
  const all = Object.values(TOOL_TEXTS).flat();
  for (const [name, texts] of Object.entries(TOOL_TEXTS))
    texts.forEach((text, index) => {
      add(`own-tools-${name}`, 'benign-tool-result', [
        text,
        `${at(TOOL_TEXTS.descriptions, index)} ${text}`,
        `${at(all, index * 7 + 3)} ${text} ${at(all, index * 5 + 1)}`,
      ]);
      if (name === 'aboutAi') add('own-requests-pasted', 'benign-hard', [text]);
    });
  add('own-requests-mixed', 'benign-travel', MIXED_REQUESTS);
  add('own-tools-mixed', 'benign-tool-result', MIXED_TEXTS);
  for (const [carrier] of Object.values(ORDERS_TRANSLATED)) add('own-tools-translated', 'benign-tool-result', [carrier]);
  for (const [language, texts] of Object.entries(TOOL_TEXTS_TRANSLATED))
    texts.forEach((text) => add('own-tools-translated', 'benign-tool-result', [text, `${ORDERS_TRANSLATED[language][0]} ${text}`]));
  for (const texts of Object.values(FOREIGN_TOOL_TEXTS))
    texts.forEach((text, index) => add('own-tools-foreign', 'benign-tool-result', [text, `${text} ${at(texts, index + 1)} ${at(texts, index + 2)}`]));
  RECORDS.forEach((text, index) =>
    add('own-tools-records', 'benign-tool-result', [text, `${at(TOOL_TEXTS.descriptions, index)} ${text}`, `${text} ${at(all, index * 3 + 2)}`]),
  );
  REQUESTS.forEach((text, index) => add('own-requests-plain', 'benign-travel', [text, `${text} ${at(REQUESTS, index * 3 + 5)}`]));
  REQUESTS_TRANSLATED.forEach((text) => add('own-requests-translated', 'benign-travel', [text]));
}

/** `[{id, text, label, source, kind}]`; `source` is the class, so that `train.mjs --own` may leave it out. */
export function ownTexts() {
  const rows = [];
  const adder = (label) => (source, kind, texts) =>
    texts.forEach((text) => rows.push({ id: `${source}-${rows.length}`, text: filled(text, rows.length), label, source, kind }));
  attacks(adder('injection'));
  harmless(adder('benign'));
  return rows;
}
