import { TOTAL_LIMIT } from '@atrium/contracts';
import { isMalformedValue, TenantReader } from '@atrium/platform';
import {
  arrayText,
  foreignCursor,
  InexactTotals,
  readCursor,
  splitSort,
  type ListFilter,
  type ListPage,
} from '@atrium/records';
import { Injectable } from '@nestjs/common';

export interface TextCondition {
  filters: ListFilter[];
  /** How many people the list has, where the text says it; more than TOTAL_LIMIT are not counted. */
  total?: number;
}

const FIND_PAGE = {
  name: 'employee_found',
  text: `select counted, ids from employee_found($1::text[], $2, $3, $4, $5, $6::uuid, $7, $8)`,
};

const FIND = {
  name: 'employee_text',
  text: `select count(*)::int as counted,
      case when count(*) <= ${TOTAL_LIMIT} then coalesce(jsonb_agg(id), '[]')::text end as ids
    from employee_matches($1::text[], $2, ${TOTAL_LIMIT + 1}) as id`,
};

/** Not an array: of that the planner knows the length, and takes many ids for a reason to read in the list's order. */
const AMONG = 'e.id in (select jsonb_array_elements_text(?::jsonb)::uuid)';

/** Looks for text in names, e-mails and codes. Not inside `TenantDb.run`. */
@Injectable()
export class EmployeeTextRepository {
  private readonly inexact = new InexactTotals();

  constructor(private readonly reader: TenantReader) {}

  /**
   * The condition for those who have every word, which is quick however many they are: few are looked for once and then
   * known by their ids, of many the next page is soon met by reading in the list's order.
   * @param archived null: archived or not
   */
  async find(companyId: string, words: string[], archived: boolean | null): Promise<TextCondition> {
    const values = [arrayText(words), archived];
    const [row] = await this.reader.read<{ counted: number; ids: string | null }>(companyId, {
      ...FIND,
      values,
    });
    if (typeof row?.ids === 'string') return { filters: [{ sql: AMONG, values: [row.ids] }] };
    return {
      filters: words.map((word) => ({ sql: 'has_word(e.search_text, ?)', values: [word] })),
    };
  }

  /**
   * The condition for the page's rows, and one more, of a list that nothing narrows but the text and `archived`. A total
   * beyond TOTAL_LIMIT is believed for a minute.
   * @throws {AppError} VALIDATION_FAILED on `cursor` when no page of this list gave it out
   */
  async findPage(
    companyId: string,
    words: string[],
    { archived, page: { sort, cursor, limit } }: { archived: boolean; page: ListPage },
  ): Promise<TextCondition> {
    const { key, descending } = splitSort(sort);
    const after = cursor === undefined ? null : readCursor(cursor, sort);
    const place = [after?.value ?? null, after?.id ?? null];
    const list = JSON.stringify([companyId, archived, words]);
    const many = this.inexact.has(list);
    const values = [
      arrayText(words),
      archived,
      key,
      descending,
      ...place,
      limit + 1,
      many ? 0 : TOTAL_LIMIT + 1,
    ];
    const [row] = await this.reader
      .read<{ counted: number; ids: string }>(companyId, { ...FIND_PAGE, values })
      .catch((error: unknown) => {
        throw after && isMalformedValue(error) ? foreignCursor(error) : error;
      });
    const total = many ? TOTAL_LIMIT + 1 : (row?.counted ?? 0);
    if (total > TOTAL_LIMIT && !many) this.inexact.add(list);
    return { total, filters: [{ sql: AMONG, values: [row?.ids ?? '[]'] }] };
  }
}
