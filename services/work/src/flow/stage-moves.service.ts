import type { FlowStage, TaskTab } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';

/** Who keeps tasks moves them between stages: a provider that extends this class. Inside `TenantDb.run` only. */
@Injectable()
export abstract class StageMoves {
  /** Puts all tasks of a stage into another: those of the areas, null for those without one. */
  abstract moveAll(
    tabs: readonly (TaskTab | null)[],
    move: { from: string; to: FlowStage & { place: number }; by: string },
  ): Promise<void>;

  /** Stages stand in another order now. */
  abstract reorder(): Promise<void>;
}
