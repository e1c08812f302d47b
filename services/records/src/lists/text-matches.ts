import { TOTAL_LIMIT } from '@atrium/contracts';
import { TenantReader } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { arrayText } from './array-text.js';
import type { ListFilter } from './list-statement.rules.js';

const FIND = {
  name: 'record_matches',
  text: `select count(*)::int as counted,
      case when count(*) <= ${TOTAL_LIMIT} then coalesce(jsonb_agg(id), '[]')::text end as ids
    from record_matches($1, $2::text[], ${TOTAL_LIMIT + 1}) as id`,
};

export interface SearchedText {
  companyId: string;
  /** Of the record, as its migration says. */
  kind: string;
  /** SQL of the text over the list's alias. */
  content: string;
  /** SQL of the row's id. */
  id: string;
}

/** Finds text in the rows of a record. Not inside `TenantDb.run`. */
@Injectable()
export class TextMatches {
  constructor(private readonly reader: TenantReader) {}

  /**
   * Conditions for the rows that have every word, one or two letters of it at the beginning of a word. Few are looked
   * for once and then known by their ids; of many the next page is soon met by reading in the list's order.
   */
  async find(
    search: string | undefined,
    { companyId, kind, content, id }: SearchedText,
  ): Promise<ListFilter[]> {
    const words = search?.split(/\s+/).filter(Boolean) ?? [];
    if (words.length === 0) return [];
    const values = [kind, arrayText(words)];
    const [row] = await this.reader.read<{ ids: string | null }>(companyId, { ...FIND, values });
    // Not an array: of that the planner knows the length, and takes many ids for a reason to read in the list's order.
    const among = `${id} in (select jsonb_array_elements_text(?::jsonb)::uuid)`;
    if (typeof row?.ids === 'string') return [{ sql: among, values: [row.ids] }];
    return words.map((word) => ({ sql: `has_word(${content}, ?)`, values: [word] }));
  }
}
