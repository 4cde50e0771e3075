import { Interest } from '@app/guide';
import type { MessageId, Words } from '@app/messages';

type Known = Extract<MessageId, `tag.${string}`> extends `tag.${infer Tag}` ? Tag : never;

/** Tags of towns that are no interests. */
const TAGS: readonly Known[] = [
  ...(['hiking', 'mountains', 'romantic', 'quiet', 'islands', 'wildlife', 'cycling', 'road_trip', 'lakes', 'skiing', 'castles', 'sailing'] as const),
  ...(['surfing', 'snorkeling', 'luxury', 'waterfalls', 'diving', 'snow', 'spa', 'cheap', 'christmas_market', 'whales', 'temples', 'festivals'] as const),
  ...(['rainforest', 'desert', 'beer', 'pilgrimage', 'coffee', 'northern_lights', 'carnival', 'whisky'] as const),
];

/** What a town is good for, in words; a tag that has none stands as it is. */
export function tagWords(tag: string, { language, say }: Words): string {
  if (language === 'en') return tag.replaceAll('_', ' ');
  const known = TAGS.find((one) => one === tag);
  if (known) return say(`tag.${known}`);
  const interest = Interest.safeParse(tag);
  return interest.success ? say(`interest.${interest.data}`) : tag.replaceAll('_', ' ');
}
