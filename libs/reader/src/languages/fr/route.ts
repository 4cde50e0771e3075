import type { MoneyWords, RouteWords, WaysWords } from '../language-words.js';

export const route: RouteWords = {
  origin:
    "(?:vol (?:de )?retour (?:a|vers|sur)|(?:notre|mon) aeroport(?: est| c'est)?|quitter|fuir|bonjour de|on habite(?: a)?|on decolle (?:de|d')|(?:amis|amies|copains|copines|potes|personnes|famille|collegues|soeurs|freres|etudiants|etudiantes|retraites|retraitees|couple|couples|garcons|parents|voyageurs|gars|nanas)(?: \\p{L}+)? (?:de|d')|en (?:train|avion|bus|voiture) d(?:e|')(?! la| l')|depuis|au depart de|aller-retour de|(?:on )?va(?:is|s)? (?=d)de|allons de|(?:depart|ville de depart|aller) ?:|depart(?: de| d')?|en partant de|partant de|partons de|partir de|pars de|part de|partons d'|(?:part|vien)(?:ir\\p{L}*|dr\\p{L}+) (?:de|d')|(?:de |depuis )?l'aeroport (?:de|d')|on vient de|nous venons de|je viens de|venant de|j'habite(?: a)?|nous habitons(?: a)?|on habite(?: a)?|(?:amis|amies|copains|copines|potes|personnes|famille|collegues|soeurs) de|vols? (?:directs? )?(?:de|depuis)|(?<=, {0,2})de)(?: la| l'| notre)?",
  returnFrom:
    "(?:(?<!aller[- ])(?<!aller et )retour|rentrer|rentre|rentrons|on rentre|vol retour|revenir|repart(?:ir|ons)|repartons)(?: (?:chez nous|en avion|en train))? (?:de|depuis|d'|par)|(?:avion|vol|train|bateau) (?:du|de) retour(?: \\p{L}{2,10}){0,2} (?:de|d'|depuis)|retour depuis",
  leaving: ['(?:part(?:ons|ent|ez|ant|ir|s)?|depart|decoll\\p{L}+|quitt\\p{L}+)', "(?:de|d')(?: la)?"],
  weAreIn: '(?:on est|nous sommes|je suis|on habite|on vit|nous vivons|je vis)(?: tous| toutes| basee?s?)? (?:a|en|pres de|sur)',
  homeOfPeople:
    '(?:couple|famille|etudiante?s?|amis|amies|retraites?|expats?|expatries?|habitons|habite|vit|vivons|prof|profs)(?: (?!en |au |sur )\\p{L}+)?(?: ?\\([^)]{1,16}\\))? (?:a|en|au|sur)',
  past: '(?:etait|etaient|a grandi|ai grandi|ne|nee|habitait|vivait|travaillait|est alle|sommes alles|est alles)[^,]{0,24} (?:a|en|au|aux)',
  comingFrom: '(?:vient|viennent|originaire|arrive|parents|amis) d[eu]',
  via: '(?:via|en passant par|passant par|avec (?:une )?(?:escale|correspondance|changement) a|(?:escale|correspondance|changement) a)',
  share:
    '(?:(?:la )?(?:premiere |deuxieme |seconde |autre )?moitie(?: (?:(?:de la|du) )?(?:semaine|sejour|temps|voyage))?|le reste(?: (?:de la|du) (?:semaine|sejour|temps|voyage))?|les (?:autres|derniers|dernieres) (?:jours|nuits)) (?:a|au|aux|en|dans|sur|pres de|vers)(?: la| le| les)?',
  originAfter: '(?:\\u0001)?(?:est notre point de depart)',
  destination: "(?:a|au|aux|en|vers|pour|dans|sur|par|visiter|decouvrir|direction|jusqu'a|chez|autour de|faire)(?: la| le| les| l'| belle)?",
  startAt: '(?:arriv(?:er|ee|ons)|atterri\\p{L}*|vol|commen(?:cer|cant|cons)|debut)(?: par)? ?(?:a|vers|pour|en)?',
  then: "(?:,|;|:|-|–|→|->|>|/|\\+|&|et|puis|ensuite|apres|enfin|et puis|pour finir|d'abord|finalement|plus|avant de|continuer|direction|a|vers)",
  dayTrip:
    "(?:excursion(?: d'une journee| d'un jour)?|(?:une|1|un) (?:journee|jour|viree|saut|aller-retour)|escapade(?: d'une journee)?|une demi-journee|(?:une |l')apres-midi|une (?:matinee|soiree))(?: complete| entiere)? (?:a|au|aux|en|vers|dans|sur|jusqu'a)",
  dayTripAfter: '(?:en (?:excursion|une journee)|(?:pour )?(?:la|une) journee|a la journee|dans la journee|un jour)',
  atLeast: '(?:au moins|minimum|mini|min\\.?|au minimum|au mieux)',
  filler: "(?:pour|environ|peut-etre|juste|seulement|de|pendant|avec|on|y|reste|passer|passe|ou|d'abord|sur place|puis|plus|encore)",
  near: '(?:a ou pres de|pres de|autour de|dans les environs de|du cote de)',
  each: '(?:chacune?|dans chacune|chaque|dans chaque ville|par (?:ville|etape)|partout)',
  lastNight: '(?:la )?(?:derniere|premiere|1ere) nuit(?: (?:a|au))?',
  inThatOrder: "(?:dans (?:cet|l') ?ordre)",
  oneBase: "(?:(?:un|une) (?:seul|seule|meme)? ?(?:base|camp de base|pied-a-terre|hotel pour tout)|sans changer d'hotel|pas changer d'hotel|meme hotel)",
  ownWayThere:
    "(?:(?:ne )?(?:pas|sans) (?:planifier|prevoir|organiser|compter) (?:le |les |l')?(?:trajet|vols?|voyage|aller|transport)|(?:vols?|trajets?|transports?|billets)(?: (?:sont|est))? (?:deja )?(?:reserves?|pris|achetes?|organises?)|on (?:gere|s'occupe de) (?:le |les |nos )?(?:trajet|vols)|chacun (?:vient|arrive|s'organise)|sur place deja|deja sur place|sans le trajet)",
  refused: {
    before:
      "(?:surtout pas|pas(?: (?:a|au|en|de|d'|vers|pour))?|sauf|hormis|excepte|(?:on a|nous avons|j'ai) deja (?:fait|vu|visite)|(?:on est|nous sommes|je suis) deja alle\\p{L}* (?:a|au|en)|(?:on|nous) connai\\p{L}+(?: deja)?|je connais(?: deja)?|plutot que|au lieu de|marre de)",
    after:
      "(?:(?:on|nous) (?:connai\\p{L}+|(?:a|avons) deja (?:fait|vu)|y (?:est|sommes) deja alle\\p{L}*)|je (?:connais|l'ai deja)|c'est (?:non|deja fait|hors de question)|(?:non merci|deja (?:fait|vu)|tres peu pour)|(?:ne )?(?:m'|nous )?(?:interesse|tente) pas|l'an(?:nee)? derni\\p{L}+)",
    nor: 'ni',
  },
  again: '(?:retour(?:ner)? a|revenir a|a nouveau (?:a)?|encore a|de nouveau a)',
  or: 'ou',
};

export const ways: WaysWords = {
  modes: [
    ["avions?|vols?|voler|volant|l'avion", 'flight'],
    ['trains?|tgv|ter|rail|train de nuit|eurostar|thalys|ouigo', 'train'],
    ['bus|autocars?|cars?(?=[ ,.;)]|$)|flixbus', 'bus'],
    ['ferry|ferries|navette maritime|catamaran|traversier', 'ferry'],
    ['voitures?|auto|conduire|monospace|fourgon|road ?-?trip|camping-car|van amenage|en van', 'drive'],
  ],
  boats: 'bateaux?',
  by: '(?:en|par|avec|prendre|le|du|un|les|plutot|uniquement en|que du|en prenant le)',
  not: "(?:pas|sans|ni|jamais|aucune?|hors de question|non|evit\\p{L}+|plutot que|au lieu|arrete(?= de)|renonc\\p{L}+|refus\\p{L}+|zero|(?<=(?:ne|n'|on|je|nous) ?\\p{L}{1,12} )plus)(?: (?:de|d'|le|la|les|l'|en|dans|prendre|reprendre|monter|par|un|une|des|du|tout|envie|veut|veux|mettre les pieds|faire|avec|question|jamais|aucun)| ?d'| ?l')*",
  notBehind:
    "(?:(?:c'est|ce sera|est|sera|on)(?: \\p{L}+){0,2} )?(?:exclus?e?|hors de prix|trop (?:cher|long)s?|hors de question|non merci|pas question|on oublie|jamais|tres peu pour (?:nous|moi)|c'est (?:fini|non|termine)|pas(?= *(?:$|[,.;!)])))",
  limited: "(?:(?:au retour|a l'aller) )?(?:avant|apres|trop|a \\d|de plus|plus (?:de|tot|tard)|avec|via|au depart|de nuit|tot|tard|partout|qui)",
  everyWay:
    '(?:tout(?: (?:en|par|le trajet en|le voyage en|se fait en|doit se faire en))?|(?:tout )?le (?:trajet|voyage)(?: entier)?(?: en)?|tous les trajets(?: en)?|partout(?: en)?|(?:pour (?:nous|moi)|(?:ou|sinon) rien)(?= *[,.;!)])|uniquement(?: (?:en|le))?|exclusivement(?: en)?|que(?: du| le| des))',
  homeward: [
    "(?:retour|rentr\\p{L}+|revien\\p{L}+|revenir|repart\\p{L}*|repren\\p{L}+|retournons?)(?: (?:a la maison|chez nous|dimanche|lundi|ensuite|puis)){0,2}(?: (?:en|par|avec|avec le|le|un|par le))?(?: l')?",
    '(?:(?:de|du) )?(?:retour|pour (?:rentrer|revenir))',
  ],
  outward: ["(?:aller|a l'aller|pour y aller|on y va)(?: (?:en|par|avec|le))?", "(?:a l'aller|(?:d')?aller(?! et)(?!-retour)(?! retour))"],
  roundTrip: "(?:aller[- ](?:et )?retour|a\\/r|dans les deux sens|l'aller et le retour)",
  never: [
    [
      "peur(?: \\p{L}+){0,2} (?:de l'avion|de voler|en avion)|on (?:ne )?prend pas l'avion|je (?:ne )?prends pas l'avion|(?:je|on) ne vole pas|plus jamais l'avion",
      ['flight'],
    ],
    [
      "(?:je |on |nous )?(?:n'|n )?(?:ai|a|avons) pas (?:le |de )?(?:permis|voiture)|(?:je|on) (?:ne )?conduis?t? pas|(?:pas|sans) (?:de |le )?permis|transports? en commun(?: uniquement| seulement)?",
      ['drive'],
    ],
    ['mal de mer', ['ferry']],
  ],
  between: "(?:entre (?:les |chaque |elles |eux |ces )?(?:\\p{L}+)?|d'une ville a l'autre|sur place|entre-temps|pour se deplacer)",
  ownCar:
    '(?:(?:avec |dans |en )?(?:notre|ma|nos)(?: propre)? (?:voiture|van|camping-car|auto|fourgon|moto)|(?:voiture|van|camping-car|fourgon) \\(?(?:le|la) (?:notre|mien(?:ne)?)|en (?:van|fourgon|camping-car)(?: amenage)? (?:depuis|de(?! loc))|notre propre voiture|en voiture (?:depuis|de(?! location| loc)|au depart)|(?:part|partons|monte|montons|roule|descend)(?: \\p{L}+){0,3} en char|en char)',
  rentalCar:
    "(?:voiture (?:de location|louee)|location d(?:e |'une |'un )(?:voiture|van|camping-car|scooter|auto)|lou(?:er|ons|e|era|erons) (?:une |un )?(?:petite )?(?:voiture|van|camping-car|scooter|auto|bagnole)|auto-?tour|fly[- ](?:and[- ]|et[- ]|& ?)?drive|road ?-?trip)",
  noCar: '(?:(?:(?:pas|plus) de|vendu (?:la|notre|ma)|sans|pas|ni) (?:location de )?(?:voiture|auto|permis)|pas conduire)',
  direct: '(?:vols? directs?|direct(?:e|s)?|sans (?:escale|correspondance|changement))',
  oneStop: '(?:une|1)(?: seule)? (?:escale|correspondance)(?: max\\p{L}*)?|max\\p{L}* (?:une|1) (?:escale|correspondance)',
};

export const money: MoneyWords = {
  perPerson: '(?:par (?:personne|tete|pers\\.?|adulte|voyageur)|chacune?|/ ?pers(?:onne)?|/ ?p(?:ax)?|pp)',
  currencies: {
    euros: 'EUR',
    euro: 'EUR',
    eur: 'EUR',
    'francs suisses': 'CHF',
    francs: 'CHF',
    balles: 'EUR',
    livres: 'GBP',
    'livres sterling': 'GBP',
    dollars: '$',
    'dollars canadiens': 'CAD',
    'dollars us': 'USD',
    'dollars americains': 'USD',
    piastres: 'CAD',
    piasses: 'CAD',
    yens: 'JPY',
    couronnes: 'kr',
    dirhams: 'MAD',
    roupies: 'rupee',
    pesos: 'peso',
    zlotys: 'PLN',
    forints: 'HUF',
    bahts: 'THB',
  },
};
