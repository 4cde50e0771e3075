export { planDays } from './plan-days.js';
