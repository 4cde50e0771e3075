export { readNewTurns } from './read-turns.js';
