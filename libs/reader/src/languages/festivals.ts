import type { LanguageWords } from './language-words.js';

/** Festivals that people travel for, by the names they bear in any of the languages; lunar ones are left out, for their days move from year to year. */
export const FESTIVALS: LanguageWords['calendar']['holidays'] = [
  ['(?:the )?day of the dead|dia de (?:los )?muertos|jour des morts au mexique|tag der toten|giorno dei morti in messico', ['10-30', '11-03']],
  ['halloween', ['10-29', '11-02']],
  ['(?:guy fawkes|bonfire) night', ['11-04', '11-08']],
  ['hogmanay', ['12-29', '01-02']],
  ['burns night', ['01-23', '01-27']],
  ["(?:st\\.? )?valentine'?s(?: day| weekend)?|valentinstag|(?:la )?saint[- ]valentin|san valentin[o]?", ['02-12', '02-16']],
  ['(?:venice carnival|carnival in venice|karneval (?:in|von) venedig|carnaval (?:de|a) venise|carnaval de venecia|carnevale di venezia)', [-57, -47]],
  ['notting hill carnival', { month: 8, weekday: 1, nth: -1, from: -3, to: 0 }],
  ['mardi gras', [-51, -46]],
  ['semana santa|holy week|settimana santa|semaine sainte|karwoche', [-7, 0]],
  ['(?:las )?fallas', ['03-15', '03-20']],
  ["(?:king'?s day|koningsdag|konigstag)(?= in| en| a|,|\\.|$)", ['04-25', '04-29']],
  ['anzac day(?: weekend)?', ['04-23', '04-27']],
  ['inti raymi', ['06-22', '06-26']],
  ['midsommar|mittsommer(?:fest)?|midsummer(?: festival| eve)?', ['06-18', '06-27']],
  ['canada day(?: weekend)?', ['06-29', '07-03']],
  ['san fermin(?:es)?|(?:the )?running of the bulls', ['07-05', '07-14']],
  ['bastille day', ['07-12', '07-16']],
  ['gion matsuri', ['07-14', '07-18']],
  ['(?:the )?edinburgh (?:festival )?fringe', ['08-06', '08-30']],
  ['(?:la )?tomatina', { month: 8, weekday: 3, nth: -1, from: -2, to: 2 }],
  ['oktoberfest|(?:auf (?:die|der) )?wiesn', ['09-19', '10-04']],
  ['(?:la )?merce(?= in barcelona| en barcelona)', ['09-22', '09-26']],
  ['songkran', ['04-12', '04-16']],
];
