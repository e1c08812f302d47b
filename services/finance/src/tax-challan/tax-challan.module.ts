import { TAX_CHALLAN } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { TAX_CHALLANS } from './tax-challan.record.js';
import { TaxChallanService } from './tax-challan.service.js';

/** Challans of deducted tax. */
@Module({
  controllers: [recordController(TAX_CHALLAN, { rules: TAX_CHALLANS, service: TaxChallanService })],
  providers: [...offerRecord(TAX_CHALLANS), TaxChallanService],
})
export class TaxChallanModule {}
