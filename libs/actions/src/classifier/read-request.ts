import type { Intent, Wanted } from './intent.js';

const CLAUSES = /[;!?]{1,3}|,\s|\.\s|\s(?:and|then|und|dann|et|puis|y|e|luego|poi)\s/iu;
const NEGATED = /\b(do not|don't|dont|never|nicht|kein\w*|ne pas|pas de|sin|senza|não|no)\b/iu;
const EMAILS = /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gu;
const URLS = /https?:\/\/[^\s,;"<>]+/giu;
/** Words before a clause that ask for nothing by themselves. */
const EMPTY = /^(please|bitte|por favor|s'il (te|vous) pla[iî]t|per favore|thanks?|thank you)?[\s.]*$/iu;

const FLIGHT = /\b(?:flights?|fl[uü]ge?|vols?|vuelos?|vol[oi]|voos?)\b/iu;
const STAY =
  /\b(?:hotels?|hôtels?|rooms?|stays?|zimmer|unterk[uü]nft\w{0,2}|chambres?|habitaci\w+|alojamientos?|alberg(?:o|hi)|camere?|alojamentos?|quartos?)\b/iu;
const HOLD = /\b(?:hold|halten|halte|retenir|bloque\w{0,2}|blocca\w{0,2})\b/iu;
const BOOK =
  /\b(?:book|order|buy|buchen?|bestellen?|kaufen?|reserve|réserve[rz]?|ach[eè]te[rz]?|reserva[rn]?|compra[rn]?|prenota\w{0,2}|acquista\w{0,2})(?!\w)/iu;
const ASK = /\b(?:ask|request|frage?n?|anfragen|demande[rz]?|preguntar?|chied\w{1,3}|perguntar?|pede|pedir)\b/iu;

interface Rule {
  readonly tool: Wanted['tool'];
  readonly pattern: RegExp;
  /** One of these has to be there too. */
  readonly and?: readonly RegExp[];
}
/** In the order in which a clause is tried; words of the six languages that requests are read in. */
const RULES: readonly Rule[] = [
  { tool: 'echo', pattern: /^\s*(?:say|echo)\s+["“']/iu },
  { tool: 'flights.hold', pattern: FLIGHT, and: [HOLD] },
  { tool: 'flights.order', pattern: FLIGHT, and: [BOOK] },
  { tool: 'stay.request', pattern: STAY, and: [BOOK, ASK] },
  { tool: 'webhook.send', pattern: /\bweb-?hook\b/iu },
  { tool: 'chat.post', pattern: /\b(slack|team ?chat|teamchat|chat)\b/iu },
  { tool: 'calendar.createEvent', pattern: /\b(calendars?|kalender|calendrier|calendario|calendário|agenda)\b/iu },
  { tool: 'email.send', pattern: /\b(e-?mails?|mails?|mailen|correo|courriel|posta)\b|@/iu },
  { tool: 'plan.share', pattern: /\b(share|link|teilen?|partager?|compart\w+|condivid\w+|partilh\w+|lien|enlace)\b/iu },
  { tool: 'document.create', pattern: /\b(pdf|document|dokument|documento|markdown|print)\b/iu },
];
const FORMATS = [
  ['md', /\bmarkdown\b/iu],
  ['ics', /\bics\b/iu],
  ['json', /\bjson\b/iu],
] as const;

const matches = (text: string, pattern: RegExp): string[] | null => {
  const found = [...text.matchAll(pattern)].map(([match]) => match.replace(/[.)]{1,3}$/, ''));
  return found.length > 0 ? [...new Set(found)] : null;
};

function readClause(clause: string): Wanted | null {
  const rule = RULES.find(({ pattern, and }) => pattern.test(clause) && (!and || and.some((other) => other.test(clause))));
  if (!rule) return null;
  return {
    tool: rule.tool,
    to: ['email.send', 'stay.request'].includes(rule.tool) ? matches(clause, EMAILS) : null,
    url: rule.tool === 'webhook.send' ? (matches(clause, URLS)?.[0] ?? null) : null,
    text: rule.tool === 'echo' ? (/["“']([^"“”']{1,500})["”']/u.exec(clause)?.[1] ?? null) : null,
    format: FORMATS.find(([, pattern]) => pattern.test(clause))?.[0] ?? null,
    withLink: rule.tool !== 'plan.share' && /\b(link|lien|enlace)\b/iu.test(clause) ? true : null,
  };
}

const MAX_QUESTION_CHARS = 500;
const NOTHING_SAID = { to: null, url: null, text: null, format: null, withLink: null } as const;
/** Clauses lose what ends them, so the request is asked. Of several questions the first one is answered. */
const isQuestion = (clause: string, request: string): boolean => request.includes(`${clause}?`);

/** What a request asks for, by rules: clause by clause, each at most one thing. What is ruled out in words is left out. */
export function readRequest(request: string): Intent {
  const clauses = request.split(CLAUSES).filter((clause) => clause !== undefined && !EMPTY.test(clause));
  const wanted: Wanted[] = [];
  const notUnderstood: string[] = [];
  for (const clause of clauses) {
    // An address such as no@example.com rules nothing out.
    if (NEGATED.test(clause.replace(EMAILS, '').replace(URLS, ''))) continue;
    const read = readClause(clause);
    // An address alone goes on from the mail before it: "mail it to ann@a.example and bob@b.example".
    const mail = wanted.find(({ tool }) => tool === 'email.send');
    if (read?.tool === 'email.send' && mail)
      wanted.splice(wanted.indexOf(mail), 1, { ...mail, to: [...(mail.to ?? []), ...(read.to ?? [])], withLink: mail.withLink ?? read.withLink });
    else if (read && !wanted.some(({ tool }) => tool === read.tool)) wanted.push(read);
    else if (!read && isQuestion(clause, request) && !wanted.some(({ tool }) => tool === 'chat.respond'))
      wanted.push({ ...NOTHING_SAID, tool: 'chat.respond', text: clause.trim().slice(0, MAX_QUESTION_CHARS) });
    else if (!read) notUnderstood.push(clause.trim());
  }
  const parts = wanted.length + notUnderstood.length;
  return { wanted, notUnderstood, confidence: parts === 0 ? 0 : wanted.length / parts };
}
