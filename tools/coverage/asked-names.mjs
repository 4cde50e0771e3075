/**
 * Names that travellers ask for or report about in public forums and journals, collected by search before any was looked up in the gazetteer:
 * the first list on 2026-11-22, the second on 2026-11-24 without a name of the first. They stay as they are: a list that is changed after its result
 * says nothing. Data was added for both after they had been measured, so only the figure of a new list is one of unseen names.
 */
const FIRST = [
  ...['Chartres', 'Poitiers', 'Villandry', 'Carcassonne', 'Mirepoix, France', 'Foix', 'Narbonne', 'Normandy', 'Burgundy', 'Dordogne'],
  ...['Rothenburg ob der Tauber', 'Dinkelsbühl', 'Nördlingen', 'Velburg', 'Nuremberg', 'Trier', 'Bratislava', 'Hallstatt', 'Giverny', 'Bath'],
  ...['Cambridge', 'Lucerne', 'Volterra', 'Positano', 'Sorrento', 'Cinque Terre', 'Beilstein', 'Stavanger', 'Sapa', 'Hoi An'],
  ...['Muang Ngoi', 'Tofo', 'Togian Islands', 'Boracay', 'Palm Springs', 'Portland, Maine', 'Sun Valley', 'Vancouver Island'],
  ...['Athens, Georgia', 'Newfoundland'],
];

const SECOND = [
  ...['Anagni', 'Tuscania', 'Perhentian Islands', 'Barbuda', 'Óbidos, Portugal', 'Évora', 'Cascais', 'Batalha', 'Arcos de la Frontera', 'Ávila'],
  ...['Braga', 'Padua', 'Burano', 'Nazca', 'Huancayo', 'Huanchaco', 'Popayán', 'Salento, Colombia', 'Tolú', 'Mompós', 'San Gil', 'Villa de Leyva'],
  ...['San Agustín, Colombia', 'Vilcabamba', 'Tena, Ecuador', 'Tupiza', 'Tarija', 'Copacabana, Bolivia', 'Otavalo', 'Oberstaufen'],
  ...['Lechbruck am See', 'Meersburg', 'Isny', 'Laguiole', 'Sauveterre-de-Rouergue', 'Kep', 'Highlands, North Carolina', 'Jerome, Arizona'],
  ...['Lassen Volcanic National Park', 'Mykines'],
];

export const ASKED_NAMES = { first: FIRST, second: SECOND };
