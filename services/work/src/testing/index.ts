export * from './full-company.factory.js';
export * from './route-access.rules.js';
export * from './task-draft.factory.js';
export * from './notified-pages.rules.js';
export { eventDraft } from './event.factory.js';
