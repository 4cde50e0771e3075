/** The rules of the published profile, each with the sentence that explains it. The names are those of the published evaluator. */
export const PUBLISHED_CODES = {
  is_reasonable_visiting_city: 'The cities make a closed round from the origin, none is revisited or passed only once, and all lie at the destination.',
  is_valid_restaurants: 'No restaurant comes twice.',
  is_valid_attractions: 'No attraction comes twice.',
  is_valid_accommodation: 'Each accommodation is kept for its minimum nights.',
  is_valid_transportation: 'The first day names its transport, and nobody drives their own car and also flies or takes a taxi.',
  is_valid_information_in_current_city: 'Everything of a day is in a city of that day.',
  is_valid_information_in_sandbox: 'Everything is in the catalog.',
  is_not_absent: 'No day and no part of a day is missing.',
  valid_cuisine: 'Each wished cuisine is served away from home.',
  valid_room_rule: 'No accommodation forbids what the travellers need.',
  valid_transportation: 'Nothing is used that the travellers rule out.',
  valid_room_type: 'Each accommodation has the wished type of room.',
  valid_cost: 'The plan costs no more than the budget.',
} as const;

export type PublishedCode = keyof typeof PUBLISHED_CODES;

/** One finding; `day` counts from 1 where a day is to blame. */
export interface PublishedViolation {
  readonly code: PublishedCode;
  readonly detail: string;
  readonly day?: number;
}
