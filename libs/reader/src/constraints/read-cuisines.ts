import type { Scan } from '../text/scan.js';
import { sentencesOf } from '../text/sentences.js';

/** Cuisine by every word for it in the four languages. */
const WORDS =
  'American:american,amerikanisch,americaine?,americana;Argentinian:argentin(?:e|ian)|argentinisch;Belgian:belgian,belgisch;Brazilian:brazilian,brasilianisch,bresilienne,brasilena;British:british,english pub,britisch;Cajun:cajun,creole;Cantonese:cantonese,kantonesisch;Caribbean:caribbean,karibisch;Chinese:chinese,chinesisch,chinoise?,chinos?|chinas?(?= (?:food|comida));Cuban:cuban,kubanisch;Ethiopian:ethiopian,athiopisch;Filipino:filipino;French:french,franzosisch,francaise?,francesa?;Georgian:georgian,georgisch;German:german,deutsche?,allemande?,alemana?;Greek:greek,griechisch,grecque,griega;Hawaiian:hawaiian;Indian:indian,indisch,indienne?,india(?= food),hindu;Indonesian:indonesian,indonesisch;Irish:irish;Israeli:israeli;Italian:italian,italienisch,italienne?,italiana?;Jamaican:jamaican;Japanese:japanese,japanisch,japonaise?,japonesa?;Korean:korean,koreanisch,coreenne?,coreana?;Lebanese:lebanese,libanesisch,libanaise?,libanesa?;Malaysian:malaysian,malay;Mediterranean:mediterranean,mediterran,mediterraneenne?,mediterranea;Mexican:mexican,tex-mex,mexikanisch,mexicaine?,mexicana?;Middle Eastern:middle eastern,middle-eastern,orientalisch,orientale?;Moroccan:moroccan,marokkanisch,marocaine?,marroqui;Nepalese:nepalese,nepali;Nordic:nordic,scandinavian;Pakistani:pakistani;Persian:persian,iranian,persisch;Peruvian:peruvian,peruanisch,peruana?;Polish:polish,polnisch;Portuguese:portuguese,portugiesisch,portugaise?,portuguesa;Russian:russian,russisch;Seafood:seafood,meeresfruchte,fruits de mer,mariscos;Southern:southern,soul food;Spanish:spanish,spanisch,espagnole?,espanola;Swiss:swiss,schweizer;Syrian:syrian;Taiwanese:taiwanese;Thai:thai,thailandisch,thailandaise?,tailandesa?;Turkish:turkish,turkisch,turque,turca;Ukrainian:ukrainian;Vietnamese:vietnamese,vietnamesisch,vietnamienne?,vietnamita;BBQ:bbq,barbecue,barbeque;Fusion:fusion;Asian:asian,asiatisch,asiatique,asiatica;African:african,afrikanisch;European:european,europaisch;Latin American:latin american;Vegetarian:(?!)';

interface Cuisine {
  readonly name: string;
  readonly pattern: RegExp;
}

const CUISINES: readonly Cuisine[] = WORDS.split(';').map((row) => {
  const [name = '', words = ''] = row.split(':', 1).concat(row.slice(row.indexOf(':') + 1));
  return { name, pattern: new RegExp(`\\b(?:${words.replaceAll(',', '|')})(?:e[nrsm]?|s)?\\b`, 'g') };
});

const ABOUT_FOOD =
  /\b(?:cuisines?|food|foods|dish(?:es)?|meals?|eat(?:ing|s)?|dine|dining|dinner|lunch|restaurants?|taste|tasting|flavou?rs?|savou?r|culinary|gastronom\w+|kuche|essen|gerichte|speisen|restaurant|manger|plats?|repas|cocina|comida|comer|platos|gastronomia|try|sample|indulge|craving)\b/;
const AVOIDED =
  /\b(?:no|not|avoid\w*|without|except|hate|dislike|don't like|do not like|nothing|kein\w*|ohne|pas de|sans|sin|nada de)\s{1,2}(?:\w+\s{1,2}){0,2}$/;
/** "An Italian hotel" says nothing about meals. */
const NOT_FOOD =
  /^\s{0,2}(?:hotels?|airlines?|passports?|cit(?:y|ies)|museums?|art|history|culture|architecture|friends?|wife|husband|dollars?|pesos?|francs?|language|speaking|airways|citizens?|riviera|quarter)\b/;

/** Takes the cuisines that sentences about food name, in the order said, without those that are refused. */
export function takeCuisines(scan: Scan): { readonly wanted: string[]; readonly refused: string[] } {
  const found: { readonly at: number; readonly end: number; readonly name: string; readonly isRefused: boolean }[] = [];
  for (const { start, end } of sentencesOf(scan.rest)) {
    const sentence = scan.rest.slice(start, end);
    if (!ABOUT_FOOD.test(sentence)) continue;
    for (const { name, pattern } of CUISINES) {
      for (const match of sentence.matchAll(pattern)) {
        const after = sentence.slice(match.index + match[0].length);
        if (NOT_FOOD.test(after)) continue;
        found.push({ at: start + match.index, end: start + match.index + match[0].length, name, isRefused: AVOIDED.test(sentence.slice(0, match.index)) });
      }
    }
  }
  for (const { at, end } of found) scan.take(at, end);
  const inOrder = [...found].sort((a, b) => a.at - b.at);
  const names = (isRefused: boolean): string[] => [...new Set(inOrder.filter((one) => one.isRefused === isRefused).map((one) => one.name))];
  return { wanted: names(false), refused: names(true) };
}
