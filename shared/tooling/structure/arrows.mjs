/** Which package may import which, by folder. What is not listed is forbidden. */

/** A service stands on the services named here, reached by their index only. Nobody imports the gateway or the worker. */
export const serviceArrows = {
  platform: [],
  identity: ['platform'],
  registry: ['identity', 'platform'],
  inbox: ['identity', 'platform'],
  hr: ['identity', 'platform'],
  gateway: ['platform', 'identity', 'registry', 'inbox', 'hr'],
  worker: ['platform', 'identity', 'registry', 'inbox', 'hr'],
};

/** What both sides share never looks upward; only the test kit knows the server it starts. */
export const sharedArrows = {
  contracts: [],
  tooling: [],
  sdk: ['shared/contracts'],
  ui: ['shared/contracts', 'shared/sdk'],
  testing: ['shared/contracts', 'services/platform', 'services/gateway', 'infra', 'shared/tooling'],
};
