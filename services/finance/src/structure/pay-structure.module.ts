import { PAY_STRUCTURE } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { PayComponentModule } from '../pay-component/pay-component.module.js';
import { PAY_STRUCTURES } from './pay-structure.record.js';
import { PayStructureRepository } from './pay-structure.repository.js';
import { PayStructureService } from './pay-structure.service.js';

@Module({
  imports: [PayComponentModule],
  controllers: [recordController(PAY_STRUCTURE, { rules: PAY_STRUCTURES, service: PayStructureService })],
  providers: [...offerRecord(PAY_STRUCTURES), PayStructureRepository, PayStructureService],
  exports: [PayStructureRepository, PayStructureService],
})
export class PayStructureModule {}
