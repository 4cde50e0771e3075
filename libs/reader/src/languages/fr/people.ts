import type { PeopleWords } from '../language-words.js';

const my = '(?:mon|ma|notre|son|sa|ma meilleure|mon meilleur)';
const relative =
  'femme|mari|epoux|epouse|copine|copain|compagne|compagnon|conjointe?|fiancee?|mere|maman|pere|papa|frere|soeur|amie?|cousine?|tante|oncle|grand-mere|grand-pere|mamie|papi|collegue|coloc|belle-mere|beau-pere|belle-soeur|beau-frere|niece|neveu|cherie?|pote|moitie|aidante?|auxiliaire|accompagnat(?:eur|rice)|mec|meuf|chum|blonde|marraine|parrain|coloc|infirmiere?';

/** Children, and their ages in brackets. */
const kids = '(?:(?:nos|mes|les|deux|trois) ){0,4}(?:enfants?|gosses|gamins|filles?|fils|garcons?|petits?|jumeaux|jumelles)(?: ?\\([^)]{1,30}\\))?';

export const people: PeopleWords = {
  relative: `(?:${relative})`,
  spouse: 'romantique|saint-valentin|st valentin|mari|epouse|ma femme|copine|copain|conjointe?|compagne|compagnon',
  companion: `(?<=(?:avec|et) )(?:maman|papa|mamie|papi)(?!\\p{L})|${my} (?:\\p{L}+ ){0,2}?(?:${relative})(?!\\p{L})|un(?:e)? (?:ami|amie|pote|copine|copain|collegue)(?!\\p{L})`,
  pair: '(?:mes|nos|ses) (?:beaux-parents|parents|grands-parents)',
  counted: '(?:\\p{L}+ )?(?:amis|amies|copines|copains|potes|soeurs|frangines|frangins|freres|cousins|cousines|collegues|filles(?! de))',
  adults: 'adultes?|retraites',
  children:
    '(?:(?:nieces|neveux|filleuls)(?=,? ?\\(?(?:de )?\\d)|enfants?|gamins?|gosses?|bebes?|petits|(?<=(?:nos|mes|petits|petites|(?:nos|mes|adultes et|adultes,) (?:deux|trois|2|3)) )(?:garcons|filles)|(?:garcons|filles)(?=,? ?\\(?(?:de )?\\d)|ados?|fils|petits-enfants|jumeaux|jumelles|triples)',
  child: '(?:(?:mon|ma|notre) (?:\\p{L}+ ){0,2}?(?:fils|fille|gars(?= (?:de )?\\d)|enfant|bebe|petit|petite|petit-fils|petite-fille|ado))(?!\\p{L})',
  total: [
    '(?:nous sommes|on est|on sera|nous serons|groupe de|famille de|sommes|pour(?! une? (?!personne|adulte|seule?(?!\\p{L}))\\p{L})) (?:a )?{N}(?: personnes)?(?! (?:nuits?|jours?|semaines?|euros?|mois|heures?))',
    '{N} (?:\\p{L}+ )?(?:personnes|pers\\.?|amis|amies|copines|copains|potes|etudiants|etudiantes|femmes|hommes|collegues|voyageurs|soeurs|freres|retraites|retraitees|filles|gars|garcons|nanas)',
    'a {N}(?= (?:tout compris|personnes)|[,.!?]|$)',
    '(?<=^|[.!?:\\n] ?){N} (?:\\p{L}+ )?(?!heures)\\p{L}{3,}(?:eurs|euses|istes|iens|iennes|phes|ards|mamans|papas|mamies|etudiants|etudiantes|passionnes|passionnees|quinquas|quadras|profs)(?= (?:de|du|d))',
  ],
  together: [
    ["a deux|tous les deux|toutes les deux|nous deux|en duo|ni l'un ni l'autre|aucun de nous deux|pour deux|pour (?:les|nous) deux|les deux ensemble", 2],
    ['a trois|tous les trois|nous trois|toutes les trois|pour les trois', 3],
    ['a quatre|tous les quatre|nous quatre|toutes les quatre|pour les quatre', 4],
    ['a cinq|nous cinq|tous les cinq', 5],
    ['a six|nous six', 6],
  ],
  twins: 'jumeaux|jumelles',
  triplets: 'triples',
  onTop: 'plus|\\+|et aussi',
  subject: '(?:ma|mon|notre)? ?(?:maman|mere|papa|pere|mamie|papi|soeur|frere) (?:est|a|aime|adore|veut|ne|voudrait|peut|marche|se)',
  couple: 'en couple|(?:un |jeune )?couple|en amoureux|lune de miel|voyage de noces|anniversaire de mariage',
  solo: '(?:seule?|en solo|toute seule|tout seul|juste moi|moi seule?|une personne|1 personne|(?:mere|pere|maman|papa) (?:celibataire|solo|seule?))(?! (?:fois|chose|nuit))',
  self: "je|moi|j'ai|j'aime|me|mon|ma|j'aimerais",
  we: 'nous|on|notre|nos',
  couples: '{N} (?:\\p{L}+ )?couples',
  family: '(?:famille|familial)',
  parent: '(?:maman|papa|mere|pere|mamie|papi|grand-mere|grand-pere|tante|oncle)',
  parents: '(?:parents|grands-parents)',
  offspring: '(?:fils|fille|gars(?= (?:de )?\\d)|bebe|nourrisson|garcon|fillette|gamine?|ado)',
  yearOld: '(?: ans)',
  months: '(?:mois)',
  years: '(?:ans?)',
  and: '(?:et|&|plus|\\+|avec|pis)',
  writer: 'moi|je',
  possessive: 'mon|ma|mes|notre|nos|son|sa|ses|leur|leurs',
  little: '(?:le|la)(?: (?:petite?|grande?))|petite?',
  aged: 'qui (?:a|ont)|(?:elle|il) a|agee?s? de|de(?= \\d{1,2} (?:ans|mois))',
  so: 'donc|soit|ca fait|ce qui fait|bref',
  leftBehind: `${kids} (?:nous|m'|me|se sont) ?(?:l'|le |les )?(?:ont |a |avaient )?(?:offert|offrent|paye\\p{L}*|cotise\\p{L}*|invite\\p{L}*)|cadeau (?:de|des) ${kids}|(?:un bebe|${kids})[^.;!?\\n]{0,30}, (?:\\p{L}+ ){1,3}(?:le|la|les) (?:gardent?|garderont?|garde ra|prend|prennent)|(?:laiss\\p{L}+|confi\\p{L}+) ${kids}(?: (?:chez|a|aux|avec)(?: (?:leurs?|mes|nos|la|les|ma))?(?: \\p{L}+)?)?|${kids} (?:restent|reste|seront|sont|gardes?|vont)(?: \\p{L}+)? (?:chez|avec|a)(?: (?:leurs?|mes|nos|la|les|ma))?(?: \\p{L}+)?|sans (?:les |nos |mes |)${kids}`,
  withoutWriter: "(?:(?:rien qu'|juste |seulement )?(?:a )?eux deux|elles deux|sans moi|pas (?:pour )?moi|je ne (?:viens|pars) pas)",
  forWhom: 'pour',
  goes: "(?:m'ont demande|m'ont charge|me demandent|veulent|voudraient|aimeraient|souhaitent|souhaiteraient|revent|partent|vont|voyagent|fetent|comptent|iront|partiront)",
  paid: '(?:pour |a )(?:nous |les |tous les |toutes les )*{N}|(?:tous|toutes) les {N}',
  inAll:
    '(?:donc|soit|ca fait|on est donc|bref) (?:a )?{N}(?: personnes| en tout| au total)?(?= ?(?:[,;!?)]|[.:](?!\\d))|$)|{N} (?:personnes )?(?:en tout|au total)(?= ?(?:[,;!?)]|[.:](?!\\d))|$)',
  pronounPair: '(?:lui|elle|toi) et moi|moi et (?:lui|elle|toi)',
  otherCouple: '(?:un )?(?:autre|second|deuxieme) couple|un couple d.amis|un couple de (?:copains|potes|voisins)',
  others: 'elle|lui|il|toi',
  onlyWriter:
    '(?:juste|seulement|rien que|que|uniquement)(?: pour)? (?:moi|bibi|ma pomme)(?! et)|moi (?:tout )?seule?|toute? seule?|en solo|solo|en solitaire|de mon cote',
  ages: "(?:(?:tous|toutes) (?:les )?(?:deux|trois|quatre)|nous avons|on a|j'ai) (?:la \\p{L}{4,}aine|\\d{2} ans)|la (?:trent|quarant|cinquant|soixant)aine(?: passee)?",
};
