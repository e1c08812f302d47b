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
  /** Kind of the record, as its migration registers it. */
  kind: string;
  /** SQL of the searchable text with the list's alias. */
  content: string;
  /** SQL of the row's id. */
  id: string;
}

/** Finds text in the rows of a record. Not inside `TenantDb.run`. */
@Injectable()
export class TextMatches {
  constructor(private readonly reader: TenantReader) {}

  /**
   * Conditions for the rows that contain every word; a word of one or two letters must begin a word there. When few
   * rows match, their ids are looked up once and become the condition; when many match, reading in the list's order
   * soon fills a page.
   */
  async find(
    search: string | undefined,
    { companyId, kind, content, id }: SearchedText,
  ): Promise<ListFilter[]> {
    const words = search?.split(/\s+/).filter(Boolean) ?? [];
    if (words.length === 0) return [];
    const values = [kind, arrayText(words)];
    const [row] = await this.reader.read<{ ids: string | null; counted: number }>(companyId, {
      ...FIND,
      values,
    });
    // Not an array: the planner knows an array's length, and for many ids it would read in the list's order.
    const among = `${id} in (select jsonb_array_elements_text(?::jsonb)::uuid)`;
    if (typeof row?.ids === 'string') return [{ sql: among, values: [row.ids] }];
    return words.map((word) => ({ sql: `has_word(${content}, ?)`, values: [word] }));
  }
}

/** What a row must have to be found in one of several texts. */
export function anyOf(found: readonly ListFilter[][]): ListFilter[] {
  const asked = found.filter((filters) => filters.length > 0);
  if (asked.length <= 1) return asked.flat();
  const parts = asked.map((filters) => filters.map(({ sql }) => `(${sql})`).join(' and '));
  return [
    {
      sql: `((${parts.join(') or (')}))`,
      values: asked.flat().flatMap(({ values }) => values),
    },
  ];
}
