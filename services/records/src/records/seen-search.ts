import { passesCheck } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import type { ObjectLiteral } from 'typeorm';
import type { ListQuery } from '../lists/tenant-list.js';
import { ReaderSearch, type ReaderFinds } from '../search/reader-search.js';
import type { RecordRow } from './record-rules.js';
import type { RecordSteps } from './record-steps.js';

/** How the portal's search says a record. */
export type FoundAs<Answer> = (answer: Answer) => { title: string; detail: string };

/** The records of a kind in the portal's search, as far as the person sees them. */
export class SeenSearch<
  Row extends RecordRow,
  Entity extends ObjectLiteral,
  Answer extends { id: string },
> extends ReaderSearch {
  readonly key: string;
  override readonly remote: string | null;

  constructor(
    private readonly steps: RecordSteps<Row, Entity, Answer>,
    private readonly say: FoundAs<Answer>,
  ) {
    super();
    const { kind, remote } = steps.rules.record;
    this.key = kind;
    this.remote = remote;
  }

  async find(user: SignedInUser, { text, most }: { text: string; most: number }): Promise<ReaderFinds> {
    const { check, querySchema } = this.steps.rules.record;
    if (!passesCheck(user, check('read'))) return { items: [], total: 0, totalIsExact: true };
    const query = querySchema.parse({ search: text, limit: most }) as ListQuery;
    const { items, total, totalIsExact } = await this.steps.list(user, query);
    return { items: items.map((each) => this.found(each)), total, totalIsExact };
  }

  private found(answer: Answer) {
    const said = this.say(answer);
    return { id: answer.id, ...said, lookup: said.title };
  }
}
