import { PlainError } from '../plain.error.mjs';

const SECTIONS = [
  ...['starts', 'streams', 'gateways', 'pages', 'navigation', 'notifications'],
  ...['clock-ins', 'calendar', 'import', 'requests', 'jobs', 'people', 'history'],
  ...['scale', 'work', 'clients', 'attack'],
];

/**
 * @param {string[]} args
 * @returns {Set<string>} the sections that are wanted
 * @throws {PlainError}
 */
export function readSections(args) {
  const unknown = args.find((arg) => !SECTIONS.includes(arg));
  if (unknown) throw new PlainError(`npm run bench -- ${SECTIONS.join(' ')}: there is no "${unknown}".`);
  return new Set(args.length > 0 ? args : SECTIONS);
}
