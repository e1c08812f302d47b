import { IdentityModule } from '@atrium/identity';
import { contribute } from '@atrium/platform';
import { Global, Module } from '@nestjs/common';
import { OWN_RECORD_WORDS, ownRecordException } from './own-record-exception.schema.js';
import { OwnRecordRepository } from './own-record.repository.js';
import { OwnRecords } from './own-records.service.js';

/** Global, because every module with a route about people is guarded by it. */
@Global()
@Module({
  imports: [IdentityModule],
  providers: [contribute(ownRecordException), contribute(OWN_RECORD_WORDS), OwnRecordRepository, OwnRecords],
  exports: [OwnRecords],
})
export class OwnRecordModule {}
