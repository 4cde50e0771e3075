/** Letters of other scripts and styles that look like a Latin letter; NFKC does not fold these. Pairs of look-alike and Latin. */
const CYRILLIC = 'аaвbеeкkмmнhоoрpсcтtуyхxіiїiјjѕsԁdԛqԝwһhӏlгrпnьbъbзeёeүyғfәeӕaҽeѵvԍgѡw';
const GREEK = 'αaβbγyδdεeζzηnθoιiκkλlμuνvξeοoπnρpσoςsτtυuφfχxψwωwϲcϳj';
const SMALL_CAPITALS = 'ᴀaʙbᴄcᴅdᴇeꜰfɢgʜhɪiᴊjᴋkʟlᴍmɴnᴏoᴘpꞯqʀrꜱsᴛtᴜuᴠvᴡwʏyᴢz';
const LATIN_LOOKALIKES = 'ɑaɐaøołlđdıiȷjħhŧtƀbƈcɗdɛeƒfɠgɡgɨiɩiƙkɭlɯmɲnŋnɔoɵoƥpɋqɾrʂsƭtʋvʍwƴyʐzɓbəeɘeꞓcʟlｌlⅼl';
const ARMENIAN_AND_CHEROKEE = 'աaօoսuհhոnցgյjքpꭺaꮯcꮪs';

const pairs = (joined: string): [string, string][] => {
  const letters = [...joined];
  return letters.flatMap((letter, index) => (index % 2 === 0 ? [[letter, letters[index + 1] ?? letter] as [string, string]] : []));
};

/** Look-alikes that belong to a living script: folded only in words that mix scripts, so that Russian and Greek stay readable. */
export const SCRIPT_LOOKALIKES: ReadonlyMap<string, string> = new Map(pairs(CYRILLIC + GREEK + ARMENIAN_AND_CHEROKEE));

/** Look-alikes that are always decoration in running text. */
export const STYLE_LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ...pairs(SMALL_CAPITALS + LATIN_LOOKALIKES),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);
