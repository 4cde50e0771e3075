import type { MoneyWords, RouteWords, WaysWords } from '../language-words.js';

export const route: RouteWords = {
  origin:
    '(?:vuelo de (?:vuelta|regreso) a|(?:nuestro|mi) aeropuerto(?: es)?|saludos desde|resido en|residimos en|(?:amig[oa]s|parcer[oa]s|panas|cuates|compas|personas|familia|hermanas|hermanos|colegas|estudiantes|jubilad[oa]s|matrimonios?|parejas?|chic[oa]s|primas|primos|viajer[oa]s)(?: \\p{L}+)? de|en (?:tren|coche|bus|autobus|avion) de|ida(?: y vuelta)? (?:de|desde)|desde|(?:salida|origen|ida) ?:|(?:vamos|voy|viajamos|viajo|ir|iremos)(?: en (?:tren|coche|avion|bus|autobus))? de|sal(?:go|imos|iendo|ida|ir|dremos|gamos)(?: de| desde)?|parti(?:mos|endo|da|r)(?: de| desde)?|(?:partir|saldr|viajar)(?:ia|iamos|emos|e)(?: de| desde)|(?:desde )?el aeropuerto de|vivo en|vivimos en|vengo de|venimos de|somos de|soy de|con salida(?: de| desde| en)?|vol(?:amos|ando) (?:de|desde)|(?:amig[oa]s|personas|familia|hermanas|colegas) de|vuelos? (?:directos? )?(?:de|desde)|(?<=, {0,2})de)(?: la| el)?',
  returnFrom:
    '(?:(?<!ida y )vuelta|volv(?:er|emos|iendo)|regres(?:o|ar|amos)|vuelo de vuelta|vuelvo|retorno)(?: a casa)? (?:desde|de|por)|(?:vuelo|avion|tren) de (?:vuelta|regreso)(?: \\p{L}{2,10}){1,2} (?:de|desde)',
  leaving: ['(?:sal(?:go|imos|iendo|ida|ir|dremos)|part(?:imos|iendo|ida|ir|o)|vuelo|volamos|despeg\\p{L}+)', 'de(?: la)?'],
  weAreIn: '(?:somos|soy|estamos|estoy|vivimos|vivo)(?: los dos| todos| todas)? (?:en|de|cerca de)',
  homeOfPeople: '(?:pareja|familia|estudiantes?|amig[oa]s|jubilad[oa]s|expats?|vivo|vive|vivimos|residentes?)(?: ?\\([^)]{1,16}\\))? en',
  past: '(?:nacio|nacieron|crecio|vivia|vivian|trabajaba|estuvo|estuvimos|conocimos)[^,]{0,24} en',
  comingFrom: '(?:viene|vienen|visita|originari[oa]|padres|amigos) de',
  via: '(?:via|pasando por|con (?:escala|transbordo|parada) en|(?:escala|transbordo) en)',
  share:
    '(?:(?:la )?(?:primera |segunda |otra )?mitad(?: (?:(?:de la|del) )?(?:semana|viaje|tiempo|estancia))?|el resto(?: (?:de la|del) (?:semana|viaje|tiempo|estancia))?|los (?:demas|otros|ultimos) dias|las (?:demas|otras|ultimas) noches) (?:en|por|cerca de)(?: la| el| los| las)?',
  originAfter: '(?:es nuestro punto de partida)',
  destination: '(?:a|al|en|hacia|para|por|visitar|conocer|hasta|destino|rumbo a|recorrer|cerca de)(?: la| el| los| las)?',
  startAt: '(?:vuelo|volar|volamos|llegada|llegar|llegamos|aterriz\\p{L}+|empez(?:ar|ando|amos)|comenz\\p{L}+|empezamos)(?: a| en| por)?',
  then: '(?:,|;|:|-|–|→|->|>|/|\\+|&|y|e|luego|despues|y luego|y despues|finalmente|por ultimo|mas tarde|primero|ademas|mas|para terminar|a|hasta|desde alli|lo que quede otra vez en|seguido de)',
  dayTrip:
    '(?:excursion(?: de un dia)?|(?:un|1) dia(?: entero)?|escapada(?: de un dia)?|medio dia|una (?:tarde|manana)|ida y vuelta)(?: entero| completo)? (?:a|al|en|por|hasta)',
  dayTripAfter: '(?:en (?:excursion|el dia|un dia)|(?:por )?(?:un|el) dia|de excursion|ida y vuelta en el dia)',
  atLeast: '(?:al menos|minimo|como minimo|por lo menos|min\\.?)',
  filler: '(?:por|unas?|unos|quiza|quizas|solo|de|durante|con|tal vez|primero|otra vez|pasar|estar|nos quedamos|mas)',
  near: '(?:en o cerca de|cerca de|alrededor de|por la zona de)',
  each: '(?:cada un[oa]|en cada (?:ciudad|sitio|lugar)|por ciudad|en cada una)',
  lastNight: '(?:la )?(?:ultima|primera) noche(?: en)?',
  inThatOrder: '(?:(?:en|por) (?:ese|este) orden)',
  oneBase: '(?:(?:una|un) (?:sola?|unic[oa]|mism[oa])? ?(?:base|hotel para todo|campamento base)|sin cambiar de hotel|no cambiar de hotel|mismo hotel)',
  ownWayThere:
    '(?:(?:no|sin) (?:planifi\\p{L}+|planees|organices|incluyas|incluir|contar) (?:el |los |la )?(?:viaje|vuelos?|ida|trayecto|transporte|llegada)|(?:ya )?(?:tenemos|tengo|hemos comprado) (?:ya )?(?:los |el )?(?:vuelos?|billetes)|cada uno (?:viene|llega|va) (?:por su cuenta|de)|ya estamos (?:alli|aqui)|vuelos? (?:ya )?(?:reservados?|comprados?))',
  refused: {
    before:
      '(?:ni|salvo|excepto|menos|en vez de|en lugar de|nada de|harto de|hartos de|no (?:a|en|queremos|quiero)(?: ir a| volver a)?|ya (?:hemos estado|estuvimos|conocemos|conozco|fuimos|fui|he estado|estuve|hicimos|vimos)(?: (?:en|a|varias veces en))?)',
    after:
      '(?:ya (?:l[oa]s? )?(?:conocemos|conozco|hemos (?:estado|ido|visto)|he (?:estado|ido)|estuvimos|estuve|fuimos|fui|vimos)|no(?: (?:quiero|queremos|gracias|por favor)|(?= *(?:$|[,.!;)])))|no (?:me|nos) (?:interesa|apetece|llama|gusta)|ni (?:loc\\p{L}+|hablar|en broma)|el ano pasado)',
    nor: 'ni',
  },
  again: '(?:vuelta (?:a|en)|volver a|otra vez (?:en|a)|de nuevo (?:en|a)|regres(?:o|ar) a)',
  or: 'o|u',
};

export const ways: WaysWords = {
  modes: [
    ['avion(?:es)?|vuelos?|volar|volando', 'flight'],
    ['tren(?:es)?|ave|ferrocarril|tren nocturno|renfe', 'train'],
    ['(?:auto)?bus(?:es)?|autocar(?:es)?|guagua|colectivo|micro', 'bus'],
    ['ferry|ferris|ferries|catamaran', 'ferry'],
    ['coches?|carro|auto|autos|conducir|manejar|road ?-?trip|furgo(?:neta)?|camioneta|suburban|autocaravana|conduciendo', 'drive'],
  ],
  boats: 'barcos?|lancha',
  by: '(?:en|con|por|tomar|coger|solo en|el|mejor en|cogiendo|usando|vamos en)',
  not: '(?:no|sin|nada de|ni|nunca|tampoco|jamas|evit\\p{L}+|cero|en (?:vez|lugar) de|antes que|renunci\\p{L}+ a|prescind\\p{L}+ de|dejado de|dejamos de|deje de)(?: (?:en|ir|coger|cogemos|cojo|tomar|tomamos|usar|queremos|quiero|quiere|quieren|el|los|la|las|un|una|de|alquilar|subir|subirme|subirnos|subimos|montar|montarme|pisar|pisamos|viajar|viajamos|mas|a|por|al|me|nos|le|gustan?|vamos|ningun|alquilamos))*',
  notBehind:
    '(?:(?:esta|queda|es) )?(?:descartad[oa]s?|(?:muy|demasiado) car[oa]s?|carisim[oa]s?|ni hablar|ni de (?:broma|cona|lejos)|no(?= *(?:$|[,.;!)]))|no gracias|imposible|no es (?:una )?opcion|prohibid[oa]s?)',
  limited: '(?:(?:de vuelta|a casa) )?(?:antes|despues|de madrugada|muy|tan|a las|de mas|mas|con|via|por la|desde|temprano|tarde|largos?|que)',
  everyWay:
    '(?:todo(?: (?:en|el (?:viaje|trayecto|recorrido) en))?|(?:todo )?el (?:viaje|trayecto|recorrido)(?: entero)?(?: en)?|todos los trayectos(?: en)?|solo(?: en)?|unicamente(?: en)?|siempre(?: en)?)',
  homeward: [
    '(?:(?<!ida y )vuelta|volv\\p{L}+|volver|vuelvo|regres\\p{L}+|retorn\\p{L}+)(?: (?:a casa|luego|despues)){0,2}(?: (?:en|con|por|en el|con el))?',
    '(?:de (?:vuelta|regreso)|(?:para|a) (?:volver|regresar|casa)|vuelta a casa)',
  ],
  outward: ['(?:(?:a la )?ida|para ir|llegar|vamos|llegamos)(?! y vuelta)(?: (?:en|con|por))?', '(?:de ida(?! y)|a la ida)'],
  roundTrip: '(?:ida y vuelta|ida y regreso|ambos trayectos|tanto a la ida como a la vuelta)',
  never: [
    [
      'miedo a (?:volar|los aviones)|panico(?: a| de)? volar|no (?:volamos|vuelo|volar|cogemos aviones|cojo aviones)|sin (?:avion|volar|vuelos)|nada de (?:avion|aviones|vuelos)',
      ['flight'],
    ],
    [
      'no (?:conduzco|conducimos|manejo|manejamos|tengo carnet|tenemos carnet|tengo coche|tenemos coche)|sin (?:carnet|coche|licencia)|(?:en )?transporte publico',
      ['drive'],
    ],
    ['(?:me mareo|nos mareamos) en (?:el |los )?barcos?|barcos? (?:yo )?(?:me mare|nos mare)\\p{L}+', ['ferry']],
  ],
  between:
    '(?:entre (?:las |los |ellas|ellos |ciudad(?:es)? )?(?:\\p{L}+)?|de (?:ciudad|un sitio) a (?:ciudad|otro)|para movernos|para moverme|alli nos movemos|una vez alli)',
  ownCar:
    '(?:(?:en|con) la (?:camioneta|furgo(?:neta)?|suburban)|(?:con |en )?(?:nuestr[oa]|mi)(?: propi[oa])? (?:coche|carro|auto|furgo(?:neta)?|camper|autocaravana|van|moto)|(?:coche|furgo(?:neta)?|camper|autocaravana|van) \\(?(?:el|la) (?:nuestr[oa]|mi[oa])|en (?:furgo(?:neta)?|camper|autocaravana) (?:propia )?desde|(?:coche|carro|auto|furgo(?:neta)?|autocaravana|caravana|camper) propi[oa]|en coche (?:desde|de) (?:casa|aqui))',
  rentalCar:
    '(?:coche (?:de alquiler|alquilado|rentado)|alquil(?:ar|amos|ando|aremos|o|er de)(?: un| de)? (?:coche|auto|furgo(?:neta)?|carro|moto)|rent(?:ar|amos|ando|aremos|o) (?:un )?(?:coche|carro|auto)|(?:auto|carro) (?:rentado|alquilado|de alquiler|de renta)|fly[- ](?:and[- ]|& ?)?drive|road ?-?trip)',
  noCar: '(?:(?:sin|no queremos|nada de|no|ni|(?:ya )?no (?:tenemos|tengo|hay))(?: alquilar)?(?: un)? (?:coche|carro|auto|carnet)|no conducir)',
  direct: '(?:vuelos? directos?|directos?|sin (?:escalas?|transbordos?|paradas))',
  oneStop: '(?:(?:maximo|max\\.?|como mucho|solo) )(?:una|1) escala|una escala (?:maximo|como mucho)',
};

export const money: MoneyWords = {
  perPerson: '(?:por (?:persona|cabeza|barba|adulto)|cada un[oa]|/ ?persona|p\\.? ?p\\.?|cada quien)',
  currencies: {
    euros: 'EUR',
    euro: 'EUR',
    eur: 'EUR',
    pavos: 'EUR',
    dolares: '$',
    'dolares americanos': 'USD',
    pesos: 'peso',
    'pesos mexicanos': 'MXN',
    'pesos argentinos': 'ARS',
    'pesos chilenos': 'CLP',
    'pesos colombianos': 'COP',
    libras: 'GBP',
    'francos suizos': 'CHF',
    francos: 'CHF',
    soles: 'PEN',
    reales: 'BRL',
    yenes: 'JPY',
    coronas: 'kr',
    lucas: 'peso',
    bolivianos: 'BOB',
    quetzales: 'GTQ',
    colones: 'CRC',
  },
};
