import type { Created } from '@atrium/contracts';
import { contribute, type SignedInUser } from '@atrium/platform';
import { addTexts, Notifications } from '@atrium/reach';
import { offerRecord, recordController, Records } from '@atrium/records';
import { Injectable, Module } from '@nestjs/common';
import type { Service } from '../../services.js';
import {
  DESK_AREA,
  VISITOR,
  VisitorEntity,
  visitorMigration,
  VISITORS,
  type Visitor,
} from './visitor.record.js';

addTexts(import.meta.url, './texts');

@Injectable()
class VisitorService {
  readonly steps;

  constructor(
    records: Records,
    private readonly notifications: Notifications,
  ) {
    this.steps = records.of(VISITORS);
  }

  create(user: SignedInUser, body: Created<typeof VISITOR>): Promise<Visitor> {
    return this.steps.create(user, body, { after: ({ id, name }) => this.notify(id, name) });
  }

  private notify(subjectId: string, name: string): Promise<void> {
    const title = { id: '{name} is at the front desk', values: { name } };
    const to = { check: VISITOR.check('read') };
    return this.notifications.notify({ to, kind: 'desk.visitor', title, subjectId });
  }
}

@Module({
  controllers: [
    recordController(VISITOR, { rules: VISITORS, service: VisitorService, only: ['list', 'create'] }),
  ],
  providers: [...offerRecord(VISITORS), contribute(DESK_AREA), VisitorService],
})
class VisitorModule {}

/** A service as another team would write it. */
export const visitorService: Service = {
  module: VisitorModule,
  entities: [VisitorEntity],
  migrations: [visitorMigration],
};
