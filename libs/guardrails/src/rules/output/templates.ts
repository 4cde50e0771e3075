/** A sentence that opens as a request, an instruction or an announcement and comes to speak of `matter`. */
export const opensWith = (matter: string): string[] => [
  `^ <asking> ..14 ${matter}`,
  `^ how do|does|can|could|to|would|should|might|many|much|did ..14 ${matter}`,
  `^ where can|could|do|should|would|to ..14 ${matter}`,
  `^ sure|certainly ..2 here|heres ..14 ${matter}`,
  `^ describe|list|recommend|plan|make|use ..2 how|ways|methods|a|an|the|some|steps ..10 ${matter}`,
  `^ can|could|would|will|please you|me|i|we|please ..14 ${matter}`,
  `^ what is|are|would ..14 ${matter}`,
  `^ here is|are|a|how ..14 ${matter}`,
  `^ i want|need|am|would ..14 ${matter}`,
  `^ what methods|techniques|strategies|steps|tools|kind|type|types|ways|words ..14 ${matter}`,
];

/** Word patterns for asking for, or announcing, something unsafe: `things` say enough anywhere, `words` only in a request. */
export const asksFor = (things: string, words: string): string[] => [
  `<ask> ..12 ${things}`,
  `${things} ..3 tutorial|guide|instructions|recipe|script|plan|scheme|techniques|methods|strategy|tips|campaign|kit|manual`,
  ...opensWith(words),
];

/** What makes an unsafe word harmless: warnings, places to visit, definitions. */
export const harmlessUses = (things: string): string[] => [
  `<prevent> ..4 ${things}`,
  `${things} <remedy>`,
  `^ ${things} is|are|was|were`,
  `${things} ..3 <venue>`,
  `<venue> ..4 ${things}`,
  `what|define|definition|meaning|mean ..3 ${things}`,
  `history of ..3 ${things}`,
  `why|how|when|where|who did|was|were ..8 ${things}`,
];
