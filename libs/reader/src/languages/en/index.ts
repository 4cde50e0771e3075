import type { LanguageWords } from '../language-words.js';
import { calendar } from './calendar.js';
import { common } from './common.js';
import { people } from './people.js';
import { money, route, ways } from './route.js';
import { routeChange } from './route-change.js';
import { wishes } from './wishes.js';

export const en: LanguageWords = { code: 'en', common, calendar, people, route, ways, wishes, money, routeChange };
