import { IdentityModule } from '@atrium/identity';
import { Module } from '@nestjs/common';
import { ClientModule } from '../client/client.module.js';
import { OwnedModule } from '../owned/owned.module.js';
import { ActivityController } from './activity.controller.js';
import { ActivityRepository } from './activity.repository.js';
import { ActivityService } from './activity.service.js';

@Module({
  imports: [ClientModule, IdentityModule, OwnedModule],
  controllers: [ActivityController],
  providers: [ActivityRepository, ActivityService],
  exports: [ActivityRepository, ActivityService],
})
export class ActivityModule {}
