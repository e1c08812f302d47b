export { loadFormulaReader } from './formula/formula-parser.rules.js';
