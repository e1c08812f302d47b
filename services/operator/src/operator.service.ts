import type {
  Maintenance as MaintenanceState,
  OperatedCompanyPage,
  OperatedCompanyQuery,
  OperatorLog as LogPage,
  SetMaintenance,
} from '@atrium/contracts';
import { Clock, Maintenance, type SignedInOperator } from '@atrium/platform';
import { Injectable } from '@nestjs/common';
import { OperatorLog } from './operator-log.service.js';
import { OperatorRepository } from './operator.repository.js';

const PAGE = 50;

/** What an operator sees of the installation and can do to it. */
@Injectable()
export class OperatorService {
  constructor(
    private readonly repository: OperatorRepository,
    private readonly log: OperatorLog,
    private readonly maintenance: Maintenance,
    private readonly clock: Clock,
  ) {}

  async listCompanies(query: OperatedCompanyQuery): Promise<OperatedCompanyPage> {
    const found = await this.repository.listCompanies(query, PAGE);
    const items = found.slice(0, PAGE);
    return { items, next: found.length > PAGE ? (items.at(-1)?.id ?? null) : null };
  }

  async listLog(before: number | undefined): Promise<LogPage> {
    const found = await this.repository.listEntries(before, PAGE);
    return { items: found.slice(0, PAGE), more: found.length > PAGE };
  }

  /**
   * Takes effect at once in every process and open page. Closing a closed portal keeps the time since when it is
   * closed.
   */
  async setMaintenance(
    { email }: SignedInOperator,
    { on, message }: SetMaintenance,
  ): Promise<MaintenanceState> {
    await this.repository.setMaintenance({ on, message }, this.clock.now(), (query) =>
      this.log.write({ operator: email, action: 'maintenance.set', details: { on, message } }, query),
    );
    await this.maintenance.refresh();
    return this.maintenance.current();
  }
}
