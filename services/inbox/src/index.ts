import type { Entity } from '@atrium/platform';
import { AnnouncementEntity } from './announcement/announcement.entity.js';

export { InboxDemo } from './demo/inbox-demo.service.js';
export { InboxModule } from './inbox.module.js';
export { inboxMigrations } from './migrations/index.js';

export const inboxEntities: Entity[] = [AnnouncementEntity];
