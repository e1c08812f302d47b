export { InboxDemo } from './demo/inbox-demo.service.js';
export { InboxModule } from './inbox.module.js';
export { inboxMigrations } from './migrations/index.js';
