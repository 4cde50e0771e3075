import type { Wish } from '@app/contracts';
import { foldName } from '@app/guide';
import { isRough } from '../days/rough-ground.js';
import { reachOf } from '../days/traveller.js';
import { featureWords, featuresOf } from '../stays/stay-wishes.js';
import type { Evidence } from './evidence.js';
import { quoted } from './evidence.js';
import { met, notMet, partly } from './ledger-row.js';
import type { Finding } from './ledger-row.js';
import { targetsOf } from './match.js';

const TIERS = [
  ['budget', /budget|hostel|cheap|gunstig|billig|pas cher|barat|economic|jugendherberge|auberge/],
  ['premium', /premium|luxur|luxus|luxe|lujo|lusso|luxo|five star|5 star|fancy|upscale/],
  ['midrange', /mid ?range|mittelklasse|comfortable|komfort|confort|three star|3 star|4 star|four star/],
] as const;

/** A tier is known of a stay; features of a house are not, and areas only in a few words. */
export function checkStay(wish: Wish, { facts, words: told }: Evidence): Finding {
  const { say } = told;
  const words = foldName([...targetsOf(wish), wish.said].join(' '));
  const ids = facts.stays.map(({ id }) => id);
  if (facts.stays.length === 0) return notMet(say('wish.no_night'));
  const tier = TIERS.find(([, said]) => said.test(words))?.[0];
  if (tier) {
    const others = facts.stays.filter((stay) => stay.tier !== tier);
    return others.length === 0
      ? met(say('wish.every_stay', { tier: say(`tier.${tier}`) }), ids)
      : notMet(
          say('wish.not_tier', { tier: say(`tier.${tier}`), names: quoted(others.map(({ city }) => city)) }),
          others.map(({ id }) => id),
        );
  }
  const features = featuresOf(wish);
  const has = (name: string, kind: 'house' | 'extra'): boolean[] =>
    features.filter((feature) => feature.kind === kind).map((feature) => name.includes(featureWords(feature, told)));
  // "A campsite or a holiday house" is kept by either.
  const keeps = ({ name }: { readonly name: string }): boolean =>
    has(name, 'extra').every(Boolean) && (has(name, 'house').length === 0 || has(name, 'house').some(Boolean));
  const named = features.length > 0 ? facts.stays.filter(keeps) : [];
  if (named.length > 0)
    return partly(
      say('wish.planned_as', { name: named[0]?.name ?? '' }),
      named.map(({ id }) => id),
    );
  const areas = facts.towns.flatMap((town) => town.stayAreas);
  const fitting = facts.stays.filter(({ area }) => {
    const note = foldName(areas.find(({ name }) => name === area)?.note ?? '');
    return words.split(' ').some((word) => word.length > 4 && note.includes(word));
  });
  if (fitting.length === facts.stays.length) return met(say('wish.areas_fit', { names: quoted(facts.stays.flatMap(({ area }) => area ?? [])) }), ids);
  return partly(say('wish.look_for', { what: targetsOf(wish)[0] ?? wish.said }), ids);
}

/** Needs of which sources of places tell nothing. */
const LITTLE_KNOWN = /vertigo|blind|deaf|autis/;

/** Stairs and slopes are known of some places; of the others the note says that nothing is known. */
export function checkMobility(wish: Wish, { activities, words: { say } }: Evidence): Finding {
  const words = foldName([...targetsOf(wish), wish.said].join(' '));
  const wheels = /wheelchair|rollstuhl|fauteuil|silla de ruedas|sedia a rotelle|cadeira de rodas|step free|stufenlos|barrier|scooter/.test(words);
  const visits = activities.filter(({ activity, known }) => activity.kind !== 'free_time' && known);
  const { shortWalks } = reachOf([wish], undefined);
  const hard = visits.filter(
    ({ known }) => known && (((known.flags?.stairs || known.flags?.steep) && !known.flags.stepFree) || ((wheels || shortWalks) && isRough(known, wheels))),
  );
  if (hard.length > 0)
    return notMet(
      say('wish.stairs_at', { names: quoted(hard.map(({ activity }) => activity.place.name)) }),
      hard.map(({ activity }) => activity.id),
    );
  if (LITTLE_KNOWN.test(words)) return partly(say('wish.need_little_known'));
  const sure = visits.filter(({ known }) => known?.flags?.stepFree);
  if (!wheels)
    return met(
      say('wish.no_stairs'),
      visits.map(({ activity }) => activity.id),
    );
  if (sure.length === visits.length)
    return met(
      say('wish.all_step_free', { count: visits.length }),
      sure.map(({ activity }) => activity.id),
    );
  return partly(
    say('wish.some_step_free', { count: sure.length, all: visits.length }),
    sure.map(({ activity }) => activity.id),
  );
}
