/** What the rows of the graph ask about the words of a plan. */
export { areWordsDue } from '../summary-kit/words-due.js';
