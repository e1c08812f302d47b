import { HrModule } from '@atrium/hr-service';
import { contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { RulePackModule } from '../pack/rule-pack.module.js';
import { RegistrationModule } from '../registration/registration.module.js';
import { PAY_FILE_WORDS } from './pay-file-audit.texts.js';
import { PayFileController } from './pay-file.controller.js';
import { PayFileRepository } from './pay-file.repository.js';
import { PayFiles } from './pay-files.service.js';

/** What the bank, the state and the books get of a run. */
@Module({
  imports: [HrModule, RegistrationModule, RulePackModule],
  controllers: [PayFileController],
  providers: [contribute(PAY_FILE_WORDS), PayFileRepository, PayFiles],
  exports: [PayFileRepository],
})
export class PayFileModule {}
