/** Which package may import which, by folder. What is not listed is forbidden. */

/** The packages that every service may import. */
const rooms = ['platform', 'records', 'reach'];

/**
 * A service may import the packages listed here, through their index only. Nothing imports the worker, and only the
 * worker imports the gateway.
 */
export const serviceArrows = {
  platform: [],
  records: ['platform'],
  reach: ['platform'],
  pdf: ['platform'],
  identity: rooms,
  operator: ['identity', ...rooms],
  registry: ['identity', ...rooms],
  inbox: ['identity', ...rooms],
  requests: ['identity', ...rooms],
  work: ['identity', ...rooms],
  clients: ['identity', 'requests', 'pdf', 'work', ...rooms],
  hr: ['identity', 'requests', 'pdf', 'work', ...rooms],
  finance: ['identity', 'requests', 'pdf', 'hr', ...rooms],
  gateway: [
    ...rooms,
    'identity',
    'operator',
    'registry',
    'inbox',
    'requests',
    'pdf',
    'work',
    'clients',
    'hr',
    'finance',
  ],
  // It uses the gateway's list of services.
  worker: ['platform', 'gateway'],
};

/** Shared packages never import upward; only the test kit knows the server that it starts. */
export const sharedArrows = {
  contracts: [],
  // The contracts say what a remote's description must be.
  tooling: ['shared/contracts'],
  sdk: ['shared/contracts'],
  ui: ['shared/contracts', 'shared/sdk'],
  'work-ui': ['shared/contracts', 'shared/sdk', 'shared/ui'],
  testing: [
    'shared/contracts',
    ...rooms.map((room) => `services/${room}`),
    'services/identity',
    'services/gateway',
    'infra',
    'shared/tooling',
  ],
};
