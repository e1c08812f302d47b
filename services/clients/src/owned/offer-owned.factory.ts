import { passesCheck, type Check } from '@atrium/contracts';
import { contribute, type SignedInUser } from '@atrium/platform';
import {
  DescribedList,
  OfferedSubject,
  ReaderSearch,
  RecordExport,
  type ReaderFinds,
  type RecordLists,
  type RecordRules,
  type SubjectReader,
} from '@atrium/records';
import type { Provider, Type } from '@nestjs/common';
import type { ObjectLiteral } from 'typeorm';
import { MergedIds } from './merged-ids.service.js';
import { OwnedRecords } from './owned-records.service.js';
import { OwnScope } from './own-scope.service.js';
import type { OwnedSteps } from './owned-steps.service.js';
import type { Owned, OwnedRow } from './owned.types.js';

interface Offered {
  id: string;
  version: number;
}

type Query = Parameters<RecordExport<OwnedRow, ObjectLiteral, Offered>['page']>[1];

/** The export of the list: what the person sees. */
class OwnedExport<
  Row extends OwnedRow,
  Entity extends ObjectLiteral,
  Answer extends Offered,
> extends RecordExport<Row, Entity, Answer> {
  override readonly permission: Check;

  constructor(owned: OwnedSteps<Row, Entity, Answer>, lists: RecordLists<Answer>) {
    super(owned.steps, lists);
    this.permission = owned.steps.rules.record.check('export');
  }
}

/** History and comments, for those who see the record. */
class OwnedSubject<
  Row extends OwnedRow,
  Entity extends ObjectLiteral,
  Answer extends Offered,
> extends OfferedSubject<Row, Entity, Answer> {
  constructor(
    private readonly owned: OwnedSteps<Row, Entity, Answer>,
    private readonly may: (reader: SubjectReader, row: Row) => Promise<boolean>,
    private readonly merged: MergedIds,
  ) {
    super(owned.steps);
  }

  override async mayRead(reader: SubjectReader, id: string): Promise<boolean> {
    const [row] = await this.owned.steps.rows.readAll([id]);
    return row !== undefined && this.may(reader, row);
  }

  override currentId(id: string): Promise<string> {
    return this.merged.currentId(this.key, id);
  }

  override listMerged(id: string): Promise<string[]> {
    return this.merged.listMerged(this.key, id);
  }
}

/** How the portal's search says one. */
export type FoundAs<Answer> = (answer: Answer) => { title: string; detail: string };

/** The portal's search: what the person sees. */
class OwnedSearch<
  Row extends OwnedRow,
  Entity extends ObjectLiteral,
  Answer extends Offered,
> extends ReaderSearch {
  readonly key: string;
  override readonly remote: string | null;

  constructor(
    private readonly owned: OwnedSteps<Row, Entity, Answer>,
    private readonly say: FoundAs<Answer>,
  ) {
    super();
    const { kind, remote } = owned.steps.rules.record;
    this.key = kind;
    this.remote = remote;
  }

  async find(user: SignedInUser, { text, most }: { text: string; most: number }): Promise<ReaderFinds> {
    if (!passesCheck(user, this.owned.steps.rules.record.check('read')))
      return { items: [], total: 0, totalIsExact: true };
    const { querySchema } = this.owned.steps.rules.record;
    const query = querySchema.parse({ search: text, limit: most }) as Query;
    const page = await this.owned.list(user, query);
    const items = page.items.map((each) => ({
      id: each.id,
      ...this.say(each),
      lookup: this.say(each).title,
    }));
    return { items, total: page.total, totalIsExact: page.totalIsExact };
  }
}

function ownedExport<Row extends OwnedRow, Entity extends ObjectLiteral, Answer extends Offered>(
  rules: RecordRules<Row, Entity, Answer>,
  owned: Owned,
  lists: Type<RecordLists<Answer>> | undefined,
): Provider {
  const make = (records: OwnedRecords, said?: RecordLists<Answer>) => {
    const steps = records.of(rules, owned);
    return new OwnedExport(steps, said ?? steps);
  };
  const provide = Symbol(`${rules.record.kind} export`);
  return { provide, useFactory: make, inject: lists ? [OwnedRecords, lists] : [OwnedRecords] };
}

interface Offering<Answer extends Offered> {
  /** How the portal's search says it; left out: it does not find it. */
  say?: FoundAs<Answer>;
  /** The use case of the list, where its answers have more than the rules say; files have what it answers. */
  lists?: Type<RecordLists<Answer>>;
}

/**
 * The providers that a module lists for each record that is somebody's: saved views and export of its list, history
 * and comments.
 */
export function offerOwned<Row extends OwnedRow, Entity extends ObjectLiteral, Answer extends Offered>(
  rules: RecordRules<Row, Entity, Answer>,
  owned: Owned,
  { say, lists }: Offering<Answer> = {},
): Provider[] {
  const { kind, list } = rules.record;
  const made = <Offer>(
    what: string,
    make: (steps: OwnedSteps<Row, Entity, Answer>, scope: OwnScope, merged: MergedIds) => Offer,
  ): Provider => ({
    provide: Symbol(`${kind} ${what}`),
    useFactory: (records: OwnedRecords, scope: OwnScope, merged: MergedIds) =>
      make(records.of(rules, owned), scope, merged),
    inject: [OwnedRecords, OwnScope, MergedIds],
  });
  return [
    contribute(new DescribedList(list)),
    ownedExport(rules, owned, lists),
    made('subject', (steps, scope, merged) => {
      const may = (reader: SubjectReader, row: Row) => scope.mayRead(reader, owned.resource, row);
      return new OwnedSubject(steps, may, merged);
    }),
    ...(say ? [made('search', (steps) => new OwnedSearch(steps, say))] : []),
  ];
}
