import { PlainError } from '../plain.error.mjs';

const SECTIONS = [
  'starts',
  'streams',
  'gateways',
  'pages',
  'navigation',
  'notifications',
  'clock-ins',
  'calendar',
  'import',
  'requests',
  'jobs',
  'people',
  'history',
  'scale',
  'work',
  'clients',
  'payroll',
  'growth',
  'attack',
];
/** Parts of sections, measured alone only where they are named. */
const PARTS = ['strangers'];

/**
 * @param {string[]} args
 * @returns {Set<string>} the sections that are wanted
 * @throws {PlainError}
 */
export function readSections(args) {
  const known = [...SECTIONS, ...PARTS];
  const unknown = args.find((arg) => !known.includes(arg));
  if (unknown) throw new PlainError(`npm run bench -- ${known.join(' ')}: there is no "${unknown}".`);
  return new Set(args.length > 0 ? args : SECTIONS);
}
