import { REQUEST_TABLES, type RequestTable } from '@atrium/contracts';
import { Contributions } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RequestFigures, type FigureCells } from '../kind/request-figures.js';

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
    return REQUEST_TABLES.map(({ key, title, cells }) => ({
      ...{ key, title },
      cells: Object.entries(cells).map(([cell, label]) => ({
        ...{ key: cell, label },
        value: figures.get(key)?.[cell] ?? null,
      })),
      missing: !figures.has(key),
    }));
  }
}
