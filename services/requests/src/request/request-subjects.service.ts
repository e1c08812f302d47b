import { TenantDb } from '@atrium/platform';
import { NotificationSubjects, type NotificationReader } from '@atrium/reach';
import { Injectable } from '@nestjs/common';
import { RequestReader } from './request-reader.service.js';

/** Hides notifications about requests from people who have nothing to do with them any more. */
@Injectable()
export class RequestSubjects extends NotificationSubjects {
  override readonly kinds = [
    'request.waiting',
    'request.reminder',
    'request.decided',
    'request.withdrawn',
  ] as const;

  constructor(
    private readonly db: TenantDb,
    private readonly reader: RequestReader,
  ) {
    super();
  }

  override listVisible(reader: NotificationReader, ids: string[]): Promise<Set<string>> {
    return this.db.run(reader.companyId, () => this.reader.listVisible(reader, ids));
  }
}
