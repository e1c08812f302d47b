import { Injectable } from '@nestjs/common';
import { GlobalDb } from '../database/global-db.js';
import { AppError } from '../errors/app-error.js';

const WITHIN_MS = 2_000;

/** Whether this process can take requests. */
@Injectable()
export class Readiness {
  private off = false;

  constructor(private readonly db: GlobalDb) {}

  /** Makes `check` fail from now on, so that a load balancer sends requests elsewhere. */
  turnOff(): void {
    this.off = true;
  }

  /** @throws {AppError} UNAVAILABLE */
  async check(): Promise<void> {
    if (this.off) throw new AppError('UNAVAILABLE');
    const late = new AppError('UNAVAILABLE', { message: 'The database does not answer.' });
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(late), WITHIN_MS);
    });
    await Promise.race([this.db.manager.query('select 1'), limit]).finally(() => clearTimeout(timer));
  }
}
