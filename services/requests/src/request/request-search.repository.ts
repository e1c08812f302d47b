import { TenantDb } from '@atrium/platform';
import { allOf, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';
import type { RequestRecord } from '../kind/request.types.js';
import { REQUEST_COLUMNS } from './request.repository.js';

interface SearchOfRequests {
  /** The conditions of what the person sees. */
  seen: readonly ListFilter[];
  /** Each begins a word of the person's name, or of the title of one of its kinds. */
  words: readonly { word: string; kinds: readonly string[] }[];
  most: number;
}

/** Only so many of the newest are looked at, so that a search takes the same time in a company of any age. */
const NEWEST = 5_000;

/** Finds requests by their person and kind. Inside `TenantDb.run` only. */
@Injectable()
export class RequestSearchRepository {
  constructor(private readonly db: TenantDb) {}

  /** The newest first. @returns one more than `most` if there are more */
  find({ seen, words, most }: SearchOfRequests): Promise<RequestRecord[]> {
    const values: unknown[] = [this.db.currentCompanyId()];
    const place = (value: unknown) => `$${String(values.push(value))}`;
    const met = words.map((each) => {
      const [word, kind] = [place(each.word), place(each.kinds)];
      return `(strpos(' ' || lower(r.person), ' ' || ${word}) > 0 or r.kind = any(${kind}))`;
    });
    return this.db.current().query<RequestRecord[]>(
      `select * from (
         select ${REQUEST_COLUMNS} from request r
         where r.company_id = $1 and ${allOf(seen, values)}
         order by r.created_at desc, r.id desc limit ${String(NEWEST)}
       ) as r where ${met.join(' and ')} limit ${place(most + 1)}`,
      values,
    );
  }
}
