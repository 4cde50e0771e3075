import type { RouteChangeWords } from '../route-change-words.js';

export const routeChange: RouteChangeWords = {
  numbers: { un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9, dix: 10 },
  night: 'nuits?|nuitees?|jours?',
  more: 'de plus|en plus|plus|supplementaires?|encore|plus longtemps|ajoute[rz]?|rallonge[rz]?',
  fewer: 'de moins|en moins|moins|enleve[rz]?|retire[rz]?|supprime[rz]?|raccourci\\w*',
  transfer: 'deplace[rz]?|passe[rz]?|transfere[rz]?|prend\\w*',
  trip: '(?:prolong\\w*|rallong\\w*|raccourci\\w*) (?:le|notre|mon) (?:voyage|sejour)|(?:voyage|sejour) (?:.{0,16} )?plus (?:long|court)',
  comeHome: '(?:rentr\\w*|retour\\w*) (?:.{0,10} )?plus (?:tard|tot)',
  skip: [
    "(?:saute[rz]?|sautons|supprime[rz]?|supprimons|enleve[rz]?|enlevons|retire[rz]?|oublie[rz]?|annule[rz]?|elimine[rz]?|zappe[rz]?|sans|pas de|laisse[rz]? tomber|laisse[rz]? de cote)(?: l'etape (?:a|de))? @",
    '(?:ne )?(?:pas|plus) (?:aller|passer) @',
  ],
  add: 'ajoute[rz]?|ajoutons|rajoute[rz]?|inclu\\w*|insere[rz]?|visite[rz]?|passe[rz]?|passons|aussi|egalement',
  fillers: "a|au|aux|en|de|du|la|le|les|l'|une|un|etape|arret|halte|par|pour|aussi|et|puis|ville|s'il|vous|te|plait|on|nous|voyage|dans",
  closers: "finalement|plutot|s'il (?:te|vous) plait",
  reverse:
    "(?:invers\\w*|chang\\w*|echang\\w*|interverti\\w*|retourn\\w*)(?: l'| le | la | les )(?:ordre|itineraire|trajet|sens|parcours|etapes|villes)(?: des (?:villes|etapes))?|(?:dans )?l'ordre inverse|ordre inverse|dans l'autre sens|a l'envers|en sens inverse",
  first: ["@ (?:en premier|d'abord|au debut|pour commencer)", "(?:d'abord|commence[rz]?|commencons|debute[rz]?|debutons)(?: par)? @"],
  last: ['@ (?:en dernier|a la fin|pour finir)', '(?:finir|finis|finissons|terminer|termine|terminons)(?: par)? @'],
  before: ['@ avant @'],
  after: ['@ apres @'],
  swap: ['(?:echang\\w*|interverti\\w*|invers\\w*|permut\\w*) @ (?:et|avec|contre) @'],
};
