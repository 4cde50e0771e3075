import type { RequestedWays, Wish } from '@app/contracts';

/** Vehicles that people sleep in, in folded text of the six languages; an English van may be any large car. */
const CAMPER =
  /(?<!\p{L})(?:camper(?:van)?|motorhome|rv|caravan|wohnmobil|wohnwagen|bulli|camping-car|(?:en|notre|dans le) (?:van|fourgon)|van amenage|furgo(?:neta)?|autocaravana|caravana|furgone|(?:nossa|minha|de) kombi)(?!\p{L})/u;

/** Who travels in a camper of their own sleeps on campsites, unless they say where else. */
export function withCampsites(wishes: readonly Wish[], ways: RequestedWays, folded: string, text: string): Wish[] {
  const match = CAMPER.exec(folded);
  if (!match || ways.car !== 'own' || wishes.some(({ kind }) => kind === 'stay')) return [...wishes];
  const said = text.slice(match.index, match.index + match[0].length).trim();
  const last = Math.max(0, ...wishes.map(({ id }) => Number(id.slice(1)) || 0));
  return [...wishes, { id: `w${last + 1}`, kind: 'stay', targets: ['camping'], said, often: 'once', must: false }];
}
