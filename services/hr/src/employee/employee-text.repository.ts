import { TOTAL_LIMIT } from '@atrium/contracts';
import { TenantReader, type ListFilter } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

export interface TextCondition {
  filters: ListFilter[];
  /** More people have the text than a list counts. */
  many: boolean;
}

const MOST = TOTAL_LIMIT + 1;
const MATCHING = 'employee_matches(?::text[], ?, ?)';
const COUNT = {
  name: 'employee_text_count',
  text: 'select count(*)::int as counted from employee_matches($1::text[], $2, $3)',
};

/** Looks for text in names, e-mails and codes. Not inside `TenantDb.run`. */
@Injectable()
export class EmployeeTextRepository {
  constructor(private readonly reader: TenantReader) {}

  /**
   * The condition for those who have every word, which is quick however many they are: few are picked out by the index,
   * of many the next page is soon met by reading in the list's order.
   * @param archived null: archived or not
   */
  async find(companyId: string, words: string[], archived: boolean | null): Promise<TextCondition> {
    const values = [toArrayText(words), archived, MOST];
    const [row] = await this.reader.read<{ counted: number }>(companyId, { ...COUNT, values });
    const many = (row?.counted ?? 0) > TOTAL_LIMIT;
    const few = { sql: `e.id in (select ${MATCHING})`, values };
    const each = words.map((word) => ({ sql: 'has_word(e.search_text, ?)', values: [word] }));
    return { many, filters: many ? each : [few] };
  }
}

/** An array as PostgreSQL reads it. */
function toArrayText(words: string[]): string {
  return `{${words.map((word) => `"${word.replace(/["\\]/g, '\\$&')}"`).join()}}`;
}
