const CHARS_PER_TOKEN = 4;

/** Tokens of a text where no server counted them: one for every four characters, rounded up. */
export const estimateTokens = (text: string): number => Math.ceil(text.length / CHARS_PER_TOKEN);
