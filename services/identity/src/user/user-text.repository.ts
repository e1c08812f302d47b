import { TOTAL_LIMIT } from '@atrium/contracts';
import { TenantDb } from '@atrium/platform';
import { arrayText, type ListFilter } from '@atrium/records';
import { Injectable } from '@nestjs/common';

const FIND = `select count(*)::int as counted, coalesce(jsonb_agg(id), '[]')::text as ids
  from record_matches('user', $1::text[], ${TOTAL_LIMIT + 1}) as id`;

const AMONG = 'u.id in (select cast(jsonb_array_elements_text(cast(? as jsonb)) as uuid))';
const HAS = 'has_word(user_text(u.first_name, u.last_name, u.email), ?)';

/** Looks for text in names and e-mails of accounts. Inside `TenantDb.run` only. */
@Injectable()
export class UserTextRepository {
  constructor(private readonly db: TenantDb) {}

  /**
   * Conditions on accounts `u` for those who have every word of the text, one or two letters of it at the beginning of a
   * word: few are known by their ids, many are met by reading in the list's order. None for no text.
   */
  async find(text: string | undefined): Promise<ListFilter[]> {
    const words = text?.split(/\s+/).filter(Boolean) ?? [];
    if (words.length === 0) return [];
    const rows: { counted: number; ids: string }[] = await this.db.current().query(FIND, [arrayText(words)]);
    const { counted, ids } = rows[0] ?? { counted: 0, ids: '[]' };
    if (counted <= TOTAL_LIMIT) return [{ sql: AMONG, values: [ids] }];
    return words.map((word) => ({ sql: HAS, values: [word] }));
  }
}
