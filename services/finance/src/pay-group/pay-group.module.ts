import { PAY_GROUP } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { PAY_GROUPS } from './pay-group.record.js';
import { PayGroupRepository } from './pay-group.repository.js';
import { PayGroupService } from './pay-group.service.js';

@Module({
  controllers: [recordController(PAY_GROUP, { rules: PAY_GROUPS, service: PayGroupService })],
  providers: [...offerRecord(PAY_GROUPS), PayGroupRepository, PayGroupService],
  exports: [PayGroupService],
})
export class PayGroupModule {}
