import { FINANCE_AREA } from '@atrium/contracts';
import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import './finance.texts.js';
import { PayComponentModule } from './pay-component/pay-component.module.js';

/** What people are paid. */
@Module({ imports: [PayComponentModule], providers: [contribute(FINANCE_AREA)] })
export class FinanceModule {}
