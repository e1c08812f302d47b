export { createGateway } from './create-gateway.js';
export { entities } from './gateway.module.js';
export { migrations, prepareDatabase } from './migrations.js';
