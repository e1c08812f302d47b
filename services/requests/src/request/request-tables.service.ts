import { REQUEST_TABLES, type RequestTable } from '@atrium/contracts';
import { Contributions } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RequestFigures, type FigureCells } from '../kind/request-figures.service.js';

/** The tables about an employee, from the services that have their figures. */
@Injectable()
export class RequestTables {
  constructor(private readonly contributions: Contributions) {}

  /** Inside `TenantDb.run` only. */
  async of(companyId: string, employeeId: string): Promise<RequestTable[]> {
    const sources = await this.contributions.enabledOf(RequestFigures, companyId);
    const figures = new Map<string, FigureCells>();
    for (const source of sources)
      figures.set(source.key, (await source.of([employeeId])).get(employeeId) ?? {});
    return REQUEST_TABLES.map(({ key, cells }) => ({
      key,
      cells: cells.map((cell) => ({ key: cell.key, value: figures.get(key)?.[cell.key] ?? null })),
      missing: !figures.has(key),
    }));
  }
}
