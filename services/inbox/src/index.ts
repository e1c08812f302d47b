export { AnnouncementService } from './announcement/announcement.service.js';
export { MessageService } from './message/message.service.js';
export { InboxModule } from './inbox.module.js';
export { inboxMigrations } from './migrations/index.js';
