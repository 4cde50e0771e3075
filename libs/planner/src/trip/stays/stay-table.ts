/**
 * What travellers ask of a house, one a line: kind (`house` replaces the word for the tier, `extra` is added to it), the words in the plan, how people say it
 * (beginnings of words in folded text, `_` stands for a blank), the share of the tier's price, countries in which such houses stand (`*` is everywhere).
 */
export const STAY_TABLE = `
  house | Ryokan | ryokan | 1.4 | JP
  house | Riad | riad dar_ | 1.1 | MA,TN
  house | Desert camp | desert_camp | 1.2 | MA,TN,DZ,JO,OM,AE,SA,EG,IL,IN,NA
  house | Agriturismo | agriturism agritourism agroturism | 1 | IT,SM
  house | Farm stay | farm_stay farmhouse farm_ bauernhof ferme finca masseria quinta_ fattoria fazenda | 1 | *
  house | Parador | parador | 1.3 | ES
  house | Pousada | pousada | 1.1 | PT,BR
  house | Hanok | hanok | 1.1 | KR
  house | Overwater villa | overwater over_water water_villa wasservilla wasserbungalow sur_pilotis sobre_el_agua sull_acqua sobre_a_agua | 2.5 | MV,PF,FJ,MY,ID,MU,TH,SC
  house | Houseboat | houseboat hausboot peniche casa_flotante casa_galleggiante | 1.2 | *
  house | Castle hotel | castle_hotel schlosshotel hotel_chateau stay_in_a_castle sleep_in_a_castle in_a_castle im_schloss dans_un_chateau en_un_castillo in_un_castello num_castelo | 1.4 | *
  house | Temple or monastery lodging | shukubo temple_ temple_stay tempel templo tempio monaster monasterio mosteiro kloster_ convent | 1.1 | *
  house | Treehouse | treehouse tree_house baumhaus cabane_dans_les_arbres casa_del_arbol casa_sull_albero casa_na_arvore | 1.2 | *
  house | Yurt | yurt jurte yourte iurta ger_ | 0.8 | *
  house | Igloo | igloo iglu | 2 | FI,SE,NO,IS,CH,CA,AT,IT,FR
  house | Mountain hut | mountain_hut berghutte refuge_de_montagne refugio_de_montana rifugio | 0.8 | *
  house | Cottage | cottage ferienhaus gite_ gites casa_rural casale holiday_house cabin chalet hutte | 1 | *
  house | Campsite | campsite camping campingplatz zelt tent_ tente tienda_de_campana glamping campeggio | 0.6 | *
  house | Apartment | apartment flat_ ferienwohnung appartement apartamento appartamento airbnb self_catering | 1 | *
  house | Hostel | hostel jugendherberge auberge_de_jeunesse albergue ostello dorm | 0.6 | *
  house | Guesthouse | guesthouse guest_house pension pensione pensao bed_and_breakfast b_b_ bnb chambre_d_hote chambres_d_hote casa_particular small_hotel kleines_hotel petit_hotel | 0.9 | *
  house | Resort | resort all_inclusive | 1.15 | *
  house | Boutique hotel | boutique charming charme encanto con_fascino | 1.15 | *
  extra | with a pool | pool schwimmbad piscin swimming_pool | 1.05 | *
  extra | that takes dogs | dog pets pet_ hund chien perro cane_ cani cachorro haustier mascota animaux | 1 | *
  extra | with a kitchen | kitchen kuche cuisine_equipee cocina cucina cozinha kitchenette | 1 | *
  extra | with a spa | spa_ sauna wellness onsen hammam thermal | 1.1 | *
  extra | with a hot tub | hot_tub jacuzzi whirlpool | 1.05 | *
  extra | with a sea view | sea_view ocean_view meerblick vue_mer vue_sur_la_mer vistas_al_mar vista_al_mar vista_mare vista_mar | 1.1 | *
  extra | with a balcony | balcon balkon terrasse terraza terrazzo varanda | 1.05 | *
  extra | by the beach | near_the_beach on_the_beach beachfront am_strand strandnah pied_dans_l_eau primera_linea sulla_spiaggia na_praia beach_hotel | 1 | *
  extra | with a lift and a step-free room | step_free wheelchair accessible barrierefrei rollstuhl lift_ elevator aufzug ascenseur ascensor ascensore elevador | 1 | *
  extra | with a family room | family_room familienzimmer chambre_familiale habitacion_familiar camera_familiare quarto_familia cot_ crib | 1 | *
  extra | with breakfast | with_breakfast breakfast_included mit_fruhstuck petit_dejeuner_inclus desayuno_incluido colazione_inclusa cafe_da_manha_incluido | 1 | *
  extra | with half board | half_board halbpension demi_pension media_pension mezza_pensione meia_pensao breakfast_and_dinner | 1.2 | *
  extra | with parking | parking parkplatz garage aparcamiento parcheggio estacionamento | 1 | *
  extra | with air conditioning | air_con klimaanlage climatis aire_acondicionado aria_condizionata ar_condicionado | 1 | *
  extra | for adults only | adults_only nur_erwachsene sans_enfants solo_adultos solo_adulti so_adultos | 1.05 | *
  extra | in a quiet street | quiet_hotel quiet_room ruhig calme tranquil silenzios sossegad | 1 | *
  extra | in the centre | central zentral centric centrale centro_ city_centre | 1 | *
`;
