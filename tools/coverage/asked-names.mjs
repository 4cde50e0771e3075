/**
 * Names that travellers ask for or report about in public forums and journals, collected by search on 2026-11-22 before any was looked up in the
 * gazetteer. They stay as they are: a list that is changed after its result says nothing.
 */
export const ASKED_NAMES = [
  ...['Chartres', 'Poitiers', 'Villandry', 'Carcassonne', 'Mirepoix, France', 'Foix', 'Narbonne', 'Normandy', 'Burgundy', 'Dordogne'],
  ...['Rothenburg ob der Tauber', 'Dinkelsbühl', 'Nördlingen', 'Velburg', 'Nuremberg', 'Trier', 'Bratislava', 'Hallstatt', 'Giverny', 'Bath'],
  ...['Cambridge', 'Lucerne', 'Volterra', 'Positano', 'Sorrento', 'Cinque Terre', 'Beilstein', 'Stavanger', 'Sapa', 'Hoi An'],
  ...[
    'Muang Ngoi',
    'Tofo',
    'Togian Islands',
    'Boracay',
    'Palm Springs',
    'Portland, Maine',
    'Sun Valley',
    'Vancouver Island',
    'Athens, Georgia',
    'Newfoundland',
  ],
];
