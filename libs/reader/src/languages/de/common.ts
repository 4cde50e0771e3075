/** Frequent words that other languages lack. */
export const common =
  'der die das und ich wir mit nach fur von zu nicht ein eine einen im am ist sind auf mochte mochten wollen gern gerne bitte tage nachte woche urlaub reise kinder mein meine unsere aus ab bis mal auch kein keine euro zug uns nur oder vom zum wochenende zwei drei vier egal haben wie wo';
