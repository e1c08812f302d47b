import { PAY_ADJUSTMENT } from '@atrium/contracts';
import { HrModule } from '@atrium/hr-service';
import { offerRecord, offerRecordFile, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { FileRowModule } from '../file-row/file-row.module.js';
import { PayAdjustmentFile } from './pay-adjustment.importer.js';
import { PAY_ADJUSTMENTS } from './pay-adjustment.record.js';
import { PayAdjustmentRepository } from './pay-adjustment.repository.js';
import { PayAdjustmentService } from './pay-adjustment.service.js';

@Module({
  imports: [FileRowModule, HrModule],
  controllers: [recordController(PAY_ADJUSTMENT, { rules: PAY_ADJUSTMENTS, service: PayAdjustmentService })],
  providers: [
    ...offerRecord(PAY_ADJUSTMENTS),
    ...offerRecordFile(PAY_ADJUSTMENTS, PayAdjustmentFile),
    PayAdjustmentRepository,
    PayAdjustmentService,
  ],
  exports: [PayAdjustmentRepository, PayAdjustmentService],
})
export class PayAdjustmentModule {}
