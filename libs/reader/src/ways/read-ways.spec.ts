import { createPlaceIndex } from '../places/place-index.js';
import { readRequest } from '../read-request.js';

const places = createPlaceIndex({ guideCities: [] });
const waysIn = (text: string) => readRequest(text, { now: '2026-11-22', places }).parsed.ways;

describe('flights are ruled out', () => {
  it.each([
    'Bonjour, on est deux retraités de Nantes et on ne veut plus monter dans un avion. Turin 4 nuits puis Gênes 5 nuits, tout en train',
    "Salut, nous on prend plus l'avion depuis deux ans. De Bordeaux à Barcelone en TGV, 4 nuits",
    'Me and my partner, flying is out for us (climate reasons). From Bristol to Cologne for 3 nights, trains the whole way please',
    "My hubby won't set foot on a plane so its trains for us. From York to Paris for 3 nights",
    "Instead of flying we'd like to go by rail from London to Milan, 3 nights",
    'Dos amigas de Valencia, sin coger aviones por favor, Bilbao 4 noches, en tren o bus',
    'Hola, a mi padre le da pánico volar. De Barcelona a Roma 4 noches, en tren',
    'Fliegen kommt für uns nicht infrage. Zwei Personen ab Stuttgart, Mailand 4 Nächte mit der Bahn',
    'Meine Freundin und ich sind aufs Fliegen nicht mehr scharf, also lieber mit dem Zug. Ab Berlin nach Kopenhagen, 3 Nächte',
    'Vorremmo evitare l’aereo. Siamo in due, da Bologna a Vienna, 4 notti in treno',
    'Preferimos não andar de avião. De Lisboa a Madrid de comboio, 4 noites',
  ])('in %s', (text) => {
    const ways = waysIn(text);
    expect(ways?.never).toEqual(['flight']);
    expect(ways?.home).toContain('train');
  });
  it.each(["We don't want to fly before 9 in the morning. Leeds to Rome, 3 nights", 'No flights after 10pm please, from Oslo to Nice for 3 nights'])(
    'not where only some are refused: %s',
    (text) => expect(waysIn(text)?.never ?? []).toEqual([]),
  );
  it('goes on over "or", and ends at another mode', () => {
    expect(waysIn('no flights or buses, from Vienna to Trieste 2 nights by train')).toMatchObject({ never: ['flight', 'bus'], home: ['train'] });
    expect(waysIn('sin avión y en tren, de Madrid a Sevilla dos noches')).toMatchObject({ never: ['flight'], home: ['train'] });
  });
});

describe('a car is rented where the flight ends', () => {
  it.each([
    'We fly from Cork to Cape Town on 3 May 2027 and self-drive from there, 9 nights',
    'From Leeds to Iceland 5 to 11 May 2027, fly-drive',
    'Flug ab Köln nach Catania, 6. bis 13. Mai 2027, dort haben wir einen kleinen Wagen gemietet',
    'Wir mieten uns einen Camper: Neuseeland ab Zürich, 3. bis 20. Februar 2027',
    'Vol Lyon-Palerme le 3 mai 2027, retour le 10, on louera une petite voiture sur place',
    'Volamos de Madrid a Catania el 3 de mayo de 2027 y alquilaremos un coche, vuelta el 10',
    'Voo do Porto para os Açores, 3 a 10 de maio de 2027, alugamos um carro',
    'Volo da Milano a Palermo dal 3 al 10 maggio 2027, noleggeremo una macchina',
  ])('in %s', (text) => expect(waysIn(text)?.car).toBe('rental'));
  it('but not where none is wanted', () => expect(waysIn('Keinen Mietwagen bitte. Flug ab Köln nach Catania, 6. bis 13. Mai 2027')?.car).toBe('none'));
});

describe('modes belong to the way they are said of', () => {
  it.each([
    ['Two of us from Perth. Tokyo 5 nights, Kyoto 5, shinkansen or bus between, and we fly home from Osaka', { home: ['flight'], between: ['train', 'bus'] }],
    ['Madrid 3 Nächte, dann mit dem AVE nach Sevilla, 4 Nächte, ab Hamburg, hin und zurück mit dem Flieger', { home: ['flight'], between: ['train'] }],
    ['Voamos do Porto para Roma (3 noites), depois Frecciarossa para Florença (4 noites) e voltamos de avião', { home: ['flight'], between: ['train'] }],
    ['From Manchester to Amsterdam for 4 nights. We want to take the train out (via London) and fly back', { home: ['train'], back: ['flight'] }],
    ['cheap weekend in Prague from Dresden. train there, flixbus back because it leaves late', { home: ['train'], back: ['bus'] }],
    ['Zürich nach London, 4 Nächte. Hin mit dem Zug, zurück fliegen wir', { home: ['train'], back: ['flight'] }],
    ['Aller en avion de Nice à Paris, retour en train, 3 nuits', { home: ['flight'], back: ['train'] }],
    [
      'We fly from Chicago to London, 5 nights there, then the Eurostar to Paris for 5 nights and fly home from Paris',
      { home: ['flight'], between: ['train'] },
    ],
  ])('in %s', (text, ways) => expect(waysIn(text)).toMatchObject(ways));
  it('or to one stop alone', () => {
    const ways = waysIn('From Berlin to Bangkok 4 nights, night train to Chiang Mai for 4 nights, then fly down to Krabi for 6');
    expect(ways).toMatchObject({
      between: [],
      legs: [
        { to: 'Chiang Mai', modes: ['train'] },
        { to: 'Krabi', modes: ['flight'] },
      ],
    });
  });
});

describe('modes are no way', () => {
  it.each([
    ['of an outing', "We're staying in Gdansk 3 nights, from Oslo. Would love a train out to Sopot to see the pier"],
    ['of a sight', '3 nights in Turin from Lyon, the egyptian museum and maybe the car museum'],
    ['of scenery', 'Kandy 3 nights and Ella 3 from Dubai, want the train through the tea country'],
  ])('%s', (_what, text) => expect(waysIn(text)?.home ?? []).toEqual([]));
});

describe('cars', () => {
  it('that people come in are driven on', () =>
    expect(waysIn('In macchina da Padova, Lubiana 2 notti e Zagabria 2 notti')).toMatchObject({ home: ['drive'], between: ['drive'] }));
  it('drives on where the car goes on a ferry', () =>
    expect(waysIn('Von Graz eine Woche nach Kroatien, mit Auto und Fähre')).toMatchObject({ home: ['drive', 'ferry'], between: ['drive'] }));
  it('need not be rented where a bus would do', () => {
    const ways = waysIn('Évora 3 noites, depois Faro 2 noites, saindo do Porto. Carro alugado ou autocarro, tanto faz');
    expect(ways?.between).toEqual(['drive', 'bus']);
    expect(ways?.car ?? null).toBeNull();
  });
});

describe('"direct"', () => {
  it.each([
    'A hotel directly on the beach, Nice from Leeds, 3 nights',
    'Hotel direkt am Hafen, Hamburg ab Wien, 3 Nächte',
    'Direto do aeroporto para o hotel, Roma, de Lisboa, 3 noites',
  ])('says nothing of flights in: %s', (text) => expect(waysIn(text)?.maxFlightStops ?? null).toBeNull());
  it('asks for flights without a stop elsewhere', () => expect(waysIn('Nice from Leeds, 3 nights, direct')?.maxFlightStops).toBe(0));
});

describe('a mode behind a chain of places that begins at home', () => {
  it.each([
    'New York to Montreal and Quebec City by train',
    'von Köln nach Brüssel und Gent mit dem Zug',
    'de Lyon à Turin et Milan en train',
    'Parigi e Lione in treno da Torino',
  ])('holds for every way: %s', (text) => expect(waysIn(text)).toMatchObject({ home: ['train'], between: ['train'] }));
  it('is one way’s where words stand between', () => {
    expect(waysIn('Seattle to Portland, 3 nights, then San Francisco by train')).toMatchObject({ home: [] });
  });
});

describe('a vehicle of their own', () => {
  it.each([
    'On part en van (le nôtre) de Nantes : Biarritz puis Bilbao',
    'con nuestra furgo desde León a Vigo, 6 días',
    'in camper da Torino a Nizza, 7 giorni',
    'Moab from Salt Lake City, our own truck',
    'mit unserem Bulli von Kassel nach Bregenz, 5 Tage',
    'com a nossa autocaravana de Braga a Salamanca, 5 dias',
  ])('goes all the way: %s', (text) => expect(waysIn(text)).toMatchObject({ home: ['drive'], car: 'own' }));
});
