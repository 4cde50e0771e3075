/** Words of concepts, `concept: word, other word, begin*`; folded, see `wishes/concepts`. */
export const concepts = `
museum: museo*, exposicion*
gallery: galeria*
art: arte, pintura*, escultura*, arte moderno
street_art: arte urbano, grafit*, murales
history: histori*, medieval*, romano*
architecture: arquitect*, gaudi
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
wildlife: safari, animales salvajes, elefantes
penguin: pinguino*
dolphins: delfin*
wine: vino, vinos, bodega*, vinedo*, cata de vino*
beer: cerveza*, cerveceria*
whisky: whisky, destileria*
cocktails: coctel*, copas
bar: bar, bares, pub
nightlife: fiesta, salir de fiesta, vida nocturna, marcha
club: discoteca*, club, clubs, boliche*
live_music: musica en vivo, musica en directo, concierto*, musica, guitarra*, recital*
jazz: jazz
opera: opera, ballet
theatre: teatro*, espectaculo*, musical
flamenco: flamenco, tablao*
fado: fado
samba: samba
tango: tango*, milonga*
dance: bailar, baile, salsa, clase* de baile, bachata, vals
festival: festival*
market: mercado*, mercadillo*, zoco*, bazar*, feria
night_market: mercado nocturno, mercados nocturnos
christmas_market: mercadillos de navidad, mercadillo de navidad, mercadillo navideno, mercadillos navidenos, mercado de navidad, mercados de navidad, mercadillo de navidad, mercadillos navidenos, mercadillos de navidad
flea_market: rastro, pulgas, antiguedades, mercado de pulgas, mercado de las pulgas, rastrillo*, feria de antiguedades
shopping: compras, tiendas, ir de compras
food_hall: mercado gastronomico
cooking_class: clase de cocina, clases de cocina, curso de cocina, taller de cocina
food_tour: tour gastronomico, ruta gastronomica, tour de comida
tasting: degustacion*, cata, catas
spa: spa, balneario*
massage: masaje*
sauna: sauna*
hammam: hammam, hamam, banos arabes
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
horse: caballo*, cabalgata*, paseo a caballo, montar a caballo
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
crafts: artesania*, taller*, cuero, tejido*, tejedor*, orfebre*, plateria
pottery: ceramica*, alfareria*, barro negro, barro, ceramista*, azulejo*
souvenirs: recuerdos
chocolate: chocolate*
coffee: cafe, cafes, cafeteria*
cake: tarta*, pasteles, pasteleria*
bakery: panaderia*
ice_cream: helado*, heladeria*
breakfast: desayuno*
brunch: brunch
street_food: comida callejera, puestos de comida, street food, puestos callejeros, comer en la calle
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
vegetarian: sin carne, nada de carne, vegetarian*, no come carne, sin carne, no comemos carne, no como carne
halal: halal
kosher: kosher
gluten_free: gluten, celiac*
lactose_free: lactosa
nut_free: alergia a los frutos secos, alergico a los frutos secos, frutos secos, alergica a los frutos secos, cacahuete*
shellfish: alergia al marisco, alergico al marisco, alergica al marisco
no_pork: cerdo
no_alcohol: alcohol
pescatarian: pescetarian*
wheelchair: silla de ruedas, silla electrica, silla de ruedas electrica
step_free: accesible*, sin barreras, adaptado*, ducha adaptada, ducha a ras de suelo, plato de ducha
no_stairs: escalera*, escalones
no_hills: cuestas, cuesta, pendientes
limited_walking: rodilla*, cadera, caminar mucho, movilidad reducida, baston, muletas, andar mucho, caminatas largas, camina despacio, le cuesta andar, le cuesta caminar, caminar poco, andar poco, poca caminata, pocas caminatas, poco caminar, no caminar tanto, sin caminar mucho, sin andar mucho, con baston, con andador, andador, se cansa rapido, se cansa pronto, mala rodilla, protesis, operado de la cadera, operada de la cadera
stroller: cochecito*, carrito*, silleta
pregnant: embarazada*
pool: piscina*, alberca
beach_hotel: hotel en la playa, hotel frente al mar, cerca de la playa, a pie de playa
sea_view: vistas al mar, vista al mar
hostel: hostel*, albergue*, hostal*, litera*, dormitorio compartido, cama en dormitorio, habitacion compartida, mochiler*
cheap_stay: hotel modesto, habitacion modesta, hostalito, hotel barato, hoteles baratos, hotelito*, alojamiento barato, alojamiento economico, hotel economico, hoteles economicos, hotel sencillo, hoteles sencillos, hotel simple, hospedaje barato, hospedaje economico, hospedaje sencillo, habitacion sencilla, pension, pensiones, algo sencillo, algo barato para dormir, algo economico, nada lujoso, sin lujos, nada de lujos, motel, moteles, casa particular, casas particulares, lo mas barato
midrange_stay: hotel comodo, hoteles comodos, buen hotel, buenos hoteles, hotel decente, hotel bonito, hotel medio, gama media, 3 estrellas, tres estrellas
luxury_stay: lujo*, hotelazo, gran hotel, alta gama, buen hotel de lujo, 5 estrellas, cinco estrellas, 4 estrellas, cuatro estrellas
boutique: hotel boutique, hotel con encanto
family_room: habitacion familiar
apartment: apartamento*, casa rural, casas rurales, airbnb, piso, cocina propia
air_con: aire acondicionado
quiet_stay: hotel tranquilo, habitacion tranquila
central_stay: centrico*, hotel centrico, en el centro
balcony: balcon, terraza
pets: perro*, perrito*, mascota*
parking: parking, aparcamiento, estacionamiento
camping: camping, acampar
riad: riad, riads
parador: parador, paradores
farm_stay: agroturismo*, casa de campo
mountain_hut: refugio de montana, noche en refugio, refugios de montana
overwater: sobre el agua
castle_hotel: hotel castillo, dormir en un castillo, noche en un castillo
desert_camp: jaima*, haima*, campamento en el desierto, noche en el desierto, dormir en el desierto, tienda bereber
breakfast_included: desayuno incluido
resort: resort*, todo incluido
hotel: hotel, hoteles, alojamiento
room: habitaciones separadas, camas separadas
romantic: romantic*, pedida de mano
quiet: silencios*, tranquil*, silencio, calma, paz
off_beaten: fuera de ruta, poco turistic*, no turistic*, rincones secretos, sitios secretos
authentic: autentic*, vida local, como un local, gente local
relaxed: sin prisa, con calma, sin estres, nada de estres, sin prisas, sin agobios, relax, relaj*, sin prisas, descansar, con calma, sin prisa, sin estres
adventure: aventura*
family_friendly: para ninos, para los ninos, familiar, con ninos
warm: calor, sol, buen tiempo, calorcito
cheap: barat*, economic*, low cost, poco presupuesto
no_crowds: multitud*, aglomeraciones, masificad*, mucha gente, gentio
tourist_trap: trampa para turistas, trampas para turistas, guiris
honeymoon: luna de miel
birthday: cumpleanos
anniversary: aniversario
bachelor: despedida de solter*
art_nouveau: modernismo, modernista*, art nouveau
vintage: segunda mano, vintage, ropa usada
birdwatching: avistamiento de aves, observacion de aves, ver aves, pajaros, aves, ciguenas
olive: olivar*, olivo*, aceite de oliva, almazara*
salt_pans: salina*, salar
mass: misa
dinosaur: dinosaurio*, fosiles
touch: tocar, tactil*
cobbles: adoquin*, empedrad*
vertigo: vertigo, miedo a las alturas
blind: ciego, ciega, casi ciego, casi ciega, invidente*, discapacidad visual
deaf: sordo, sorda, hipoacusi*
autism: autis*
elderly: delicado de salud
wifi: wifi, wi-fi, internet
noise: ruido*
stargazing: telescopio*, via lactea, astronom*, observar estrellas, cielo estrellado
puppets: titere*, marioneta*, guinol
wine_bar: bar de vinos, bar de vino, bares de vino*, vinoteca*
rooftop: bar en la azotea, rooftop*
rafting: raft, aguas bravas, descenso de rio
zipline: tirolesa*, tirolina*, canopy, parque de aventura*
paragliding: parapente*, ala delta, paracaid*
quad: cuatrimoto*, quad, quads, buggy, buggies, jeep
canyoning: barranquismo, via ferrata
balloon: globo, globos, globo aerostatico, en globo
carriage: coche de caballos, calesa*, carroza*, calandria*
bioluminescence: biolumin*
turtles: tortuga*
metro_stations: estaciones de metro, estaciones del metro
afternoon_tea: te de las cinco, hora del te
diving: buceo, bucear
kayak: hidropedal*, patines de agua
boat: catamaran*, velero*
cycling: alquilar bicis, rentar bicis, alquilar bicicletas
train_ride: trenecito*, tren de vapor
hammam: banos arabes, bano arabe
wine: cata de malbec, malbec, cata de vinos
tea_ceremony: ceremonia del te
animals: animales, algo con animales, parque de animales, granja*, burros, alpacas, llamas, parque de aves, bioparc, bioparque
quad: tour en jeep, paseo en jeep, excursion en jeep, 4x4, todoterreno, en jeep
nightlife: salir de noche, salir por la noche, salir de copas, ir de copas, irnos de copas, salir de bares, ir de bares, juerga, parranda, rumba, rumbear, carrete, carretear, boliches, antro, antros, fiestear, vida de noche, salir a bailar, salir una noche, salir alguna noche, noche de fiesta
hiking: sendero*, ruta de senderismo, rutas a pie, camino costero, caminar por la montana, caminar por el monte, trek, paseo por el monte
sledding: trineo*, toboggan, perros de trineo
swimming: piscinas naturales, piscina natural, charcos, pozas, poza, balneario de rio
theatre: musicales, obra de teatro, comedia musical, un musical, monologos
coffee: cafe donde pasar el rato, cafe bonito, cafes bonitos, cafeteria con encanto
geyser: geiser*, geyser*
hot_spring: aguas calientes, pozas termales
`;
