import { TaskPeopleService } from '@atrium/work';
import { Module } from '@nestjs/common';
import { MergedIds } from './merged-ids.service.js';
import { OwnedRecords } from './owned-records.service.js';
import { OwnScope } from './own-scope.service.js';

@Module({
  providers: [MergedIds, OwnedRecords, OwnScope, TaskPeopleService],
  exports: [MergedIds, OwnedRecords, OwnScope, TaskPeopleService],
})
export class OwnedModule {}
