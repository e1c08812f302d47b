import {
  historyQuerySchema,
  recordHistorySchema,
  subjectPlaceSchema,
  type HistoryQuery,
  type RecordHistory,
  type SubjectPlace,
} from '@atrium/contracts';
import { Access, Answers, CurrentUser, type SignedInUser } from '@atrium/platform';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { AuditReader } from './audit-reader.js';

/** What happened to a record, for everybody who may read it. Each kind of record says who that is. */
@Controller('api/records')
export class RecordHistoryController {
  constructor(private readonly reader: AuditReader) {}

  @Get(':kind/:id/history')
  @Access({ session: 'staff' })
  @Answers(recordHistorySchema)
  listHistory(
    @CurrentUser() user: SignedInUser,
    @Param({ schema: subjectPlaceSchema }) place: SubjectPlace,
    @Query({ schema: historyQuerySchema }) { cursor }: HistoryQuery,
  ): Promise<RecordHistory> {
    return this.reader.listHistory(user, place, cursor);
  }
}
