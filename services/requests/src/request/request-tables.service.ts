import { REQUEST_TABLES, type RequestTable } from '@atrium/contracts';
import { Contributions } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { RequestFigures, type FigureCells } from '../kind/request-figures.service.js';
import type { RequestPersonFigures } from '../kind/request.types.js';

type OwnFigures = Pick<RequestPersonFigures, 'figures' | 'month'>;

/** The tables about an employee, from the services that have their figures. */
@Injectable()
export class RequestTables {
  constructor(private readonly contributions: Contributions) {}

  /** Inside `TenantDb.run` only. @param own figures that the request itself has of the person */
  async of(companyId: string, employeeId: string, own?: OwnFigures): Promise<RequestTable[]> {
    const sources = await this.contributions.enabledOf(RequestFigures, companyId);
    const figures = new Map<string, FigureCells>();
    for (const source of sources)
      if (!own?.figures[source.key])
        figures.set(source.key, (await source.of([employeeId], own?.month)).get(employeeId) ?? {});
    for (const [key, cells] of Object.entries(own?.figures ?? {})) figures.set(key, cells);
    return REQUEST_TABLES.map(({ key, cells }) => ({
      key,
      cells: cells.map((cell) => ({ key: cell.key, value: figures.get(key)?.[cell.key] ?? null })),
      missing: !figures.has(key),
    }));
  }
}
