// Words around a date that say what it is, over folded text; a cue ends where the date begins, behind words start where it ends.

export const CONNECTOR =
  /^[\s,]*(?:-|to|until|till?|through|thru|up to|and|bis(?: zum| zu)?|und|au|jusqu'au|et|al|hasta(?: el)?|fino al?|fino a|ao|ate(?: o)?|y|e|a|→|->|>)\s{0,2}(?:(?:the |on |den |dem |le |el |il |o |dia )?(?:mon|mo|tue|tues|di|wed|weds|mi|thu|thur|thurs|do|fri|fr|sat|sa|sun|so|\p{L}{5,13})?\.?,? ?)(?:the |den |dem |le |el |il |dia )?$/u;
export const AND = /\b(?:and|und|et|y)\b/;
export const BETWEEN = /\b(?:between|zwischen|entre)\s{0,2}(?:the |dem |den |le |el )?$/;
export const END_CUE =
  /\b(?:return\w*|ret|back|until|till|through|(?<!week-)ends?|ending|finish\w*|conclud\w*|zuruck\w*|ruckflug|ruckreise|ruckfahrt|ruckkehr|heimreise|home|zuhause|zu hause|daheim|nach hause|a la maison|chez nous|a casa|en casa|em casa|wieder da|bis|retour\w*|rentr\w*|jusqu\w*|reven\w*|vuelta|volv\w*|regres\w*|vuelv\w*|hasta|ritorno|rientr\w*|torn(?:are|iamo|o)|fino a|fino al|volta\w*|ate|check(?:ing)?[- ]?out)\b[^.;!?\u0001]{0,30}$/;
export const START_CUE =
  /\b(?:leav\w*|depart\w*|start\w*|begin\w*|from|outbound|check(?:ing)?[- ]?in|hinflug|hinreise|hinfahrt|abreise|ab|vom|aller|depart|desde|salida|salgo|salimos|ida|dal|dall|partenza|partiamo|parto|saindo|saida|saimos|partida|out)\b[^.;!?\u0001]{0,30}$/;
export const CORRECTION =
  /\b(?:make (?:it|that)|change (?:it|that|the date)? ?to|move (?:it|that) to|actually|sorry|no wait|rather|instead|i mean|not|better|doch|sondern|plutot|mejor)\b/;
/** The trip goes on behind the dates that were said. */
export const STAYING_ON =
  /\b(?:stay\w*|extend\w*|dran(?:hange\w*)?|verlanger\w*|bleib\w*|prolong\w*|rest(?:e|er|ons)|qued\w*|alarg\w*|prolung\w*|rimang?\w*|ferm(?:o|iamo)|fic\w*)\b/;
/** Right of the dates that are meant, after others were named. */
export const BETTER_BEHIND =
  /^[^.;!?\u0001]{0,20}\b(?:better|instead|rather|suits?|besser|lieber|passt|mieux|plutot|nous va|mejor|preferimos|meglio|preferiamo|melhor|preferimos)\b/;
export const BACK_BEHIND =
  /^,? ?(?:(?:(?:we|i) (?:need|have|want) to |we'?re |i'?m |we (?:go|fly|drive|come) |geht(?:'s| es) |fliegen wir |fahren wir |muss ich |mussen wir |sind wir |bin ich |will ich |on (?:est|rentre|doit etre) |il faut (?:etre )?|ten(?:go|emos) que (?:estar |volver )?|devo (?:essere )?|tenho (?:de|que) (?:estar )?|hay que estar |dobbiamo (?:essere )?|temos (?:de|que) (?:estar )?|be )?(?:wieder )?(?:zuruck|back\b|retour|rentr|de vuelta|de volta|di ritorno|torn|a casa\b|em casa\b|en casa\b|(?:nach hause|heim|daheim|zuhause|home)\b|in \p{L}{2,20} sein\b))/u;
export const CLEAR_START =
  /\b(?:arriv\w*|(?:be|get|are) there|ankunft|ankommen|anreise|vor ort|da sein|fliegen|fahren|sur place|on part|partons|llega\w*|estar alli|chega\w*|estar la|essere (?:li|la)|leav\w*|depart\w*|(?<!\b(?:to|who) )travel(?:l?ing)?|fly(?:ing)?(?: out)?|starting|from|ab|depart|salimos|salgo|partenza|partiamo|saindo|saimos)\b[^.;!?\u0001]{0,30}$/;
/** Words that only the first day has; "leaving" is said of the way home too. */
export const ONLY_START = /\b(?:start\w*|begin\w*|from|outbound|hinflug|hinreise|ab|vom|desde|dal|aller|ida)\b[^.;!?\u0001]{0,30}$/;
export const ARRIVING =
  /\b(?:arriv\w*|(?:be|get|are) there|land(?:ing)?|vor ort|da sein|sur place|llegamos|estar alli|cheg\w*|estar la|essere (?:li|la)|ankunft|anreise|ankommen|arrivee|llegada|llegar|check(?:ing)?[- ]?in)\b/;
export const LEAVING = /\b(?:leav\w*|depart\w*|abreise|abflug|depart|salida|salir)\b/;
export const SAYS_BACK = /back|return|zuruck|retour|rentr|reven|vuelta|volv|vuelv|regres|ruckkehr|ritorno|rientr|torn|volta|home/;
/** Left of the day of an event, which lies inside the trip and is neither its start nor its end. */
export const EVENT_CUE =
  /(?:^|[.!?]\s{0,2}|, )(?:it's|it is|that's|that is|that would be|which is|which falls on|es el|que es el|que cae el|c'est le|qui tombe le|das ist(?: der| am)?|das ist am|e il|che e il|cade il|e no dia|que e no dia|cai (?:no|em))(?: on)?(?: [a-z]{3,12},?)? $|\bbe (?:in|at|there)\b(?: [a-z'-]+){0,4} for(?: [a-z'-]+){1,4} on(?: the)? $|\b(?:eclipse|eclissi|sonnenfinsternis|mondfinsternis|parade|fete|taufe|christening|graduation|regatta|partido|partita|spiel|opera|congress\w*|wedding|boda|hochzeit|mariage|matrimonio|casamento|concert\w*|konzert|concierto|show|gig|festival|match|game|final\w*|race|marathon|maraton\w*|fair|messe|birthday|geburtstag|anniversaire|cumple\w*|compleanno|aniversario|conference|kongress|premiere)\b[^.;!?\u0001]{0,30}$/;
/** "The market on Saturday morning" is no date of the trip. */
export const DAYTIME_BEHIND =
  /^s?,? (?:(?:in the|am|la|por la|de|di|da) )?(?:morning|afternoon|evening|night|lunch|market|fruh|vormittag|morgen|nachmittag|abend|markt|matin|apres-midi|soir|midi|manana|tarde|noche|mattina|pomeriggio|sera|manha|noite)\b/;
