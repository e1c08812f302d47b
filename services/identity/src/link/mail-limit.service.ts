import { AppError, Limiter, type LimiterWindow } from '@atrium/platform';
import { Injectable } from '@nestjs/common';

/** Keeps a stranger from filling somebody's mailbox, without telling the stranger. */
@Injectable()
export class MailLimitService {
  constructor(private readonly limiter: Limiter) {}

  /** Counts one mail; false beyond the limit. */
  async allows(key: string, window: LimiterWindow): Promise<boolean> {
    try {
      await this.limiter.hit(key, window);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'TOO_MANY_ATTEMPTS') return false;
      throw error;
    }
  }
}
