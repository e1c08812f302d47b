import type { PermissionSubject } from '@atrium/contracts';

/** A person by the rights they have now, whether signed in or not. */
export type SubjectReader = PermissionSubject & { id: string };

/**
 * A kind of record that has a history and takes comments: a provider that extends this class. `offerRecord` makes one
 * for every record whose readers are those with the permission to read it. Its methods run inside `TenantDb.run`.
 */
export abstract class RecordSubject {
  /** The kind: `employee`. */
  abstract readonly key: string;
  /** While this remote is off, the records have neither. */
  readonly remote?: string | null;
  /** The actions of the audit trail that are the record's history: `employee.update`. */
  abstract readonly actions: readonly string[];

  /** The record's name, if it exists; null otherwise. */
  abstract findTitle(id: string): Promise<string | null>;

  /** The name in the audit trail, which is read by people who may not know the record. @param title its name */
  titleInTrail(_id: string, title: string): string | Promise<string> {
    return title;
  }

  /** The record that it is by now, where records of the kind are merged. */
  currentId(id: string): string | Promise<string> {
    return id;
  }

  /** Records that were merged into it, whose history is its own. */
  listMerged(_id: string): string[] | Promise<string[]> {
    return [];
  }

  /** Whether the person may read this record. */
  abstract mayRead(reader: SubjectReader, id: string): boolean | Promise<boolean>;

  /** Those of the people who may read this record. */
  async listReaders<Reader extends SubjectReader>(people: readonly Reader[], id: string): Promise<Reader[]> {
    const readers: Reader[] = [];
    for (const person of people) if (await this.mayRead(person, id)) readers.push(person);
    return readers;
  }

  /** Those of the records that are there and that the person may read. */
  async listReadable(reader: SubjectReader, ids: readonly string[]): Promise<ReadonlySet<string>> {
    const readable = new Set<string>();
    for (const id of ids)
      if ((await this.findTitle(id)) !== null && (await this.mayRead(reader, id))) readable.add(id);
    return readable;
  }

  /** What one person does to one of them within minutes is one notification to each reader. */
  readonly mergesNews: boolean = false;

  /** Accounts of those who follow the record and hear of each comment. */
  listWatchers(_id: string): Promise<readonly string[]> {
    return Promise.resolve([]);
  }

  /** Whether the person may make others watchers of the record, who can then read it. */
  mayAddWatchers(_reader: SubjectReader, _id: string): boolean | Promise<boolean> {
    return false;
  }

  /** From now on these accounts follow the record. */
  addWatchers(_id: string, _userIds: readonly string[]): Promise<void> {
    return Promise.resolve();
  }
}
