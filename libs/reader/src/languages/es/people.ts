import type { PeopleWords } from '../language-words.js';

const my = '(?:mi|nuestr[oa]|su)';
const relative =
  'mujer|esposa|esposo|marido|novi[oa]|pareja|chic[oa]|madre|mama|padre|papa|herman[oa]|amig[oa]|prim[oa]|tia|tio|abuel[oa]|colega|companer[oa]|compi|suegr[oa]|cunad[oa]|sobrin[oa]|prometid[oa]|amig[oa] de toda la vida|cuidador[a]?|asistente|acompanante|pololo|polola|compadre|comadre|mami|papi|abuelit[oa]|enfermer[oa]|madrina|padrino';

/** Children, and their ages in brackets. */
const kids = '(?:(?:nuestr[oa]s|mis|los|las|dos|tres) ){0,4}(?:nin[oa]s?|hij[oa]s?|peques|crios|chicos)(?: ?\\([^)]{1,30}\\))?';

export const people: PeopleWords = {
  relative: `(?:${relative})`,
  spouse: 'romantic[oa]|san valentin|marido|esposa|esposo|mi mujer|novi[oa]|pareja',
  companion: `(?<=con )(?:mama|papa|mami|papi)(?!\\p{L})|${my} (?:\\p{L}+ ){0,2}?(?:${relative})(?!\\p{L})|una? amig[oa](?!\\p{L})`,
  pair: '(?:mis|nuestros|sus) (?:padres|abuelos|suegros|papas)|los (?:padres|suegros) de (?:el|ella|mi \\p{L}+)',
  counted: '(?:\\p{L}+ )?(?:amig[oa]s|herman[oa]s|prim[oa]s|coleg[oa]s|companer[oa]s|chic[oa]s)',
  adults: 'adult[oa]s?|mayores(?= y)',
  children:
    '(?:(?:sobrin[oa]s|ahijad[oa]s)(?=,? ?\\(?(?:de )?\\d)|nin[oa]s?|hij[oa]s?|peques?|pequen[oa]s|bebes?|crios?|nenes?|chiquit[oa]s|adolescentes?|niet[oa]s|gemel[oa]s|melliz[oa]s|trilliz[oa]s)',
  child: '(?:(?:mi|nuestr[oa]) (?:\\p{L}+ ){0,2}?(?:hij[oa]|bebe|nin[oa]|nen[ea]|niet[oa]|peque))(?!\\p{L})',
  total: [
    '(?:somos|seremos|vamos|iremos|viajamos|grupo de|familia de|para(?! un[ao]? (?!persona|adult)\\p{L})|entre) {N}(?: personas)?(?! (?:noches?|dias?|semanas?|euros?|meses|horas))',
    '{N} (?:\\p{L}+ )?(?:personas|pers\\.?|pax|amig[oa]s|viajer[oa]s|estudiantes|chic[oa]s|mujeres|hombres|colegas|herman[oa]s|jubilad[oa]s|primas|primos)',
    '(?<=^|[.!?:¡\\n] ?){N} (?:\\p{L}+ )?\\p{L}{3,}(?:dor[ea]s|ist[ae]s|er[oa]s|graf[oa]s|manes|mamas|papas|abuel[oa]s|profes|fans)(?= (?:de|desde))',
  ],
  together: [
    ['los dos|las dos|nosotros dos|nosotras dos|entre dos|para dos|ambos|ambas|ningun[oa] de (?:los|las) dos', 2],
    ['los tres|las tres|nosotr[oa]s tres', 3],
    ['los cuatro|las cuatro|nosotr[oa]s cuatro', 4],
    ['los cinco|las cinco|nosotr[oa]s cinco', 5],
  ],
  twins: 'gemel[oa]s|melliz[oa]s',
  triplets: 'trilliz[oa]s',
  onTop: 'mas|\\+|y tambien',
  subject: '(?:mi|nuestr[oa])? ?(?:mama|madre|papa|padre|abuela|abuelo|hermana|hermano) (?:es|esta|tiene|no|quiere|usa|camina|anda|le|ama|puede)',
  couple: 'pareja|luna de miel|viaje de novios|recien casados',
  solo: '(?:(?:voy|viajo|ire|estoy|vamos) sol[oa]|sola|yo sol[oa]|solo yo|para mi sol[oa]|una persona|1 persona|una sola persona|(?:mama|papa|madre|padre) (?:solter[oa]|sol[oa])|madre soltera|ando sol[oa])',
  self: 'yo|me|mi|mis|conmigo|quiero|necesito|salgo|voy',
  we: 'nosotr[oa]s|nos|nuestr[oa]s?|somos|queremos|salimos|vamos',
  couples: '{N} (?:\\p{L}+ )?(?:parejas|matrimonios)',
  family: '(?:familia|familiar)',
  parent: '(?:mama|papa|madre|padre|abuela|abuelo|tia|tio)',
  parents: '(?:padres|abuelos)',
  offspring: '(?:hij[oa]|bebe|niet[oa]|nin[oa]|nen[ea]|beba)',
  yearOld: '(?: anos)',
  months: '(?:meses|mes)',
  years: '(?:anos?|anitos?)',
  and: '(?:y|e|&|mas|\\+|con)',
  writer: 'yo|mi',
  possessive: 'mis?|nuestr[oa]s?|sus?',
  little: '(?:el|la)(?: (?:pequen[oa]|peque))?|pequen[oa]',
  aged: 'que tienen?|tienen?|de(?= \\d{1,2} (?:anos|meses|anitos))',
  so: 'o sea|osea|es decir|entonces|asi que|vaya',
  leftBehind: `${kids} (?:nos|me) (?:l[oa] )?(?:han |ha )?(?:regal\\p{L}+|pagan?|pagado|invit\\p{L}+)|regalo de ${kids}|(?:un bebe|${kids})[^.;!?\\n]{0,30}, (?:\\p{L}+ ){1,3}(?:l[oa]s?|se l[oa]s?) (?:cuidan?|quedan?)|(?:dej\\p{L}+) (?:a )?${kids}(?: (?:con|en casa de|a|en)(?: (?:l[oa]s?|mis?|sus?|nuestros))?(?: \\p{L}+)?)?|${kids} (?:se quedan|se queda|quedan|estaran)(?: (?:con|en)(?: (?:l[oa]s?|mis?|sus?|casa de))?(?: \\p{L}+)?)?|sin ${kids}`,
  withoutWriter: '(?:(?:solo )?ellos dos|(?:solo )?ellas dos|sin mi|no (?:para mi|yo)|yo no (?:voy|viajo))',
  forWhom: 'para',
  goes: '(?:me han pedido|me pidieron|me piden|quieren|quisieran|querrian|desean|suenan|van|viajan|viajaran|celebran|cumplen|necesitan|les gustaria|piensan)',
  paid: '(?:para )?(?:l[oa]s|entre(?: l[oa]s)?|nosotr[oa]s) {N}|para {N}',
  inAll:
    '(?:o sea|asi que|entonces|es decir|total) (?:somos )?{N}(?: personas| en total)?(?= ?(?:[,;!?)]|[.:](?!\\d))|$)|{N} (?:personas )?en total(?= ?(?:[,;!?)]|[.:](?!\\d))|$)',
  pronounPair: '(?:el|ella|tu) y yo|yo y (?:el|ella|tu)',
  otherCouple: '(?:otra|segunda) pareja|una pareja (?:de amigos|amiga)|otro matrimonio|un matrimonio amigo',
  others: 'ella|el|tu',
  onlyWriter:
    '(?:solo|solamente|unicamente|nada mas)(?: para)? (?:yo|mi|una servidora|un servidor)(?! y)|yo sol(?:it)?[oa]|a solas|viaj\\p{L}+ sol(?:it)?[oa]|por mi cuenta|por libre|en solitario|sol(?:it)?a(?=[ ,.]*(?:\\d|$|[.,;]))',
  ages: '(?:ambos|ambas|(?:los|las) (?:dos|tres|cuatro)|tenemos|tengo|todos|todas)(?: (?:de|con|tenemos))? (?:unos )?\\d{2}(?: y (?:pico|tantos))?(?: anos)?(?! ?(?:noches?|dias?|euros?|personas|%|km|[:.,]\\d))|(?:treinta|cuarenta|cincuenta|sesenta)(?:ñ|n)er[oa]s|de \\p{L}+enta y (?:pico|tantos)',
};
