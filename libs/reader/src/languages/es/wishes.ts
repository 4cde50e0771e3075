import type { WishWords } from '../language-words.js';

export const wishes: WishWords = {
  timed: [
    ['not_before', '(?:nada|no|nunca|nadie|ningun\\p{L}*)(?:{.})? antes de (?:las? )?{T}'],
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
    ['free_day', '(?:{N} |un )?dias? (?:enteros? )?(?:libres?|de (?:descanso|relax|playa|piscina|no hacer nada)|sin (?:planes|plan|nada))', 1],
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
      '(?:(?:de vuelta|vuelta|volver|volv\\p{L}+|en casa|regres\\p{L}+)(?: \\p{L}+){0,4} (?:antes de|como tarde a|no mas tarde de|para|sobre) (?:las? )?{T}|antes de (?:las? )?{T}(?: \\p{L}+){0,3} (?:en casa|de vuelta))',
    ],
  ],
  concepts: `
museum: museo*, exposicion*
gallery: galeria*
art: arte, pintura*, escultura*, arte moderno
street_art: arte urbano, grafit*, murales
history: histori*, medieval*, romano*
architecture: arquitect*, modernismo, modernista*, gaudi
castle: castillo*, fortaleza*, alcazaba, ciudadela
palace: palacio*, alcazar
church: iglesia*, catedral*, basilica*
temple: templo*, santuario*
mosque: mezquita*
monastery: monasterio*, convento*
ruins: ruinas, ruina, arqueolog*
old_town: casco antiguo, casco historico, casco viejo, centro historico, ciudad vieja, parte vieja, callejear, callejuelas
quarter: barrio*
viewpoint: mirador*, vistas, vista, panoramica*
rooftop: azotea*, rooftop*
tower: torre, torres
bridge: puente, puentes
park: parque, parques
garden: jardin*
nature: naturaleza, paisaje*, campo
zoo: zoo, zoologico
aquarium: acuario*
theme_park: parque de atracciones, parque tematico, parques tematicos, disneyland, parque acuatico
playground: parque infantil, columpios
beach: playa*, mar, costa, calas, cala
swimming: nadar, banarse, banarnos, bano en el mar
snorkeling: snorkel*, esnorquel*
diving: bucear, buceo
surfing: surf, surfear
sailing: vela, velero
kayak: kayak*, piragua*, canoa*, paddle
boat: barco*, paseo en barco, crucero*, barca
canal: canal, canales
island: islas
lake: lago*
river: rio
waterfall: cascada*, catarata*
mountain: montana*, cumbre*
hiking: senderismo, caminata*, ruta a pie, excursion a pie, trekking, rutas
cable_car: teleferico*, funicular*
skiing: esqui*, pistas
snow: nieve
northern_lights: aurora*
whales: ballena*
wildlife: safari, animales, elefantes, aves
penguin: pinguino*
dolphins: delfin*
wine: vino, vinos, bodega*, vinedo*, cata de vino*
beer: cerveza*, cerveceria*
whisky: whisky, destileria*
cocktails: coctel*, copas
bar: bar, bares, pub
nightlife: fiesta, salir de fiesta, vida nocturna, marcha
club: discoteca*, club, clubs
live_music: musica en vivo, musica en directo, concierto*, musica
jazz: jazz
opera: opera, ballet
theatre: teatro*, espectaculo*, musical
flamenco: flamenco, tablao*
fado: fado
samba: samba
tango: tango*, milonga*
dance: bailar, baile, salsa
festival: festival*
market: mercado*, mercadillo*, zoco*, bazar*
night_market: mercado nocturno, mercados nocturnos
christmas_market: mercado de navidad, mercados de navidad, mercadillo de navidad, mercadillos navidenos, mercadillos de navidad
flea_market: rastro, pulgas, antiguedades
shopping: compras, tiendas, ir de compras
food_hall: mercado gastronomico
cooking_class: clase de cocina, clases de cocina, curso de cocina, taller de cocina
food_tour: tour gastronomico, ruta gastronomica, tour de comida
tasting: degustacion*, cata, catas
spa: spa, balneario*
massage: masaje*
sauna: sauna*, hammam, hamam, banos arabes
hot_spring: aguas termales, termas, termales
yoga: yoga
cycling: bici, bicis, bicicleta*, ciclismo
train_ride: tren panoramico, tren turistico
tram: tranvia*
photography: foto, fotos, fotograf*
sunset: atardecer*, puesta de sol
sunrise: amanecer*
stargazing: estrellas
bookshop: libreria*, libros
library: biblioteca*
cemetery: cementerio*, panteon*
walking: paseo*, pasear, caminar
guided_tour: visita guiada, tour guiado, free tour
football: futbol, estadio*
golf: golf
climbing: escalada, via ferrata
horse: caballo*
balloon: globo*
cave: cueva*, cenote*
desert: desierto*, camello*
dunes: duna*
volcano: volcan*
glacier: glaciar*
fjord: fiordo*
cliffs: acantilado*
forest: bosque*, selva*
lighthouse: faro*
village: pueblo*, pueblito*
cherry_blossom: cerezos*, sakura
tulips: tulipan*
flowers: flores, patios
lavender: lavanda
autumn_leaves: colores de otono, hojas de otono
carnival: carnaval*
day_of_dead: dia de muertos, dia de los muertos
new_year: nochevieja, fin de ano
fireworks: fuegos artificiales
science: ciencia*
planetarium: planetario*
crafts: artesania*, taller*
pottery: ceramica*
souvenirs: recuerdos
chocolate: chocolate*
coffee: cafe, cafes, cafeteria*
cake: tarta*, pasteles, pasteleria*
bakery: panaderia*
ice_cream: helado*, heladeria*
breakfast: desayuno*
brunch: brunch
street_food: comida callejera, puestos de comida, street food
seafood: marisco*, mariscada
fish: pescado*
meat: carne, asado*
cheese: queso*
rice: arroz, arroces
soup: sopa*
local_food: comida local, comida tipica, cocina local, platos tipicos, gastronomia local, comida casera, gastronomia
fine_dining: alta cocina, estrella michelin, michelin, menu degustacion
good_food: comer bien, buena comida, restaurante*, comer rico, comer
tavern: taberna*, tasca*, chiringuito*, meson
picnic: picnic
sweets: dulces, postres
cheap_food: comida barata, comer barato
vegan: vegan*
vegetarian: vegetarian*, no come carne, sin carne, no comemos carne, no como carne
halal: halal
kosher: kosher
gluten_free: gluten, celiac*
lactose_free: lactosa
nut_free: alergia a los frutos secos, alergico a los frutos secos, frutos secos, alergica a los frutos secos, cacahuete*
shellfish: alergia al marisco, alergico al marisco, alergica al marisco
no_pork: cerdo
no_alcohol: alcohol
pescatarian: pescetarian*
wheelchair: silla de ruedas
step_free: accesible*, sin barreras, adaptado*
no_stairs: escalera*, escalones
no_hills: cuestas, cuesta, pendientes
limited_walking: rodilla*, cadera, caminar mucho, movilidad reducida, baston, muletas, andar mucho, caminatas largas, camina despacio, le cuesta andar, le cuesta caminar
stroller: cochecito*, carrito*, silleta
pregnant: embarazada*
pool: piscina*, alberca
beach_hotel: hotel en la playa, hotel frente al mar, cerca de la playa, a pie de playa
sea_view: vistas al mar, vista al mar
hostel: hostel*, albergue*, hostal*
cheap_stay: hotel barato, alojamiento barato, hotel sencillo, pension, algo sencillo
midrange_stay: hotel comodo, buen hotel, gama media, 3 estrellas, tres estrellas
luxury_stay: lujo*, 5 estrellas, cinco estrellas, 4 estrellas, cuatro estrellas
boutique: hotel boutique, hotel con encanto
family_room: habitacion familiar
apartment: apartamento*, airbnb, piso, cocina propia
air_con: aire acondicionado
quiet_stay: hotel tranquilo, habitacion tranquila
central_stay: centrico*, hotel centrico, en el centro
balcony: balcon, terraza
pets: perro*, perrito*, mascota*
parking: parking, aparcamiento, estacionamiento
camping: camping, acampar
breakfast_included: desayuno incluido
resort: resort*, todo incluido
hotel: hotel, hoteles, alojamiento
room: habitaciones separadas, camas separadas
romantic: romantic*, pedida de mano
quiet: tranquil*, silencio, calma, paz
off_beaten: fuera de ruta, poco turistic*, no turistic*, rincones secretos, sitios secretos
authentic: autentic*, vida local, como un local, gente local
relaxed: relax, relaj*, sin prisas, descansar, con calma, sin prisa, sin estres
adventure: aventura*, rafting, parapente, tirolina
family_friendly: para ninos, para los ninos, familiar, con ninos
warm: calor, sol, buen tiempo, calorcito
cheap: barat*, economic*, low cost, poco presupuesto
no_crowds: multitud*, aglomeraciones, masificad*, mucha gente, gentio
tourist_trap: trampa para turistas, trampas para turistas, guiris
honeymoon: luna de miel
birthday: cumpleanos
anniversary: aniversario
bachelor: despedida de solter*
`,
  fillers:
    'salimos salgo volvemos vuelta vuelo tren amigos amigas dos tres el la los las lo un una unos unas y e o u pero yo tu nosotros nosotras el ella ellos me nos te se le les mi mis nuestro nuestra nuestros nuestras su sus es son soy somos era ser estar esta estan estamos he ha hemos han haber hay quiero quiere queremos quieren quisiera quisieramos gustaria gusta gustan encanta encantan puede podemos puedo debe hay que tenemos tengo tiene tener ir vamos voy ver visitar conocer hacer comer beber probar tomar pasar disfrutar buscar encontrar de del a al en con para por sin sobre entre desde hasta cerca muy mas menos tambien solo solamente todo todos toda todas mucho mucha muchos poco algo alguna algun alguno sitio sitios lugar lugares cosa cosas si no que como cuando donde porque pues luego despues primero hola gracias favor buen buena buenos buenas bonito bonita mejor grande dia dias noche noches manana tarde semana finde viaje vacaciones vez cada minimo menos otra otro esto eso este esta ese esa aqui alli ya sueno suenan ilusion ganas interesa interesan fan fans imprescindible obligatorio obvio verdad necesito necesitamos vivir tal ratito rato poder falta nada',
  wishing:
    '(?:quiero|queremos|quiere|quisiera|quisieramos|gustaria|gusta|gustan|encanta|encantan|necesit\\p{L}+|por favor|tenemos que|hay que|tengo que|ganas|ilusion|prefer\\p{L}+|importante|interesa|interesan|alergi\\p{L}+|sueno|buscamos|busco)',
  must: '(?:si o si|sin falta|imprescindible|obligatorio|hay que|no puede faltar|fundamental|importante|a toda costa|necesit\\p{L}+)',
  everyDay: '(?:cada (?:dia|noche|manana)|todos los dias|todas las (?:noches|mananas)|a diario)',
  not: '(?:no|sin|nada de|ni|nunca|evitar|evitando|cero|odi(?:o|amos)|tampoco|ningun(?:a)?|huir de|lejos de|hart[oa]s? de|no (?:nos|me) gust\\p{L}+)',
  eat: '(?:comer|probar|restaurante|comida|cenar|beber|cocina)',
  and: '(?:y|e|&|mas|\\+|ademas de)',
  youChoose:
    '(?:(?:tu|usted|ustedes|vosotros) (?:elige[s]?|eliges|elegis|decide[s]?|decidis|escoges)|elige(?:lo)?(?: tu)?|elijan|decide(?:lo)?(?: tu)?|como (?:quieras|querais|veas|sea)|lo que (?:quieras|veas|recomiendes|sea)|sorprende(?:nos|me)|da igual|me da igual|nos da igual|no (?:se|sabemos|lo se|tengo idea|importa)|ni idea|sin preferencia|(?:soy |somos )?flexibles?|cualquiera|donde (?:quieras|sea)|lo dejo en tus manos|abiert[oa]s?)',
  anyBudget:
    '(?:(?:el )?(?:presupuesto|dinero|precio) (?:da igual|no (?:importa|es problema|es un problema)|abierto|flexible|ilimitado)|da igual (?:el )?(?:presupuesto|precio|dinero)|sin (?:limite|tope) de (?:presupuesto|gasto|dinero)|sin presupuesto (?:fijo|definido)|cueste lo que cueste|no (?:tenemos|tengo) presupuesto (?:fijo|definido))',
  anyPlace:
    '(?:(?:en )?alg[u]n (?:sitio|lugar|destino)|donde (?:sea|quieras)|a donde\\??|no (?:se|sabemos) (?:a ?)?donde|cualquier (?:sitio|lugar|destino)|destino (?:abierto|libre|sorpresa|da igual)|sorprende(?:nos|me)|recomienda(?:nos|me) (?:un|algun) (?:sitio|lugar|destino))',
  clock: [
    ['mediodia', '12:00'],
    ['medianoche', '23:59'],
  ],
  half: '(?!)',
  halfMinutes: 30,
};
