import type { EntityClass } from '@atrium/platform';
import { TaskEntity } from './task/task.entity.js';

export { WorkDemo } from './demo/work-demo.service.js';
export { workMigrations } from './migrations/index.js';
export { TeamDirectory } from './task/team-directory.service.js';
export { WorkModule } from './work.module.js';

export const workEntities: EntityClass[] = [TaskEntity];
