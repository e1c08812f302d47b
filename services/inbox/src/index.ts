export { InboxModule } from './inbox.module.js';
export { inboxMigrations } from './migrations/index.js';
