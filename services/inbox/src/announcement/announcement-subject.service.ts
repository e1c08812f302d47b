import { ANNOUNCEMENT, passesCheck } from '@atrium/contracts';
import { Records, RecordSubject, type SubjectReader } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { ANNOUNCEMENTS, type AnnouncementSteps } from './announcement.record.js';

/** The history and the comments of an announcement are for those whom it is for. A withdrawn one has neither. */
@Injectable()
export class AnnouncementSubject extends RecordSubject {
  readonly key = ANNOUNCEMENT.kind;
  readonly actions = ['create', 'update', ...Object.keys(ANNOUNCEMENT.steps)].map(
    (step) => `${ANNOUNCEMENT.kind}.${step}`,
  );
  private readonly steps: AnnouncementSteps;

  constructor(records: Records) {
    super();
    this.steps = records.of(ANNOUNCEMENTS);
  }

  async findTitle(id: string): Promise<string | null> {
    return (await this.find(id))?.title ?? null;
  }

  async mayRead(reader: SubjectReader, id: string): Promise<boolean> {
    return passesCheck(reader, ANNOUNCEMENT.check('read')) && this.steps.sight.isSeen(reader, id);
  }

  private async find(id: string) {
    const [row] = await this.steps.rows.readAll([id]);
    return row;
  }
}
