/** What the rows of the graph ask about texts. */
export { unscannedTexts } from './unscanned-texts.js';
