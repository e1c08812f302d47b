export { createGateway } from './create-gateway.js';
export { entities } from './gateway.module.js';
export { migrations, migrationsOf, prepareDatabase } from './migrations.js';
export { SERVICES, type Service } from './services.js';
