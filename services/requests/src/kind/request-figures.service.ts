import type { RequestFigure, RequestTableKey } from '@atrium/contracts';

/** Figures of one person, by the cell of the table. */
export type FigureCells = Partial<Record<string, RequestFigure>>;

/**
 * Fills one table of the dialog about an employee: a provider that extends this class, of the service that has the
 * figures. A table without a provider says that nobody has its figures yet.
 */
export abstract class RequestFigures {
  /** The table; each has one provider. */
  abstract readonly key: RequestTableKey;
  abstract readonly remote: string | null;
  /**
   * Inside `TenantDb.run`. A person of whom nothing is known is left out.
   * @param month what figures of a month are about; left out: the last one that is over
   */
  abstract of(employeeIds: readonly string[], month?: string): Promise<Map<string, FigureCells>>;
}
