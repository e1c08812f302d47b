import { offerRecord } from '@atrium/records';
import { Module } from '@nestjs/common';
import { WorkplaceController } from './workplace.controller.js';
import { WORKPLACES } from './workplace.record.js';
import { WorkplaceService } from './workplace.service.js';

@Module({
  controllers: [WorkplaceController],
  providers: [...offerRecord(WORKPLACES), WorkplaceService],
})
export class WorkplaceModule {}
