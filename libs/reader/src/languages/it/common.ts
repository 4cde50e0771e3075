/** Frequent words that other languages lack. */
export const common =
  'il lo la gli le e io noi con per di del della dei una un sono siamo in ma non giorni notti settimana viaggio vorrei vorremmo mia mio nostro partenza ritorno da dal fino ciao grazie bambini persone due tre quattro piu molto favore qualcosa senza che dove quando alla nel mangiare mare anche ci moglie marito ragazza ragazzo amici volo treno andare vedere giugno maggio luglio euro tutto';
