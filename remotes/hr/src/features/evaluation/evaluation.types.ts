import type { EvaluatedPeople, EvaluationCycle, PlannedEvaluation } from '@atrium/contracts';

export interface PeersProps {
  cycle: EvaluationCycle;
  planned: PlannedEvaluation;
  onClose: () => void;
}

export interface PublishProps {
  cycle: EvaluationCycle;
  people: EvaluatedPeople;
  onClose: () => void;
}
