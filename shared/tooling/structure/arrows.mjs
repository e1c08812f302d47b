/** Which package may import which, by folder. What is not listed is forbidden. */

/** The packages that every service may import. */
const rooms = ['platform', 'records', 'reach'];

/** A service stands on the services named here, reached by their index only. Nobody imports the worker, and it alone the gateway. */
export const serviceArrows = {
  platform: [],
  records: ['platform'],
  reach: ['platform'],
  identity: rooms,
  operator: ['identity', ...rooms],
  registry: ['identity', ...rooms],
  inbox: ['identity', ...rooms],
  hr: ['identity', ...rooms],
  gateway: [...rooms, 'identity', 'operator', 'registry', 'inbox', 'hr'],
  // It has the gateway's list of services, and none of its own.
  worker: ['platform', 'gateway'],
};

/** Shared packages never import upward; only the test kit knows the server that it starts. */
export const sharedArrows = {
  contracts: [],
  tooling: [],
  sdk: ['shared/contracts'],
  ui: ['shared/contracts', 'shared/sdk'],
  testing: [
    'shared/contracts',
    ...rooms.map((room) => `services/${room}`),
    'services/gateway',
    'infra',
    'shared/tooling',
  ],
};
