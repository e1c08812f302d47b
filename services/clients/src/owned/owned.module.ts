import { TaskPeopleService } from '@atrium/work';
import { Module } from '@nestjs/common';
import { OwnedRecords } from './owned-records.service.js';
import { OwnScope } from './own-scope.service.js';

@Module({
  providers: [OwnedRecords, OwnScope, TaskPeopleService],
  exports: [OwnedRecords, OwnScope, TaskPeopleService],
})
export class OwnedModule {}
