import type { GuideCity } from './city.schema.js';
import { amsterdam } from './cities/amsterdam.js';
import { athens } from './cities/athens.js';
import { bangkok } from './cities/bangkok.js';
import { barcelona } from './cities/barcelona.js';
import { berlin } from './cities/berlin.js';
import { brussels } from './cities/brussels.js';
import { budapest } from './cities/budapest.js';
import { capeTown } from './cities/cape-town.js';
import { copenhagen } from './cities/copenhagen.js';
import { dublin } from './cities/dublin.js';
import { dubrovnik } from './cities/dubrovnik.js';
import { edinburgh } from './cities/edinburgh.js';
import { florence } from './cities/florence.js';
import { helsinki } from './cities/helsinki.js';
import { istanbul } from './cities/istanbul.js';
import { krakow } from './cities/krakow.js';
import { lisbon } from './cities/lisbon.js';
import { london } from './cities/london.js';
import { madrid } from './cities/madrid.js';
import { mexicoCity } from './cities/mexico-city.js';
import { milan } from './cities/milan.js';
import { munich } from './cities/munich.js';
import { naples } from './cities/naples.js';
import { newYork } from './cities/new-york.js';
import { nice } from './cities/nice.js';
import { oslo } from './cities/oslo.js';
import { paris } from './cities/paris.js';
import { prague } from './cities/prague.js';
import { reykjavik } from './cities/reykjavik.js';
import { rome } from './cities/rome.js';
import { seville } from './cities/seville.js';
import { stockholm } from './cities/stockholm.js';
import { tokyo } from './cities/tokyo.js';
import { venice } from './cities/venice.js';
import { vienna } from './cities/vienna.js';
import { zurich } from './cities/zurich.js';

/** Every city of the built-in guide, by id. */
export const GUIDE_CITIES: readonly GuideCity[] = [
  amsterdam,
  athens,
  bangkok,
  barcelona,
  berlin,
  brussels,
  budapest,
  capeTown,
  copenhagen,
  dublin,
  dubrovnik,
  edinburgh,
  florence,
  helsinki,
  istanbul,
  krakow,
  lisbon,
  london,
  madrid,
  mexicoCity,
  milan,
  munich,
  naples,
  newYork,
  nice,
  oslo,
  paris,
  prague,
  reykjavik,
  rome,
  seville,
  stockholm,
  tokyo,
  venice,
  vienna,
  zurich,
];
