/** Frequent words that other languages lack. */
export const common =
  "the a an weekend and of for with we you our my is are in want would like to from days nights please trip this that at it's i'm want have be but what where when some who not don't can by will need somewhere together just kids husband wife boyfriend girlfriend friends travel budget hotel two three four five";
