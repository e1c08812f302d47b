const testRoles = ['test', 'http.test', 'property.test', 'e2e'];

const serviceRoles = [
  'controller',
  'service',
  'rules',
  'policy',
  'repository',
  'entity',
  'mapper',
  'module',
  'guard',
  'strategy',
  'decorator',
  'filter',
  'interceptor',
  'pipe',
  'handler',
  'job',
  'events',
  'schema',
  'error',
  'errors',
  'types',
  'seed',
  'mail',
  'texts',
  'migration',
  'factory',
  'record',
  'importer',
  'cases',
  'process',
  'program',
];

const browserRoles = [
  'page',
  'api',
  'slice',
  'rules',
  'schema',
  'types',
  'format',
  'routes',
  'widget',
  'command',
  'dialog',
  'data',
  'example',
];

// A component has the extension .tsx, a hook begins with `use-`.
const isComponentOrHook = /\.tsx$|\/use-[^/]+\.ts$/;

/** The first place whose path matches a source file decides which roles it may have and whether it needs one. */
const places = [
  { path: /\.config\.mjs$/, roles: ['config'], needsNone: /./ },
  { path: /\.scss$/, roles: ['module'], needsNone: /./ },
  { path: /^services\/(platform|records|reach|pdf|gateway)\//, roles: null, needsNone: /./ },
  { path: /^services\//, roles: serviceRoles, needsNone: /\/(index|main)\.ts$/ },
  { path: /^remotes\/[^/]+\/src\/features\//, roles: browserRoles, needsNone: isComponentOrHook },
  { path: /^(remotes|shell)\//, roles: browserRoles, needsNone: /./ },
  { path: /^infra\/src\//, roles: null, needsNone: /\/index\.mjs$/ },
  { path: /./, roles: null, needsNone: /./ },
];

const source = /(?:\.d)?\.(?:ts|mts|tsx|mjs|scss)$/;
const word = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const empty = /(^|-)(utils?|helpers?|common|misc)$/;
const nameParts = /^(?<stem>[^.]+)(?:\.(?<role>.+))?$/;

/** @param {string} segment a folder, a stem or one part of a role */
const complainOfWord = (segment) => {
  if (!word.test(segment)) return `"${segment}" is not kebab-case`;
  if (empty.test(segment)) return `"${segment}" says nothing: name what it does`;
  return null;
};

/** @param {string} file @param {string} role */
function complainOfRole(file, role) {
  const place = places.find(({ path }) => path.test(file));
  if (!place || testRoles.some((testRole) => role === testRole || role.endsWith(`.${testRole}`))) return null;
  if (role === '') return place.needsNone.test(file) ? null : 'needs a role, as in leave.service.ts';
  if (!place.roles || place.roles.includes(role)) return null;
  return `"${role}" is none of the roles here: ${place.roles.join(', ')}`;
}

/** @param {string} file */
function complainOf(file) {
  const segments = file.split('/');
  const name = segments.pop() ?? '';
  const { stem = '', role = '' } = nameParts.exec(name.replace(source, ''))?.groups ?? {};
  const words = [
    ...segments.filter((folder) => !folder.startsWith('.')),
    stem.replace(/^_/, ''),
    ...role.split('.').filter(Boolean),
  ];
  return [...words.map(complainOfWord), complainOfRole(file, role)].filter((complaint) => complaint !== null);
}

/**
 * Checks that source files are in kebab-case, have a role that their place allows, and avoid names that say nothing.
 * @param {string[]} files paths below the project's folder
 * @returns {string[]} one sentence for each fault
 */
export function checkNames(files) {
  const checked = files.filter((file) => source.test(file) && file.includes('/'));
  return checked.flatMap((file) => complainOf(file).map((complaint) => `${file}: ${complaint}`));
}
