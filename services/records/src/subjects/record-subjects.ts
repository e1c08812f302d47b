import type { SubjectPlace } from '@atrium/contracts';
import { Contributions, notFound, TenantDb, type SignedInUser } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RecordSubject, type SubjectReader } from './record-subject.js';

/** A record that the person may read. */
export interface ReadSubject extends SubjectPlace {
  title: string;
  actions: readonly string[];
  /** Records that were merged into it. */
  merged: readonly string[];
}

/** Under which key one person's changes to one record are one notification. */
export const newsKey = ({ kind, id }: SubjectPlace, actorId: string): string => `${kind} ${id} ${actorId}`;

/** The records of all kinds that have a history and take comments, as far as a person may read them. */
@Injectable()
export class RecordSubjects {
  constructor(
    private readonly contributions: Contributions,
    private readonly db: TenantDb,
  ) {}

  /**
   * The answer does not tell a record that is not there from one that the person may not read. One that was merged is
   * the record that it is by now.
   * @throws {AppError} NOT_FOUND, REMOTE_DISABLED
   */
  async read(user: SignedInUser, { kind, id: given }: SubjectPlace): Promise<ReadSubject> {
    const subject = this.contributions.find(RecordSubject, kind);
    if (!subject) throw notFound();
    await this.contributions.checkEnabled(subject, user.companyId);
    return this.db.run(user.companyId, async () => {
      const id = await subject.currentId(given);
      const title = (await subject.mayRead(user, id)) ? await subject.findTitle(id) : null;
      if (title === null) throw notFound();
      return { kind, id, title, actions: subject.actions, merged: await subject.listMerged(id) };
    });
  }

  /** The kind of a record that `read` answered. */
  of({ kind }: SubjectPlace): RecordSubject | undefined {
    return this.contributions.find(RecordSubject, kind);
  }

  /** Those of the places whose record the person may read; each record is asked about once. Inside `TenantDb.run` only. */
  async listReadable<Place extends SubjectPlace>(
    reader: SubjectReader,
    places: readonly Place[],
  ): Promise<Place[]> {
    const readable: Place[] = [];
    for (const subject of await this.contributions.enabledOf(RecordSubject, this.db.currentCompanyId())) {
      const theirs = places.filter(({ kind }) => kind === subject.key);
      if (theirs.length === 0) continue;
      const ids = await subject.listReadable(reader, [...new Set(theirs.map(({ id }) => id))]);
      readable.push(...theirs.filter(({ id }) => ids.has(id)));
    }
    return readable;
  }

  /** Those of the people who may read the record. Inside `TenantDb.run` only. */
  async listReaders<Reader extends SubjectReader>(
    { kind, id }: SubjectPlace,
    people: readonly Reader[],
  ): Promise<Reader[]> {
    const enabled = await this.contributions.enabledOf(RecordSubject, this.db.currentCompanyId());
    const subject = enabled.find(({ key }) => key === kind);
    if (!subject || (await subject.findTitle(id)) === null) return [];
    return subject.listReaders(people, id);
  }
}
