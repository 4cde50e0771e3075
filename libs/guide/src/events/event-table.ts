/**
 * Events that people travel for, one a line: id, name, kind, how people say it in folded text of six languages, where it is held, when.
 *
 * Where: names of towns, `cc:XX` for a whole country, `*` for everywhere. When, several separated by a blank: `MM-DD` or `MM-DD/MM-DD` where the days are the
 * same every year; `E-47` counts from Easter Sunday; `W-1tue01` is the last Tuesday of January, `W2sat08` the second Saturday of August, each with `+n` or `-n`
 * days; full dates where only those are known. `_` in words stands for a blank.
 */
export const EVENT_TABLE = `
  inti-raymi | Inti Raymi | festival | inti_raymi fiesta_del_sol festival_of_the_sun | cusco | 06-24
  up-helly-aa | Up Helly Aa | festival | up_helly_aa burning_galley | lerwick,shetland,shetland islands | W-1tue01
  basel-fasnacht | Basel Fasnacht: Morgestraich and Cortège | festival | fasnacht morgestraich morgenstreich | basel | E-41/E-39
  luzern-fasnacht | Lucerne Fasnacht | festival | fasnacht luzerner_fasnacht | lucerne | E-52/E-47
  eclipse-2026 | Total solar eclipse | festival | eclipse sonnenfinsternis eclissi | reykjavik,a coruna,oviedo,gijon,santander,bilbao,leon,burgos,valladolid,zaragoza,valencia,palma | 2026-08-12
  eclipse-2027 | Total solar eclipse | festival | eclipse sonnenfinsternis eclissi | luxor,cadiz,tarifa,malaga,gibraltar,ceuta,tangier,oran,sfax,benghazi,jeddah,mecca | 2027-08-02
  eclipse-2028 | Total solar eclipse | festival | eclipse sonnenfinsternis eclissi | sydney,queenstown,dunedin | 2028-07-22
  venice-carnival | Carnival of Venice | festival | carnival carnaval karneval carnevale fasching | venice | E-57/E-47
  carnival | Carnival | festival | carnival carnaval karneval carnevale fasching mardi_gras weiberfastnacht rosenmontag bloco | rio de janeiro,salvador,recife,olinda,sao paulo,belo horizonte,florianopolis,ouro preto,barranquilla,santa cruz de tenerife,tenerife,las palmas,cadiz,sitges,cologne,dusseldorf,mainz,bonn,aachen,binche,aalst,maastricht,viareggio,ivrea,putignano,new orleans,mobile,port of spain,oruro,mazatlan,veracruz,montevideo,mindelo,dunkirk,loule,torres vedras,madeira,funchal,patras,limassol,rijeka,ptuj,mohacs | E-52/E-47
  oktoberfest | Oktoberfest | festival | oktoberfest wiesn | munich | 2026-09-19/2026-10-04 2027-09-18/2027-10-03 2028-09-16/2028-10-03
  day-of-the-dead | Day of the Dead (Día de Muertos) | festival | day_of_the_dead dia_de_muertos dia_de_los_muertos dia_dos_mortos tag_der_toten fete_des_morts jour_des_morts giorno_dei_morti | cc:MX | 10-31/11-02
  songkran | Songkran | festival | songkran | cc:TH | 04-13/04-15
  loy-krathong | Loy Krathong and Yi Peng | light | loy_krathong loi_krathong yi_peng yee_peng | cc:TH | 2026-11-24/2026-11-25 2027-11-13/2027-11-14 2028-11-02/2028-11-03
  diwali | Diwali | light | diwali deepavali divali | cc:IN,cc:NP,singapore,kuala lumpur,leicester | 2026-11-07/2026-11-09 2027-10-28/2027-10-30 2028-10-16/2028-10-18
  holi | Holi | festival | holi_ holi$ | cc:IN,cc:NP | 2026-03-03/2026-03-04 2027-03-21/2027-03-22 2028-03-10/2028-03-11
  ganesh | Ganesh Chaturthi | festival | ganesh_chaturthi ganesha_fest | mumbai,pune,goa | 2026-09-14 2027-09-04
  thaipusam | Thaipusam | festival | thaipusam | kuala lumpur,singapore,george town,penang | 2026-02-01 2027-01-22
  hornbill | Hornbill Festival | festival | hornbill_festival | kohima,nagaland | 12-01/12-10
  nyepi | Nyepi and the Ogoh-ogoh parade | festival | nyepi ogoh_ogoh | bali,ubud,denpasar,sanur,seminyak | 2026-03-18/2026-03-19 2027-03-07/2027-03-08 2028-03-25/2028-03-26
  lunar-new-year | Lunar New Year | festival | lunar_new_year chinese_new_year chinesisches_neujahr chinesische_neujahr nouvel_an_chinois ano_nuevo_chino capodanno_cinese ano_novo_chines tet_holiday tet_festival | cc:CN,cc:HK,cc:SG,cc:TW,cc:MY,cc:VN,cc:MO | 2026-02-17/2026-02-19 2027-02-06/2027-02-08 2028-01-26/2028-01-28
  mid-autumn | Mid-Autumn Festival | light | mid_autumn moon_festival mooncake mondfest | cc:CN,cc:HK,cc:SG,cc:TW,cc:VN | 2026-09-25 2027-09-15 2028-10-03
  harbin-ice | Harbin Ice and Snow Festival | light | ice_festival ice_and_snow eisfestival festival_de_glace | harbin | 01-05/02-20
  naadam | Naadam | festival | naadam | ulaanbaatar,cc:MN | 07-11/07-13
  sapporo-snow | Sapporo Snow Festival | light | snow_festival schneefestival yuki_matsuri festival_de_la_neige festival_de_nieve | sapporo | 02-04/02-11
  gion-matsuri | Gion Matsuri | festival | gion_matsuri gion_festival gion-matsuri gionfest | kyoto | 07-14/07-17 07-24
  aoi-matsuri | Aoi Matsuri | festival | aoi_matsuri | kyoto | 05-15
  jidai-matsuri | Jidai Matsuri | festival | jidai_matsuri | kyoto | 10-22
  tenjin-matsuri | Tenjin Matsuri | festival | tenjin_matsuri | osaka | 07-24/07-25
  nebuta | Nebuta Matsuri | light | nebuta | aomori | 08-02/08-07
  awa-odori | Awa Odori | festival | awa_odori | tokushima | 08-12/08-15
  tanabata | Sendai Tanabata | festival | tanabata | sendai | 08-06/08-08
  la-merce | La Mercè | festival | la_merce merce_fest fiestas_de_la_merce | barcelona | 09-23/09-27
  sant-jordi | Sant Jordi: books and roses | festival | sant_jordi | barcelona | 04-23
  semana-santa | Semana Santa processions | festival | semana_santa holy_week karwoche semaine_sainte settimana_santa procesion procesiones | cc:ES,cc:GT,popayan,ayacucho,braga,ouro preto,antigua guatemala | E-7/E+0
  feria-abril | Feria de Abril | festival | feria_de_abril april_fair feria_de_sevilla | seville | E+16/E+21
  san-fermin | San Fermín | festival | san_fermin sanfermines running_of_the_bulls | pamplona | 07-06/07-14
  tomatina | La Tomatina | festival | tomatina | bunol,valencia | W-1wed08
  fallas | Las Fallas | festival | fallas | valencia | 03-15/03-19
  san-isidro | Fiestas de San Isidro | festival | fiestas_de_san_isidro san_isidro_fest | madrid | 05-14/05-17
  alcoy | Moros y Cristianos | festival | moros_y_cristianos | alcoy | 04-22/04-24
  hogueras | Hogueras de San Juan | festival | hogueras noche_de_san_juan | alicante,a coruna,malaga,valencia | 06-23/06-24
  pilar | Fiestas del Pilar | festival | fiestas_del_pilar el_pilar_fest | zaragoza | 10-10/10-15
  aste-nagusia | Aste Nagusia | festival | aste_nagusia semana_grande | bilbao | 2026-08-22/2026-08-30 2027-08-21/2027-08-29
  three-kings | Three Kings parade | festival | reyes_magos three_kings cabalgata heilige_drei_konige | cc:ES | 01-05
  palio | Palio di Siena | festival | palio | siena | 07-02 08-16
  ferragosto | Ferragosto | festival | ferragosto | cc:IT | 08-15
  redentore | Festa del Redentore | festival | redentore_fest festa_del_redentore redentore_fire | venice | W3sat07/W3sat07+1
  sant-agata | Festa di Sant'Agata | festival | sant_agata | catania | 02-03/02-05
  santa-rosalia | Festino di Santa Rosalia | festival | santa_rosalia festino | palermo | 07-10/07-15
  san-giovanni | San Giovanni and Calcio Storico | festival | calcio_storico san_giovanni_fest fuochi_di_san_giovanni | florence | 06-24
  infiorata | Infiorata of Corpus Domini | festival | infiorata | spello,genzano,noto | E+62/E+63
  gubbio | Corsa dei Ceri | festival | corsa_dei_ceri | gubbio | 05-15
  corpus-christi | Corpus Christi processions | festival | corpus_christi fronleichnamsprozession corpus_domini | cusco,granada,toledo,sitges,ouro preto,cc:AT | E+60
  sao-joao | Festa de São João | festival | sao_joao festa_junina festas_juninas | porto,braga,campina grande,caruaru,salvador | 06-23/06-24
  santo-antonio | Santo António and the Marchas Populares | festival | santo_antonio festas_de_lisboa marchas_populares sardine_festival | lisbon | 06-12/06-13
  parintins | Parintins Folklore Festival | festival | boi_bumba festival_de_parintins parintins_fest | parintins | W-1fri06/W-1fri06+2
  reveillon | New Year's Eve on the beach | fireworks | reveillon | rio de janeiro,florianopolis,salvador | 12-31
  fiestas-patrias-cl | Fiestas Patrias | festival | fiestas_patrias para_el_dieciocho el_dieciocho_de_sep | cc:CL | 09-18/09-19
  fiestas-patrias-pe | Fiestas Patrias | festival | fiestas_patrias | cc:PE | 07-28/07-29
  candelaria | Fiesta de la Candelaria | festival | candelaria | puno | 02-02/02-14
  feria-flores | Feria de las Flores | festival | feria_de_las_flores desfile_de_silleteros flower_fair | medellin | 08-01/08-09
  guelaguetza | Guelaguetza | festival | guelaguetza | oaxaca | W3mon07 W4mon07
  grito | Independence night: El Grito | festival | el_grito grito_de_independencia grito_de_dolores | cc:MX | 09-15/09-16
  king-day | King's Day | festival | king_s_day kings_day koningsdag konigstag jour_du_roi dia_del_rey | cc:NL | 04-27
  st-patrick | St Patrick's Day | festival | st_patrick saint_patrick paddy_s_day san_patricio | cc:IE,boston,chicago,new york | 03-17
  hogmanay | Hogmanay | fireworks | hogmanay | edinburgh,glasgow,stonehaven | 12-30/01-01
  burns-night | Burns Night | festival | burns_night burns_supper | edinburgh,glasgow,ayr,alloway | 01-25
  fringe | Edinburgh Festival Fringe | festival | fringe | edinburgh | 2026-08-07/2026-08-31 2027-08-06/2027-08-30 2028-08-04/2028-08-28
  braemar | Braemar Gathering | festival | braemar highland_games | braemar,ballater | W1sat09
  notting-hill | Notting Hill Carnival | festival | notting_hill_carnival notting_hill_karneval carnaval_de_notting_hill carnevale_di_notting_hill | london | W-1mon08-1/W-1mon08
  bonfire | Bonfire Night | fireworks | bonfire_night guy_fawkes | london,lewes,edinburgh,leeds,york | 11-05
  glastonbury | Glastonbury Festival | music | glastonbury_fest | glastonbury,pilton | 2027-06-23/2027-06-27
  wimbledon | Wimbledon Championships | sports | wimbledon_champ wimbledon_tennis | london | 2026-06-29/2026-07-12 2027-06-28/2027-07-11
  bastille | Bastille Day | fireworks | bastille_day 14_juillet quatorze_juillet quatorze_de_julho | cc:FR | 07-13/07-14
  musique | Fête de la Musique | music | fete_de_la_musique | cc:FR | 06-21
  lumieres | Fête des Lumières | light | fete_des_lumieres lichterfest festival_of_lights fiesta_de_las_luces festa_delle_luci festa_das_luzes | lyon | 12-05/12-08
  avignon | Festival d'Avignon | festival | festival_d_avignon avignon_festival | avignon | 07-05/07-24
  braderie | Braderie de Lille | market | braderie | lille | W1sat09/W1sat09+1
  salzburg-festival | Salzburg Festival | music | salzburger_festspiel salzburg_festival festival_de_salzb | salzburg | 07-20/08-30
  opera-ball | Vienna Opera Ball | music | opernball opera_ball | vienna | E-52
  street-parade | Street Parade | music | street_parade streetparade | zurich | W2sat08
  sechselauten | Sechseläuten | festival | sechselauten boogg | zurich | W3mon04
  escalade | Fête de l'Escalade | festival | escalade | geneva | 12-11/12-13
  montreux-jazz | Montreux Jazz Festival | music | montreux_jazz jazzfestival_montreux | montreux | W1fri07/W1fri07+15
  gent-feesten | Gentse Feesten | festival | gentse_feesten ghent_festivities fetes_de_gand | ghent | W3sat07-1/W3sat07+8
  amsterdam-pride | Canal Parade of Amsterdam Pride | festival | canal_parade amsterdam_pride pride | amsterdam | W1sat08
  kulturen | Karneval der Kulturen | festival | karneval_der_kulturen | berlin | E+47/E+50
  hafengeburtstag | Hafengeburtstag | festival | hafengeburtstag | hamburg | 2026-05-08/2026-05-10 2027-05-07/2027-05-09
  kieler-woche | Kieler Woche | festival | kieler_woche kiel_week | kiel | 2026-06-20/2026-06-28 2027-06-19/2027-06-27
  wasen | Cannstatter Wasen | festival | cannstatter_wasen cannstatter_volksfest wasen_ | stuttgart | 2026-09-25/2026-10-11 2027-09-24/2027-10-10
  walpurgis | Walpurgis Night | festival | walpurgis valborg | uppsala,lund,stockholm,gothenburg,goslar,thale,quedlinburg | 04-30
  vappu | Vappu | festival | vappu | helsinki,tampere,turku | 04-30/05-01
  midsummer | Midsummer | festival | midsummer midsommar mittsommer juhannus | cc:SE,cc:FI | 2026-06-19/2026-06-20 2027-06-25/2027-06-26 2028-06-23/2028-06-24
  lucia | Lucia procession | light | lucia_procession luciafest lucia_fest sankta_lucia | cc:SE | 12-13
  norway-day | Constitution Day parade | festival | constitution_day syttende_mai 17th_of_may 17_mai | cc:NO | 05-17
  hungary-day | St Stephen's Day fireworks | fireworks | st_stephen_s_day stephanstag_in_buda | budapest | 08-20
  timkat | Timkat | festival | timkat timket | cc:ET | 01-19
  meskel | Meskel | festival | meskel | cc:ET | 09-27
  vivid | Vivid Sydney | light | vivid_sydney vivid_ | sydney | 05-23/06-13
  melbourne-cup | Melbourne Cup | sports | melbourne_cup | melbourne | W1tue11
  matariki | Matariki | light | matariki | cc:NZ | 2026-07-10 2027-06-25 2028-07-14
  july-fourth | Independence Day fireworks | fireworks | 4th_of_july fourth_of_july july_4th independence_day vierter_juli | cc:US | 07-04
  thanksgiving | Thanksgiving Parade | festival | thanksgiving_parade macy_s_parade macys_parade | new york | W4thu11
  rose-parade | Rose Parade | festival | rose_parade | pasadena,los angeles | 01-01
  balloon-fiesta | International Balloon Fiesta | festival | balloon_fiesta ballonfestival festival_de_globos | albuquerque | W1sat10/W1sat10+8
  burning-man | Burning Man | festival | burning_man | black rock city,reno | W1mon09-8/W1mon09
  stampede | Calgary Stampede | festival | stampede | calgary | 2026-07-03/2026-07-12 2027-07-09/2027-07-18
  quebec-winter | Carnaval de Québec | festival | winter_carnival carnaval_de_quebec winterkarneval carnaval | quebec city,quebec | W1fri02/W1fri02+9
  christmas-lights | Christmas lights | light | christmas_lights weihnachtsbeleuchtung lumieres_de_noel illuminations_de_noel luces_de_navidad luci_di_natale luminarie luzes_de_natal | * | 11-20/01-05
  halloween | Halloween | festival | halloween_parade halloween_party | * | 10-31
`;
