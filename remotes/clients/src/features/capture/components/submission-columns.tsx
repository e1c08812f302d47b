import {
  SUBMISSION_STATE_LABELS,
  SUSPICION_LABELS,
  type FORM_SUBMISSION,
  type FormSubmission,
  type SubmissionState,
} from '@atrium/contracts';
import { formatList, translate } from '@atrium/sdk';
import { orDash, RelativeTime, StatusBadge, type ColumnLooks, type Tone } from '@atrium/ui';

const TONES: Record<SubmissionState, Tone> = {
  waiting: 'warning',
  accepted: 'success',
  discarded: 'neutral',
};

export const sayReasons = ({ reasons }: FormSubmission): string =>
  formatList(reasons.map((reason) => translate(SUSPICION_LABELS[reason])));

export const SUBMISSION_LOOKS: ColumnLooks<typeof FORM_SUBMISSION.list, FormSubmission> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  form: { card: 'note', cell: ({ form }) => <bdi>{form.name}</bdi> },
  email: { cell: ({ email }) => orDash(email) },
  phone: { cell: ({ phone }) => orDash(phone) },
  message: { cell: ({ message }) => <span className="at-clip">{orDash(message)}</span> },
  state: {
    card: 'state',
    cell: ({ state }) => (
      <StatusBadge tone={TONES[state]}>{translate(SUBMISSION_STATE_LABELS[state])}</StatusBadge>
    ),
  },
  reasons: { card: 'text', cell: (row) => orDash(sayReasons(row)) },
  createdAt: { cell: ({ createdAt }) => <RelativeTime at={createdAt} /> },
};
