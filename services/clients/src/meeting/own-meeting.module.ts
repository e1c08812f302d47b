import { WorkModule } from '@atrium/work';
import { Module } from '@nestjs/common';
import { OwnMeetingController } from './own-meeting.controller.js';

/** The next meeting of a client who signs in. */
@Module({ imports: [WorkModule], controllers: [OwnMeetingController] })
export class OwnMeetingModule {}
