import {
  MILESTONE_STATE_LABELS,
  PROJECT_STATE_LABELS,
  PROJECT_TROUBLE_LABELS,
  type MilestoneState,
  type Project,
  type ProjectState,
} from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import { StatusBadge, type Tone } from '@atrium/ui';

const STATE_TONES: Record<ProjectState, Tone> = {
  planned: 'info',
  active: 'success',
  on_hold: 'warning',
  completed: 'neutral',
  archived: 'neutral',
  cancelled: 'neutral',
};

const MILESTONE_TONES: Record<MilestoneState, Tone> = {
  pending: 'neutral',
  in_progress: 'info',
  submitted: 'warning',
  client_approved: 'success',
  invoiced: 'success',
  changes_requested: 'danger',
};

/** Its state, or the first of its troubles. */
export function ProjectBadge({ state, troubles }: Pick<Project, 'state' | 'troubles'>) {
  const [trouble] = troubles;
  if (trouble) return <StatusBadge tone="danger">{translate(PROJECT_TROUBLE_LABELS[trouble])}</StatusBadge>;
  return <StatusBadge tone={STATE_TONES[state]}>{translate(PROJECT_STATE_LABELS[state])}</StatusBadge>;
}

export const MilestoneBadge = ({ state }: { state: MilestoneState }) => (
  <StatusBadge tone={MILESTONE_TONES[state]}>{translate(MILESTONE_STATE_LABELS[state])}</StatusBadge>
);

export const sayTroubles = ({ troubles }: Pick<Project, 'troubles'>): string =>
  troubles.map((trouble) => translate(PROJECT_TROUBLE_LABELS[trouble])).join(' · ');
