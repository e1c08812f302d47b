import { WORKPLACE } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { WORKPLACES } from './workplace.record.js';
import { WorkplaceService } from './workplace.service.js';

const WORKPLACE_CONTROLLER = recordController(WORKPLACE, {
  rules: WORKPLACES,
  service: WorkplaceService,
  called: { one: 'Workplace', many: 'Workplaces' },
});

@Module({
  controllers: [WORKPLACE_CONTROLLER],
  providers: [...offerRecord(WORKPLACES), WorkplaceService],
})
export class WorkplaceModule {}
