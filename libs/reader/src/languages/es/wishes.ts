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
      '(?:al menos|minimo|por lo menos) {N} (?:\\p{L}+ )?(?:cosas?|actividades?|visitas?|planes|salidas?|excursiones|sitios?|lugares|paradas) (?:al|por|cada) dia',
    ],
    [
      'max_per_day',
      '(?:nunca |no )?mas de {N} (?:\\p{L}+ )?(?:cosas?|actividades?|visitas?|planes|salidas?|excursiones|sitios?|lugares|paradas) (?:al|por|en un) dia(?:,? (?:no|es|son)(?: \\p{L}+){0,4})?',
    ],
    [
      'free_day',
      '(?:un|1)(?: \\p{L}+){0,2} dia,?(?: \\p{L}+){0,3} (?:sin|en que no|que no|en el que no)(?: \\p{L}+){0,3} (?:nada|planes?|programa)(?: (?:planead|programad|previst|organizad)\\p{L}+| que hacer)?',
      1,
    ],
    ['not_before', 'antes de (?:las? )?{T}(?:,? \\p{L}+){0,2} (?:no|nada|nadie)(?: \\p{L}+){0,2}'],
    ['depart_after', '(?:vuelo|vuelos|tren|salida|salir)(?: \\p{L}+){0,3} (?:nunca|no) antes de (?:las? )?{T}'],
    [
      'not_after',
      '(?:a|sobre|desde|hacia) (?:las? )?{T}(?:,? \\p{L}+){0,4} (?:muert\\p{L}+(?: de sueno)?|rendid\\p{L}+|dormid\\p{L}+|agotad\\p{L}+|cansad\\p{L}+|se (?:cae|duerme|apaga)(?: de sueno)?|cae(?: rendid\\p{L}+)?|frit\\p{L})',
    ],
    [
      'not_after',
      '(?:se (?:cae|duerme|apaga|queda dormid\\p{L})(?: de sueno)?|cae rendid\\p{L}+|muert\\p{L}+ de sueno|agotad\\p{L}+|cansad\\p{L}+)(?:{.})? (?:a|sobre|desde) (?:las? )?{T}',
    ],
    [
      'not_before',
      '(?:nada|no|nunca|nadie|ningun\\p{L}*)(?:{.})? antes de (?:las? )?{T}|(?:(?:minimo|como pronto|como muy pronto)(?: a)?|no antes de) las? {T}|a las? {T} (?:como (?:muy )?pronto|minimo)',
    ],
    [
      'not_before',
      '(?:(?:nada de )?madrugar,? ?(?:a partir de|hasta|antes de) (?:las? )?{T}|(?:empez\\p{L}+|empecemos|comenz\\p{L}+|levant\\p{L}+|desayun\\p{L}*|despertar\\p{L}*|salir|arrancar)(?:{.})? (?:a partir de|desde|despues de|no antes de|a) (?:las? )?{T}|a partir de las? {T})',
    ],
    [
      'not_before',
      '(?:nada de madrug\\p{L}+|sin madrug\\p{L}+|no (?:nos |me )?(?:gusta )?madrug\\p{L}+|odi\\p{L}+ madrug\\p{L}+|(?:no )?somos (?:nada )?madrugador\\p{L}+|dormir hasta tarde|levantarnos tarde|dormilon\\p{L}*)',
      930,
    ],
    ['not_after', '(?:a (?:las? )?)?{T}(?: \\p{L}+){0,4} (?:en la cama|acostad\\p{L}+|en el hotel|durmiendo|a dormir|a la cama|de vuelta en el hotel)'],
    [
      'not_after',
      '(?:en la cama|acostar\\p{L}*|en el hotel|a dormir|cenar|cenamos|cena|dormidos)(?:{.})? (?:a|antes de|sobre|no mas tarde de|como tarde a) (?:las? )?{T}',
    ],
    ['not_after', '(?:nada|no)(?:{.})? (?:despues de|mas tarde de) (?:las? )?{T}'],
    ['not_after', '(?:acostar\\p{L}* temprano|sin trasnochar|nada de trasnochar|cenar temprano)', 2130],
    [
      'max_per_day',
      '(?:max(?:imo)?\\.?|como mucho|no mas de|solo|hasta|a lo sumo) {N} (?:cosas?|actividades?|visitas?|planes|sitios?|lugares)(?: (?:al|por|cada) dia)?',
    ],
    ['max_per_day', '{N} (?:cosas?|actividades?|visitas?|planes) (?:al|por) dia(?: (?:maximo|como mucho|max))?'],
    ['max_per_day', '(?:una sola|una) (?:cosa|actividad|visita) (?:al|por) dia', 1],
    ['min_per_day', '(?:al menos|minimo) {N} (?:cosas?|actividades?|visitas?|planes) (?:al|por) dia'],
    [
      'min_per_day',
      '(?:dias? (?:bien )?(?:llenos?|completos?|a tope)|a tope|ver (?:todo )?lo (?:maximo|mas) posible|agenda (?:llena|apretada)|aprovechar al maximo|no (?:me|nos) cans\\p{L}+)',
      4,
    ],
    ['free_day', '(?:un|una|1)(?: \\p{L}+){0,3} (?:dia|tarde)(?: \\p{L}+){0,6} (?:nada|sin (?:planes?|nada|hacer nada)|libre)', 1],
    [
      'free_day',
      '(?:{N} |un )?dias? (?:enteros? )?(?:libres?|de (?:descanso|relax|playa(?! (?:en|a) \\p{L})|piscina|no hacer nada)|sin (?:planes|plan|nada))',
      1,
    ],
    ['free_day', '(?:no hacer (?:absolutamente )?nada|hacer el vago|sin hacer nada)', 1],
    ['nap', '(?:la )?(?:siestas?|descanso de mediodia)'],
    [
      'arrive_after',
      '(?:(?:no|sin)(?: \\p{L}+){0,2} (?:llegar|llegamos|llego|aterrizar|llegada)(?: \\p{L}+){0,2} antes de (?:las? )?{T}|lleg\\p{L}+(?: \\p{L}+){0,2} (?:despues de|a partir de|no antes de) (?:las? )?{T})',
    ],
    [
      'depart_after',
      '(?:(?:salir|salimos|salgo|salida|volar|vuelo|tren)(?: \\p{L}+){0,3} (?:despues de|a partir de|no antes de) (?:las? )?{T}|(?:trabajo|trabajamos|curro|curramos|trabajar)(?: \\p{L}+){0,3} hasta (?:las? )?{T})',
    ],
    [
      'back_by',
      '(?:(?:de vuelta|vuelta|volver|volv\\p{L}+|en casa|regres\\p{L}+)(?: \\p{L}+){0,4} (?:antes de|como tarde a|no mas tarde de|para|sobre|a) (?:las? )?{T}|antes de (?:las? )?{T}(?: \\p{L}+){0,3} (?:en casa|de vuelta))',
    ],
  ],
  dayOut,
  concepts,
  fillers:
    'gastar gastarnos ciudades paradas pie explorar recorrer descubrir excursion ruta escapada jubilados viaje salimos salgo volvemos vuelta vuelo tren amigos amigas dos tres el la los las lo un una unos unas y e o u pero yo tu nosotros nosotras el ella ellos me nos te se le les mi mis nuestro nuestra nuestros nuestras su sus es son soy somos era ser estar esta estan estamos he ha hemos han haber hay quiero quiere queremos quieren quisiera quisieramos gustaria gusta gustan encanta encantan puede podemos puedo debe hay que tenemos tengo tiene tener ir vamos voy ver visitar conocer hacer comer beber probar tomar pasar disfrutar buscar encontrar de del a al en con para por sin sobre entre desde hasta cerca muy mas menos tambien solo solamente todo todos toda todas mucho mucha muchos poco algo alguna algun alguno sitio sitios lugar lugares cosa cosas si no que como cuando donde porque pues luego despues primero hola gracias favor buen buena buenos buenas bonito bonita mejor grande dia dias noche noches manana tarde semana finde viaje vacaciones vez cada minimo menos otra otro esto eso este esta ese esa aqui alli ya sueno suenan ilusion ganas interesa interesan fan fans imprescindible obligatorio obvio verdad necesito necesitamos vivir tal ratito rato poder falta nada',
  wishing:
    '(?:quiero|queremos|quiere|quisiera|quisieramos|gustaria|gusta|gustan|encanta|encantan|necesit\\p{L}+|por favor|tenemos que|hay que|tengo que|ganas|ilusion|prefer\\p{L}+|importante|interesa|interesan|alergi\\p{L}+|sueno|buscamos|busco)',
  must: '(?:si o si|sin falta|imprescindible|obligatorio|hay que|no puede faltar|fundamental|importante|a toda costa|necesit\\p{L}+)',
  back: 'vuelta|volv\\p{L}+|regres\\p{L}+|casa',
  spelled: {},
  everyDay:
    '(?:casi (?:cada dia|todos los dias)|cada (?:dia|noche|manana)|todos los dias|todas las (?:noches|mananas)|a diario|(?:semana|vacaciones) de playa)',
  not: '(?:en vez de|en lugar de|no(?! (?:hemos|he|han|ha) )|sin|lo menos|el menor|(?:los?|las?|nos|le|les|se|me) agobian? (?:con|por)?|nada de|ni|nunca(?! (?:hemos|he|han|ha) )|evit(?:ar|ando|amos|emos|o|en|ad)|detest(?:o|amos|a)|huimos de|huyo de|basta de|saltarnos|nos saltamos|cansad[oa]s? de|aburrid[oa]s? de|ahorradnos|ahorrennos|pas(?:ar|amos|o) de|cero|odi(?:o|amos)|tampoco|ningun(?:a)?|huir de|lejos de|hart[oa]s? de|no (?:nos|me) gust\\p{L}+)',
  notBehind:
    '(?:(?:l[oa]s? )?evitamos|(?:nos )?l[oa]s saltamos|ni verl[oa]s|ningun[oa]?s?|nada|ni (?:un[oa]|loc[oa]s?|de broma|en pintura|hablar)|fuera|cero|nunca|descartad[oa]s?|a evitar|(?:cero|0) veces|ni una (?:sola )?vez|no(?: gracias)?|no hacen? falta|mejor no|ni hablar|para nada|no (?:nos|me|le|les) (?:van?|interesan?|gustan?|llaman?|dicen?|atraen?)(?: \\p{L}+){0,3}|(?:nos|me) (?:aburren?|sobran?)(?: \\p{L}+){0,2}|podemos (?:saltarl[oa]s?|saltarnosl[oa]s?))',
  comment:
    '(?:la semana (?:antes|despues)|sin (?:exagerar|pasarse|prisas?|agobios|compromiso)|ni idea|no (?:tengo|tenemos) (?:ni )?(?:la menor )?idea|no (?:lo )?(?:se|sabemos)|(?:eso|esto) (?:es|nos importa) (?:\\p{L}+ )?(?:importante|mucho)?(?: para (?:mi|nosotros))?|jaja\\p{L}*|misio|sin un duro|no hay (?:problema|apuro|prisa)|nada mas|eso es todo|ya (?:fuimos|estuvimos|lo vimos)|jubilad[oa]s?|trabaj\\p{L}+ en|viaj\\p{L}+ sol[oa]s?|buzos? certificad[oa]s?)',
  condition: '(?:si|porque|ya que|siempre que|cuando|para que|aunque)',
  article: '(?:el|las?|los|una?|unas|unos)',
  talking:
    'nada nunca siempre quedan queda fuera dentro querriamos quisieramos serio trabajo duermo para hay vamos voy creo da quiero yo nosotros nosotras nuestro nuestra mi mis tu ella ellos son soy era estamos somos tiene tenemos puede si porque pero no que quien es',
  eat: '(?:comer|cena|cenas|almuerzo|probar|restaurante|comida|cenar|beber|cocina)',
  and: '(?:pero|sino|y|e|&|mas|\\+|ademas de)',
  youChoose:
    '(?:(?:el (?:lugar|sitio|destino) )?(?:(?:nos|me) )?lo (?:dices|eliges|decides|pones|escoges) tu|(?:tu|usted|ustedes|vosotros) (?:elige[s]?|eliges|elegis|decide[s]?|decidis|escoges)|elige(?:lo)?(?: tu)?|elijan|decide(?:lo)?(?: tu)?|como (?:quieras|querais|veas|sea)|lo que (?:quieras|veas|recomiendes|sea)|sorprende(?:nos|me)|da igual|me da igual|nos da igual|no (?:se|sabemos|lo se|tengo idea|importa)|ni idea|sin preferencia|(?:soy |somos )?flexibles?|cualquiera|donde (?:quieras|sea)|lo dejo en tus manos|abiert[oa]s?)',
  anyBudget:
    '(?:(?:el )?(?:presupuesto|dinero|precio) (?:da igual|no (?:importa|es problema|es un problema)|abierto|flexible|ilimitado)|da igual (?:el )?(?:presupuesto|precio|dinero)|sin (?:limite|tope) de (?:presupuesto|gasto|dinero)|sin presupuesto (?:fijo|definido)|cueste lo que cueste|no (?:tenemos|tengo) presupuesto (?:fijo|definido))',
  anyPlace:
    '(?:¿? ?donde\\? ?(?:tu |vosotros |ustedes )?(?:mandas?|mandais|decides?|eliges?|dices?)|(?:donde|el sitio|el destino) (?:lo )?(?:elige|decide|pone)s? (?:tu|vosotros|ustedes)|(?:en )?alg[u]n (?:sitio|lugar|destino)|donde (?:sea|quieras)|a donde\\??|no (?:se|sabemos) (?:a ?)?donde|cualquier (?:sitio|lugar|destino)|destino (?:abierto|libre|sorpresa|da igual)|sorprende(?:nos|me)|recomienda(?:nos|me) (?:un|algun) (?:sitio|lugar|destino))',
  clock: [
    ['mediodia', '12:00'],
    ['medianoche', '23:59'],
  ],
  half: '(?!)',
  halfMinutes: 30,
};
