import type { Language, RequestContext, UserRequest } from '@app/contracts';
import { languageOf } from '@app/reader';

/** The language a plan is told in: that of the request, else the client's, else English. */
export const spokenLanguage = ({ language }: Pick<UserRequest, 'language'>, context?: RequestContext | null): Language =>
  languageOf({ language }, context?.locale);
