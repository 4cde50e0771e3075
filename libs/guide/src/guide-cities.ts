import type { GuideCity } from './city.schema.js';
import { amsterdam } from './cities/amsterdam.js';
import { athens } from './cities/athens.js';
import { auckland } from './cities/auckland.js';
import { bali } from './cities/bali.js';
import { bangkok } from './cities/bangkok.js';
import { barcelona } from './cities/barcelona.js';
import { beijing } from './cities/beijing.js';
import { berlin } from './cities/berlin.js';
import { bogota } from './cities/bogota.js';
import { boston } from './cities/boston.js';
import { brisbane } from './cities/brisbane.js';
import { brussels } from './cities/brussels.js';
import { budapest } from './cities/budapest.js';
import { buenosAires } from './cities/buenos-aires.js';
import { cairo } from './cities/cairo.js';
import { capeTown } from './cities/cape-town.js';
import { cartagena } from './cities/cartagena.js';
import { chiangMai } from './cities/chiang-mai.js';
import { chicago } from './cities/chicago.js';
import { copenhagen } from './cities/copenhagen.js';
import { cusco } from './cities/cusco.js';
import { delhi } from './cities/delhi.js';
import { dubai } from './cities/dubai.js';
import { dublin } from './cities/dublin.js';
import { dubrovnik } from './cities/dubrovnik.js';
import { edinburgh } from './cities/edinburgh.js';
import { florence } from './cities/florence.js';
import { hanoi } from './cities/hanoi.js';
import { helsinki } from './cities/helsinki.js';
import { hoChiMinhCity } from './cities/ho-chi-minh-city.js';
import { hongKong } from './cities/hong-kong.js';
import { istanbul } from './cities/istanbul.js';
import { jaipur } from './cities/jaipur.js';
import { johannesburg } from './cities/johannesburg.js';
import { krakow } from './cities/krakow.js';
import { kualaLumpur } from './cities/kuala-lumpur.js';
import { kyoto } from './cities/kyoto.js';
import { lasVegas } from './cities/las-vegas.js';
import { lima } from './cities/lima.js';
import { lisbon } from './cities/lisbon.js';
import { london } from './cities/london.js';
import { losAngeles } from './cities/los-angeles.js';
import { madrid } from './cities/madrid.js';
import { marrakesh } from './cities/marrakesh.js';
import { melbourne } from './cities/melbourne.js';
import { mexicoCity } from './cities/mexico-city.js';
import { miami } from './cities/miami.js';
import { milan } from './cities/milan.js';
import { montreal } from './cities/montreal.js';
import { mumbai } from './cities/mumbai.js';
import { munich } from './cities/munich.js';
import { nairobi } from './cities/nairobi.js';
import { naples } from './cities/naples.js';
import { newOrleans } from './cities/new-orleans.js';
import { newYork } from './cities/new-york.js';
import { nice } from './cities/nice.js';
import { osaka } from './cities/osaka.js';
import { oslo } from './cities/oslo.js';
import { paris } from './cities/paris.js';
import { prague } from './cities/prague.js';
import { queenstown } from './cities/queenstown.js';
import { reykjavik } from './cities/reykjavik.js';
import { rioDeJaneiro } from './cities/rio-de-janeiro.js';
import { rome } from './cities/rome.js';
import { sanFrancisco } from './cities/san-francisco.js';
import { santiago } from './cities/santiago.js';
import { saoPaulo } from './cities/sao-paulo.js';
import { seoul } from './cities/seoul.js';
import { seville } from './cities/seville.js';
import { shanghai } from './cities/shanghai.js';
import { siemReap } from './cities/siem-reap.js';
import { singapore } from './cities/singapore.js';
import { stockholm } from './cities/stockholm.js';
import { sydney } from './cities/sydney.js';
import { taipei } from './cities/taipei.js';
import { tbilisi } from './cities/tbilisi.js';
import { tokyo } from './cities/tokyo.js';
import { toronto } from './cities/toronto.js';
import { tunis } from './cities/tunis.js';
import { vancouver } from './cities/vancouver.js';
import { venice } from './cities/venice.js';
import { vienna } from './cities/vienna.js';
import { washington } from './cities/washington.js';
import { zanzibar } from './cities/zanzibar.js';
import { zurich } from './cities/zurich.js';

/** Every city of the built-in guide, by id. */
export const GUIDE_CITIES: readonly GuideCity[] = [
  amsterdam,
  athens,
  auckland,
  bali,
  bangkok,
  barcelona,
  beijing,
  berlin,
  bogota,
  boston,
  brisbane,
  brussels,
  budapest,
  buenosAires,
  cairo,
  capeTown,
  cartagena,
  chiangMai,
  chicago,
  copenhagen,
  cusco,
  delhi,
  dubai,
  dublin,
  dubrovnik,
  edinburgh,
  florence,
  hanoi,
  helsinki,
  hoChiMinhCity,
  hongKong,
  istanbul,
  jaipur,
  johannesburg,
  krakow,
  kualaLumpur,
  kyoto,
  lasVegas,
  lima,
  lisbon,
  london,
  losAngeles,
  madrid,
  marrakesh,
  melbourne,
  mexicoCity,
  miami,
  milan,
  montreal,
  mumbai,
  munich,
  nairobi,
  naples,
  newOrleans,
  newYork,
  nice,
  osaka,
  oslo,
  paris,
  prague,
  queenstown,
  reykjavik,
  rioDeJaneiro,
  rome,
  sanFrancisco,
  santiago,
  saoPaulo,
  seoul,
  seville,
  shanghai,
  siemReap,
  singapore,
  stockholm,
  sydney,
  taipei,
  tbilisi,
  tokyo,
  toronto,
  tunis,
  vancouver,
  venice,
  vienna,
  washington,
  zanzibar,
  zurich,
];
