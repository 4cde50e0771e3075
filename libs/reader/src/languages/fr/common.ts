/** Frequent words that other languages lack. */
export const common =
  "le la les et je nous on avec pour de des du une un est sont dans au aux en mais pas jours nuits semaine voyage voudrais voudrait aimerais aimerait mon ma notre depart retour depuis ou qui que svp merci bonjour salut enfants personnes deux trois quatre juste surtout tout tous c'est j'ai d'un d'une envie sans chez week-end";
