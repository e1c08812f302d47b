import {
  CLIENT_ONBOARDING_STEP_LABELS,
  type CLIENT_ONBOARDING,
  type ClientOnboarding,
  type ClientOnboardingStep,
} from '@atrium/contracts';
import { formatDate, translate } from '@atrium/sdk';
import { StatusBadge, type ColumnLooks, type Tone } from '@atrium/ui';

const TONES: Partial<Record<ClientOnboardingStep, Tone>> = { complete: 'success', cancelled: 'neutral' };

/** Where an onboarding stands. */
export function StepBadge({ step, blockedBy }: Pick<ClientOnboarding, 'step' | 'blockedBy'>) {
  const label = translate(CLIENT_ONBOARDING_STEP_LABELS[step]);
  return <StatusBadge tone={blockedBy ? 'warning' : (TONES[step] ?? 'info')}>{label}</StatusBadge>;
}

export const ONBOARDING_LOOKS: ColumnLooks<typeof CLIENT_ONBOARDING.list, ClientOnboarding> = {
  client: { weight: 'name', card: 'name', cell: ({ client }) => <bdi>{client.name}</bdi> },
  step: { card: 'state', cell: (row) => <StepBadge {...row} /> },
  blocked: { card: 'text', cell: ({ blockedBy }) => (blockedBy ? translate(blockedBy) : '') },
  stepSince: { cell: ({ stepSince }) => formatDate(stepSince) },
  manager: { card: 'note', cell: ({ manager }) => manager.name },
  createdAt: { wide: true, cell: ({ createdAt }) => formatDate(createdAt) },
};
