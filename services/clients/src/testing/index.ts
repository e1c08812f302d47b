export * from './full-company.factory.js';
export * from './route-access.rules.js';
