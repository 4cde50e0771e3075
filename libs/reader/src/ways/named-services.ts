import type { TravelMode } from '@app/contracts';
import type { Pattern } from '../languages/language-words.js';

/** Trains and coaches that are called by their name in every language. */
export const NAMED_SERVICES: readonly (readonly [pattern: Pattern, mode: TravelMode])[] = [
  [
    'ktx|srt(?= )|shinkansen|bullet train|tgv|ouigo|inoui|eurostar|thalys|nightjet|railjet|westbahn|euronight|european sleeper|caledonian sleeper|frecciarossa|frecciargento|italo(?= (?:da|a|per|from|to|nach|vers|para))|trenitalia|renfe|iryo|avlo|amtrak|acela|via rail|brightline|lner|avanti west coast|scotrail|sncf|deutsche bahn|obb|interrail|eurail|alfa pendular|haramain|tren maya|vande bharat|reunification express|(?<=(?:the|el|en|un|del|dem|den|con|par|l|d|mit|by|per) ?)ave(?! maria)|(?<=(?:the|dem|den|im|per|by|mit|l|en) ?)ice(?= (?:to|from|nach|von|ab|bis|zuruck|train|vers)|[,.;)]|$)|tge',
    'train',
  ],
  [
    'flix ?bus(?:se|sen|es)?|flix(?= )|blabla(?:car )?bus|alsa|greyhound|megabus|national express|eurolines|regiojet(?= bus)|cruz del sur|avanza|ado(?= (?:bus|coach|from|to|de|a|hasta))|busbud|peter pan bus|intercity coach',
    'bus',
  ],
];
