/** What the rows of the graph ask about texts. */
export { textHash, unscannedTexts } from './unscanned-texts.js';
