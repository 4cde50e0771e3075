import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const now = '2027-01-15';
const places = createPlaceIndex({ guideCities: [] });
const wishesIn = (text: string) => readRequest(text, { now, places }).parsed.wishes ?? [];
const kinds = (text: string): string[] => wishesIn(text).map(({ kind, targets }) => `${kind}: ${targets[0] ?? ''}`);

describe('a refusal behind what it refuses', () => {
  it.each([
    ['Rome in May. Castles are really not our thing', 'avoid: castle'],
    ['Rom im Mai. Kirchen interessieren uns überhaupt nicht', 'avoid: church'],
    ['Rom im Mai. Strand muss wirklich nicht sein', 'avoid: beach'],
    ['Rome en mai. Les marchés ne nous disent rien', 'avoid: market'],
    ['Rome en mai. Le shopping, bof', 'avoid: shopping'],
    ['Roma en mayo. Las iglesias no nos llaman la atención', 'avoid: church'],
    ['Roma a maggio. Le discoteche anche no', 'avoid: nightclub'],
    ['Roma em maio. Castelo a gente dispensa', 'avoid: castle'],
  ])('%s', (text, wish) => expect(kinds(text)).toContain(wish));

  it('behind "but" leaves what was wished before', () =>
    expect(kinds('Roma a maggio, degustazione di vino ma niente chiese')).toEqual(['activity: wine', 'avoid: church']));
});

describe('remarks of the writers', () => {
  it.each([
    ['Rome in May, no clue what that costs, and this is really important to me'],
    ['Rom im Mai, mehr brauchen wir nicht, keine Ahnung was das kostet'],
    ['Rome en mai, aucune idée du prix, pas de stress'],
    ['Roma en mayo, ni idea de precios, jajaja'],
    ['Roma a maggio, non ho idea dei prezzi, per noi conta molto'],
    ['Roma em maio, não faço ideia de quanto custa, sem pressa'],
  ])('are no wishes: %s', (text) => expect(kinds(text)).toEqual([]));
});

describe('needs', () => {
  it.each([
    ['Rome in May, my son is autistic', 'mobility: autism'],
    ['Rom im Mai, meine Oma sitzt im E-Rollstuhl', 'mobility: wheelchair'],
    ['Rome en mai, mon père est malvoyant', 'mobility: blind'],
    ['Roma en mayo, mi hija es sorda', 'mobility: deaf'],
    ['Roma a maggio, ho paura dell’altezza', 'mobility: vertigo'],
    ['Roma em maio, tenho vertigens', 'mobility: vertigo'],
  ])('%s', (text, need) => expect(kinds(text)).toContain(need));
});

describe('things to do', () => {
  it.each([
    ['Rome in May, charity shops and a pony ride', ['activity: second-hand', 'activity: pony ride']],
    ['Rom im Mai, Glasbläserei, Vögel beobachten', ['activity: crafts', 'activity: birdwatching']],
    ['Rome en mai, vide-greniers, danser la salsa', ['activity: flea market', 'activity: dance']],
    ['Roma en mayo, almazaras, misa el domingo', ['activity: olive grove', 'activity: mass']],
    ['Roma a maggio, saline, concerto di chitarra', ['activity: salt pan', 'activity: live music']],
    ['Roma em maio, fósseis, visita guiada', ['activity: dinosaurs', 'activity: guided tour']],
  ])('%s', (text, rows) => expect(kinds(text)).toEqual(expect.arrayContaining(rows)));
});
