import { Clock } from '@atrium/platform';
import { RequestFigures, type FigureCells } from '@atrium/requests';
import { Injectable } from '@nestjs/common';
import { LeaveFacts } from './leave-facts.repository.js';

/** The leave of an employee in the dialog of a request. */
@Injectable()
export class LeaveFigures extends RequestFigures {
  override readonly key = 'leaves';
  override readonly remote = 'hr';

  constructor(
    private readonly facts: LeaveFacts,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async of(employeeIds: readonly string[]): Promise<Map<string, FigureCells>> {
    const rows = await this.facts.listTotals(employeeIds, this.clock.now());
    return new Map(
      rows.map(({ employeeId, total, taken }) => [
        employeeId,
        {
          total: { type: 'days', days: total },
          taken: { type: 'days', days: taken },
          remaining: { type: 'days', days: Math.round((total - taken) * 100) / 100 },
        },
      ]),
    );
  }
}
