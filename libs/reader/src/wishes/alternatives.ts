const ALTERNATIVE = /^\s{0,2}(?:or|oder|ou|o|oppure|u)\s{1,2}(?:(?:to|nach|à|a|al|em|in|le|la|les|el|il|o|die|das|der|the)\s)?(\p{L}[\p{L}\p{M}'’-]+(?: \p{Lu}[\p{L}\p{M}'’-]+){0,3})/u;
/** "Paracas or Pachacámac": either will do. */
export const alternativesIn = (rest: string): string[] => ALTERNATIVE.exec(rest)?.slice(1) ?? [];
