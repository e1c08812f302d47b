export * from './route-access.rules.js';
export * from './full-company.factory.js';
