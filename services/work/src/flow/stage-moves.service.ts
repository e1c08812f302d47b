import type { FlowStage, TaskTab } from '@atrium/contracts';
import { Injectable } from '@nestjs/common';

/** Who keeps tasks moves them between stages: a provider that extends this class. Inside `TenantDb.run` only. */
@Injectable()
export abstract class StageMoves {
  /** Puts all tasks of a stage into another: those of the areas, null for those without one. */
  abstract moveAll(
    tabs: readonly (TaskTab | null)[],
    move: { from: string; to: FlowStage; by: string },
  ): Promise<void>;

  /** The stages of the areas have this order now. */
  abstract placeAll(tabs: readonly (TaskTab | null)[], stages: readonly FlowStage[]): Promise<void>;
}
