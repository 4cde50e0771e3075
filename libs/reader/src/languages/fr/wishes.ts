import type { WishWords } from '../language-words.js';
import { concepts } from './concepts.js';
import { dayOut, rhythm } from './rhythm.js';
import { wayTimes } from './way-times.js';

export const wishes: WishWords = {
  timed: [
    ...rhythm,
    ...wayTimes,
    [
      'min_per_day',
      '(?:au moins|minimum|au minimum) {N} (?:\\p{L}+ )?(?:choses?|activites?|visites?|trucs?|sites?|sorties?|programmes?|excursions?|etapes?) (?:par|chaque) jour',
    ],
    [
      'max_per_day',
      "(?:jamais |pas )?plus de {N} (?:\\p{L}+ )?(?:choses?|activites?|visites?|trucs?|sites?|sorties?|programmes?|excursions?|etapes?) (?:par|dans la|chaque) jour(?:nee)?(?:,? (?:c'est|ce serait|on ne|elle ne|il ne)(?: [\\p{L}']+){0,4})?",
    ],
    [
      'free_day',
      "(?:une|un|1)(?: \\p{L}+){0,2} (?:journee|jour),?(?: \\p{L}+){0,3} (?:ou|sans)(?: [\\p{L}']+){0,3} (?:rien|programme|plan|planning)(?: [\\p{L}']+){0,2} ?(?:prevu|programme|planifie|fait|faire)?",
      1,
    ],
    ['not_before', "(?:grasses? mat(?:inee)?s?|dormir|dodo|on dort)(?: \\p{L}+){0,3} jusqu'a {T}"],
    ['not_before', "avant {T}(?:,? [\\p{L}']+){0,5} (?:rien|pas|personne|jamais)(?: [\\p{L}']+){0,3}"],
    ['depart_after', '(?:vol|train|depart|decollage)(?: \\p{L}+){0,3} (?:pas|jamais) avant {T}'],
    [
      'not_after',
      "(?:a|vers|des|a partir de) {T}(?:,? [\\p{L}']+){0,4} (?:tomb\\p{L}+(?: de sommeil)?|creve\\p{L}*|hs|naze|lessive\\p{L}*|dort|dorment|s'endort|epuise\\p{L}*|sur les rotules|fatigue\\p{L}*|ko)",
    ],
    [
      'not_after',
      "(?:tomb\\p{L}+ de sommeil|creve\\p{L}*|hs|naze|lessive\\p{L}*|dort|dorment|s'endort|epuise\\p{L}*|sur les rotules|ko|couvre-feu)(?:{.})? (?:a|vers|des|avant|a partir de) {T}",
    ],
    ['not_before', '(?:rien|pas|jamais|personne|aucune? \\p{L}+|ne pas)(?:{.})? avant {T}|(?:pas plus tot que|au plus tot) {T}|{T} au plus tot'],
    [
      'not_before',
      '(?:on commence|commencer|debut|lever|petit[- ]dejeuner|petit dej|reveil|debuter|journees?)(?:{.})? (?:a partir de|apres|pas avant|vers|des) {T}',
    ],
    [
      'not_before',
      '(?:(?:pas|jamais) (?:trop )?(?:tot le matin|du matin|de reveil|de lever tot|de leve-tot)|grasse[s]? mat(?:inee)?s?|se lever tot|pas se lever tot|leve-tard|faire la grasse)',
      930,
    ],
    [
      'back_by',
      "(?:rentre[sz]?e?s?|rentrer|de retour|retour)(?: (?:a|au|chez|sur) (?!l'hotel)\\p{L}+)?(?: (?:le )?{W})?(?: \\p{L}+){0,2} (?:avant|pour|au plus tard(?: a| vers)?) {T}",
    ],
    [
      'not_after',
      "(?:au lit|coucher|couches?|rentres? (?:a l'hotel|dans la chambre)|dodo|de retour a l'hotel|diner|enfants couches)(?:{.})? (?:a|avant|vers|pour|des) {T}",
    ],
    ['not_after', "(?:a|avant|vers|des) {T}(?: \\p{L}+){0,4} (?:au lit|dodo|couches?|a l'hotel|on dort|extinction des feux)"],
    ['not_after', '(?:rien|pas)(?:{.})? apres {T}'],
    ['not_after', '(?:se coucher tot|pas de soirees tardives|couche-tot|on se couche tot)', 2130],
    [
      'max_per_day',
      "(?:maxi?(?:mum)?|au plus|pas plus de|au maximum|seulement|jusqu'a) {N} (?:choses?|activites?|visites?|trucs?|sites?|sorties?)(?: (?:par jour|chaque jour))?",
    ],
    [
      'max_per_day',
      '{N} (?:choses?|activites?|visites?|trucs?|sites?) (?:par jour )?(?:maxi?(?:mum)?|au plus|au maximum|grand maximum)(?: par jour)?|{N} (?:choses?|activites?|visites?|trucs?) par jour',
    ],
    ['max_per_day', '(?:une seule|une) (?:chose|activite|visite) par jour', 1],
    ['min_per_day', '(?:au moins|minimum) {N} (?:choses?|activites?|visites?|trucs?) par jour'],
    [
      'min_per_day',
      '(?:journees? (?:bien )?(?:chargees?|remplies?|pleines?)|programme (?:charge|intense)|(?:voir|faire) (?:un )?(?:maximum|le plus possible)|le plus de choses possible|a fond|bien remplir)',
      4,
    ],
    [
      'free_day',
      '(?:une|un|1)(?: \\p{L}+){0,3} (?:journee|jour|apres-midi)(?: \\p{L}+){0,6} (?:rien(?: faire| de prevu)?|sans (?:rien|programme|plan)|libre|off)',
      1,
    ],
    [
      'free_day',
      '(?:{N} |une |un )?(?:jour(?:nee)?s?) (?:de )?(?:libres?|repos|farniente|off|plage(?! (?:a|au|aux|sur|de) \\p{L})|detente|piscine|sans programme)',
      1,
    ],
    ['free_day', '(?:ne )?(?:rien faire|rien foutre|farniente|glander)', 1],
    ['nap', "(?:la |une )?(?:sieste[s]?|repos de l'apres-midi|temps calme)"],
    [
      'arrive_after',
      "(?:(?:pas|aucune)(?: \\p{L}+){0,2} (?:d'arrivee|arriver|arrivee|arrive)(?: \\p{L}+){0,3} avant {T}|arriv\\p{L}+(?: \\p{L}+){0,2} (?:apres|a partir de|pas avant) {T})",
    ],
    [
      'depart_after',
      "(?:(?:depart|partir|partons|part|decoller|vol|train)(?: \\p{L}+){0,3} (?:apres|a partir de|pas avant) {T}|(?:je |on )?(?:bosse|travaille|bosser|travailler|travaillons|bossons)(?: \\p{L}+){0,3} jusqu'a {T})",
    ],
    [
      'back_by',
      '(?:(?:rentres?|rentrer|de retour|retour|a la maison|chez (?:moi|nous))(?: \\p{L}+){0,4} (?:avant|pour|a|au plus tard(?: a| vers)?) {T}|(?:avant|pour) {T}(?: \\p{L}+){0,3} (?:a la maison|chez nous|chez moi|rentres?))',
    ],
  ],
  dayOut,
  concepts,
  fillers:
    'depenser villes etapes arrets pied explorer tour aller-retour prevu prevue fauches fauchees ok oui le la les l un une des du de d et ou mais je j nous on il elle ils elles tu vous me m moi te se s lui leur mon ma mes notre nos votre vos son sa ses ce c cet cette ces qui que qu quoi dont est sont suis sommes etre etait ai as a avons avez ont avoir veux veut voulons voudrais voudrait voudrions aimerais aimerait aimerions aime aimons aiment adore adorons adorent peut peux pouvons pourrait pourrions faut doit devons dois va vais allons aller voir visiter faire manger boire gouter decouvrir trouver prendre passer rester profiter dans en au aux a par pour avec sans sur sous chez vers entre depuis jusqu pas ne n plus tres trop bien bon bonne bons beau belle beaux super top genial sympa petit petite grand grande tout tous toute toutes aussi juste surtout vraiment absolument peut-etre si quand comme car donc alors puis ensuite apres avant svp merci bonjour salut hello coucou jour jours journee soir soiree matin nuit nuits semaine weekend week-end vacances voyage temps fois une deux moins chaque quelques quelque chose part truc trucs endroit endroits genre type y reve reves revons envie interesse interesses interessent passionne passionnes fan fans obligatoire evidemment bien-sur sur serait seraient hate dire peu',
  wishing:
    "(?:veux|veut|voulons|voudrais|voudrait|voudrions|aimerais|aimerait|aimerions|aime|aimons|aiment|adore|adorons|adorent|besoin|faut|doit|svp|s'il (?:te|vous) plait|envie|reve|souhait\\p{L}+|important|top|serait|preferons|prefere|allergique|fan de|interess\\p{L}+)",
  must: '(?:absolument|obligatoire(?:ment)?|indispensable|non[- ]negociable|imperativement|incontournable|il faut|faut|sans faute|a ne pas manquer|ne pas manquer|important)',
  back: 'rentr\\p{L}+|retour',
  spelled: { marché: 'marches' },
  everyDay: '(?:tous les (?:jours|soirs|matins)|chaque (?:jour|soir|matin)|quotidien\\p{L}*|(?:semaine|vacances|sejour) (?:a la|de) plage)',
  not: "(?:au lieu d(?:e|u|es)?|plutot que|pas|sans|le moins (?:de|d')?|ni|(?<!n'a )(?<!n'ai )(?<!n'avons )(?<!n'ont )(?<!\\bai )(?<!\\ba )jamais|aucun(?:e)?|surtout pas|(?:d['’])?evit(?:er|ez|ons|e|ent)|detestent?|fuy?(?:ons|ez|ir|is)|ras le bol d\\p{L}+|assez d(?:e|es|u)|pas fans? d\\p{L}+|epargn\\p{L}+[- ]nous|on zappe|on saute|zero|deteste|detestons|rien de|marre d\\p{L}+|hors de question|loin d\\p{L}+|n'aim\\p{L}+ pas|plutot que)",
  notBehind:
    "(?:on (?:les |l')?(?:evite|zappe|saute)|aucune?s?|zero|jamais|rien|tres peu|a eviter|sans (?:nous|moi)|(?:zero|0) fois|pas une (?:seule )?fois|non(?: merci)?|(?:tres )?peu pour (?:nous|moi|lui|elle)|(?:on |je )?(?:peut |peux )?s'en passe\\p{L}*|pas la peine|pas (?:pour nous|pour moi|necessaire)|bof(?: bof)?|(?:ne )?(?:nous |m'|me |l'|lui )?(?:interess\\p{L}+|disent|dit|parlent|plaisent|plait|tentent|tente) (?:pas|guere|rien|peu)(?: \\p{L}+){0,3}|(?:c'est |ce n'est )?pas (?:trop )?(?:notre|mon|son|leur) (?:truc|delire|tasse de the)|(?:nous |m')ennuie\\p{L}*)",
  comment:
    "(?:pas se presser|la semaine (?:avant|apres)|sans (?:exagerer|se presser|pression|prise de tete)|aucune (?:idee|notion)|pas (?:d'idee|de souci|de probleme|de stress|de panique)|(?:je |on )?(?:ne )?(?:sais|sait|savons) pas|(?:c'est|ca|cela) (?:\\p{L}+ )?(?:important|compte)(?: \\p{L}+){0,3}|fauche\\p{L}*|mdr|lol|c'est tout|rien d'autre|deja (?:fait|vu|alle\\p{L}*)|retraitees?|(?:suis|sommes|est|jeunes?|couple|couple de) retraites?|(?:a la|en) retraite|(?:je |on )?travaill\\p{L}+ (?:a|en|au)|voyag\\p{L}+ seule?|plongeu(?:r|se)s? certifiee?s?)",
  condition: "(?:s(?:i|'il|’il)|parce que|car|puisque|sous n['’ ]importe|pourvu que|quand|pour que)",
  article: "(?:les?|la|l['’]|une?|des|du)",
  talking:
    'rien jamais toujours besoin veut reste grasse trop tant faut y a va vais vont aime aimons je nous notre nos mon ma mes tu vous il elle ils elles on est sont suis etait sera ont avons peut peux si sinon car mais ne pas qui ca cela j c',
  eat: '(?:manger|diner|diners|souper|repas|gouter|restaurant|cuisine|deguster|boire|plat)',
  and: '(?:mais|et|&|ainsi que|\\+|plus)',
  youChoose:
    "(?:(?:tu|vous|toi|a toi de|a vous de) (?:choisis|choisissez|choisir|decides|decidez|decider|vois|voyez|voir)|choisis(?:sez)?(?: pour (?:nous|moi))?|peu importe|surpren(?:ds|ez)[- ](?:nous|moi)|(?:je |on )?(?:ne )?sa(?:is|it|vons) pas|aucune (?:idee|preference)|comme (?:tu|vous) (?:veux|voulez|preferes|preferez)|ca m'est egal|(?:c'est )?egal|(?:nous sommes |on est |je suis )?flexibles?|n'importe(?: lequel| quoi| ou)?|pas d'idee|libre|ouvert(?:e)?s?(?: a tout)?|fais (?:au mieux|ton choix)|au choix|ce que (?:tu|vous) (?:veux|voulez|conseillez|conseilles))",
  anyBudget:
    "(?:(?:budget|prix|argent)(?: est| n'est)? (?:peu importe|libre|illimite|ouvert|flexible|pas un probleme|pas (?:un )?souci)|peu importe (?:le |la )?(?:budget|prix)|pas de (?:budget|limite)(?: fixe| precis)?|l'argent n'est pas un probleme|quoi qu'il en coute|sans limite de budget|budget illimite)",
  anyPlace:
    "(?:(?:a toi|a vous) de (?:choisir|voir|decider) (?:ou|l'endroit|la destination)|(?:tu|vous) (?:choisis|choisissez) (?:ou|l'endroit|la destination|le lieu)|quelque part|n'importe ou|ou (?:tu|vous) (?:veux|voulez)|peu importe (?:ou|la destination)|(?:je |on )?(?:ne )?sa(?:is|it|vons) pas ou|destination (?:libre|ouverte|au choix|peu importe)|surpren(?:ds|ez)[- ](?:nous|moi)|ou aller\\??|ou partir\\??|une idee de destination)",
  clock: [
    ['midi', '12:00'],
    ['minuit', '23:59'],
  ],
  half: 'demi',
  halfMinutes: 30,
};
