import type { GuideCity } from './city.schema.js';
import { amsterdam } from './cities/amsterdam.js';
import { athens } from './cities/athens.js';
import { auckland } from './cities/auckland.js';
import { bali } from './cities/bali.js';
import { bangkok } from './cities/bangkok.js';
import { barcelona } from './cities/barcelona.js';
import { beijing } from './cities/beijing.js';
import { berlin } from './cities/berlin.js';
import { brisbane } from './cities/brisbane.js';
import { brussels } from './cities/brussels.js';
import { budapest } from './cities/budapest.js';
import { cairo } from './cities/cairo.js';
import { capeTown } from './cities/cape-town.js';
import { chiangMai } from './cities/chiang-mai.js';
import { copenhagen } from './cities/copenhagen.js';
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
import { lisbon } from './cities/lisbon.js';
import { london } from './cities/london.js';
import { madrid } from './cities/madrid.js';
import { marrakesh } from './cities/marrakesh.js';
import { melbourne } from './cities/melbourne.js';
import { mexicoCity } from './cities/mexico-city.js';
import { milan } from './cities/milan.js';
import { mumbai } from './cities/mumbai.js';
import { munich } from './cities/munich.js';
import { nairobi } from './cities/nairobi.js';
import { naples } from './cities/naples.js';
import { newYork } from './cities/new-york.js';
import { nice } from './cities/nice.js';
import { osaka } from './cities/osaka.js';
import { oslo } from './cities/oslo.js';
import { paris } from './cities/paris.js';
import { prague } from './cities/prague.js';
import { queenstown } from './cities/queenstown.js';
import { reykjavik } from './cities/reykjavik.js';
import { rome } from './cities/rome.js';
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
import { tunis } from './cities/tunis.js';
import { venice } from './cities/venice.js';
import { vienna } from './cities/vienna.js';
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
  brisbane,
  brussels,
  budapest,
  cairo,
  capeTown,
  chiangMai,
  copenhagen,
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
  lisbon,
  london,
  madrid,
  marrakesh,
  melbourne,
  mexicoCity,
  milan,
  mumbai,
  munich,
  nairobi,
  naples,
  newYork,
  nice,
  osaka,
  oslo,
  paris,
  prague,
  queenstown,
  reykjavik,
  rome,
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
  tunis,
  venice,
  vienna,
  zanzibar,
  zurich,
];
