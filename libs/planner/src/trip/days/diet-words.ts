import { message } from '@app/messages';
import type { Words } from '@app/messages';
import type { Traveller } from './traveller.js';

/** A diet in the traveller's language, and in English where that differs: the word to ask for abroad. */
export function dietWords(diet: Traveller['diets'][number], { say }: Words): string {
  const own = say(`diet.${diet}`);
  const english = message('en', `diet.${diet}`);
  return own === english ? own : say('diet.abroad', { own, english });
}
