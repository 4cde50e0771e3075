import type { Language } from '@app/contracts';

const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });

/** Tells a model what to write in; English needs no rule, because everything it is told is English. */
export const languageRule = (language: Language): string[] =>
  language === 'en' ? [] : [`Write every text for the travellers in ${ENGLISH.of(language)}; names of places stay as they are.`];
