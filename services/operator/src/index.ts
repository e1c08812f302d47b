export { operatorMigrations } from './migrations/index.js';
export { OperatorModule } from './operator.module.js';
