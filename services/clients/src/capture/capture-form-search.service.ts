import { CAPTURE_FORM, passesCheck } from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { ReaderSearch, Records, type ReaderFinds } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import { CAPTURE_FORMS } from './capture-form.record.js';

/** Web forms in the portal's search. */
@Injectable()
export class CaptureFormSearch extends ReaderSearch {
  readonly key = CAPTURE_FORM.kind;
  override readonly remote = CAPTURE_FORM.remote;

  constructor(private readonly records: Records) {
    super();
  }

  async find(user: SignedInUser, { text, most }: { text: string; most: number }): Promise<ReaderFinds> {
    if (!passesCheck(user, CAPTURE_FORM.check('read'))) return { items: [], total: 0, totalIsExact: true };
    const query = CAPTURE_FORM.querySchema.parse({ search: text, limit: most });
    const { items, total, totalIsExact } = await this.records.of(CAPTURE_FORMS).list(user, query);
    return {
      total,
      totalIsExact,
      items: items.map(({ id, name, campaign }) => ({ id, title: name, detail: campaign, lookup: name })),
    };
  }
}
