export * from './route-access.rules.js';
