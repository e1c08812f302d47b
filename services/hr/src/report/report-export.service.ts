import {
  reportFileSchema,
  reportList,
  REPORT_MEASURES,
  type ListDescription,
  type Page,
  type Report,
  type ReportFile,
  type ReportRow,
} from '@atrium/contracts';
import type { SignedInUser } from '@atrium/platform';
import { ListExport, type ExportValues } from '@atrium/records';
import type { ReportService } from './report.service.js';

/** A report as a file, with all its rows. */
export class ReportExport extends ListExport<ListDescription, ReportRow, ReportFile> {
  readonly list: ListDescription;
  readonly name: string;
  override readonly remote = 'hr';
  readonly query = reportFileSchema;
  readonly values: ExportValues<ListDescription, ReportRow>;

  constructor(
    private readonly report: Report,
    private readonly reports: ReportService,
  ) {
    super();
    this.list = reportList(report);
    this.name = `report-${report}`;
    this.values = {
      label: ({ label, key }) => label ?? (key === 'none' ? '' : key),
      code: ({ code }) => code,
      ...Object.fromEntries(
        REPORT_MEASURES[report].map(({ key }) => [key, ({ values }: ReportRow) => values[key] ?? null]),
      ),
    };
  }

  /** All rows at once: a report has an end. */
  async page(user: SignedInUser, { from, to, by, department }: ReportFile): Promise<Page<ReportRow>> {
    const items = await this.reports.rows(user, this.report, { from, to, by, department });
    return { items, nextCursor: null, total: items.length, totalIsExact: true };
  }
}
