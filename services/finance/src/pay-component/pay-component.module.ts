import { PAY_COMPONENT } from '@atrium/contracts';
import { offerRecord, recordController } from '@atrium/records';
import { Module } from '@nestjs/common';
import { CompanyComponents } from './company-components.repository.js';
import { ComponentFormulas } from './component-formula.repository.js';
import { PAY_COMPONENTS } from './pay-component.record.js';
import { PayComponentService } from './pay-component.service.js';

@Module({
  controllers: [recordController(PAY_COMPONENT, { rules: PAY_COMPONENTS, service: PayComponentService })],
  providers: [...offerRecord(PAY_COMPONENTS), CompanyComponents, ComponentFormulas, PayComponentService],
  exports: [CompanyComponents, PayComponentService],
})
export class PayComponentModule {}
