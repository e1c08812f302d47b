import { Injectable } from '@nestjs/common';

/** Follows the ends of tasks: a provider that extends this class. Its methods run inside `TenantDb.run`. */
@Injectable()
export abstract class TaskEnds {
  /** A task was completed or cancelled. */
  abstract ended(taskId: string): Promise<void>;
}
