import { AuditWords, contribute } from '@atrium/platform';
import { Module } from '@nestjs/common';
import { PayRegisterController } from './pay-register.controller.js';
import { PayRegisterRepository } from './pay-register.repository.js';
import { PayRegisters } from './pay-registers.service.js';

/** What was paid, as registers. */
@Module({
  controllers: [PayRegisterController],
  providers: [
    contribute(
      new AuditWords({
        kind: 'payRegister',
        title: 'Pay register',
        verbs: { look: 'looked at', takeFile: 'file taken' },
        fields: { register: 'Pay register', month: 'Month', file: 'File', people: 'People', hash: 'SHA-256' },
      }),
    ),
    PayRegisterRepository,
    PayRegisters,
  ],
})
export class PayRegisterModule {}
