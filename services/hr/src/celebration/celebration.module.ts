import { contribute } from '@atrium/platform';
import { RequestsModule } from '@atrium/requests';
import { Module } from '@nestjs/common';
import { BirthdaySource } from './birthday-source.service.js';
import { CelebrationJob } from './celebration.job.js';
import { CelebrationRepository } from './celebration.repository.js';
import { Celebrations } from './celebrations.service.js';
import { daysHiddenSetting } from './days-hidden.schema.js';
import { EventsNoticeKind } from './events-notice-kind.service.js';

/** Birthdays and work anniversaries. */
@Module({
  imports: [RequestsModule],
  providers: [
    contribute(daysHiddenSetting),
    BirthdaySource,
    CelebrationRepository,
    Celebrations,
    CelebrationJob,
    EventsNoticeKind,
  ],
  exports: [Celebrations],
})
export class CelebrationModule {}
