import type { ListDescription } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';
import { notFound } from '../errors/app-error.js';

/** The lists of all services; each offers its own when it starts. */
@Injectable()
export class DescribedLists {
  private readonly descriptions = new Map<string, ListDescription>();

  offer(description: ListDescription): void {
    this.descriptions.set(description.key, description);
  }

  /** @throws {AppError} NOT_FOUND */
  get(key: string): ListDescription {
    const description = this.descriptions.get(key);
    if (!description) throw notFound();
    return description;
  }
}
