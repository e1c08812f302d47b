import { WorkModule } from '@atrium/work';
import { Module } from '@nestjs/common';
import { OwnMeetingController } from './own-meeting.controller.js';
import { OwnMeetingRepository } from './own-meeting.repository.js';
import { OwnMeetings } from './own-meetings.service.js';

/** The next meeting of a client who signs in. */
@Module({
  imports: [WorkModule],
  controllers: [OwnMeetingController],
  providers: [OwnMeetingRepository, OwnMeetings],
})
export class OwnMeetingModule {}
