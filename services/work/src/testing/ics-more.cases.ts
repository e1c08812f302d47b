export { inOrder, runCase } from './ics.cases.js';
