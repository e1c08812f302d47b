import { PAY_ADJUSTMENT } from '@atrium/contracts';
import { HrModule } from '@atrium/hr-service';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { PAY_ADJUSTMENTS } from './pay-adjustment.record.js';
import { PayAdjustmentRepository } from './pay-adjustment.repository.js';
import { PayAdjustmentService } from './pay-adjustment.service.js';

@Module({
  imports: [HrModule],
  controllers: [recordController(PAY_ADJUSTMENT, { rules: PAY_ADJUSTMENTS, service: PayAdjustmentService })],
  providers: [...offerRecord(PAY_ADJUSTMENTS), PayAdjustmentRepository, PayAdjustmentService],
  exports: [PayAdjustmentRepository, PayAdjustmentService],
})
export class PayAdjustmentModule {}
