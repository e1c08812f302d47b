import {
  CONSENT_CHANNEL_LABELS,
  CONSENT_PURPOSE_LABELS,
  CONSENT_SOURCE_LABELS,
  type CONSENT,
  type Consent,
} from '@atrium/contracts';
import { translate } from '@atrium/sdk';
import { RelativeTime, type ColumnLooks } from '@atrium/ui';
import { ConsentState } from '../../../shared/consent-state.js';

export const CONSENT_LOOKS: ColumnLooks<typeof CONSENT.list, Consent> = {
  address: { weight: 'name', card: 'name', cell: ({ address }) => <bdi dir="ltr">{address}</bdi> },
  channel: { card: 'note', cell: ({ channel }) => translate(CONSENT_CHANNEL_LABELS[channel]) },
  purpose: { cell: ({ purpose }) => translate(CONSENT_PURPOSE_LABELS[purpose]) },
  state: { card: 'state', cell: ({ state }) => <ConsentState state={state} /> },
  source: { cell: ({ source }) => translate(CONSENT_SOURCE_LABELS[source]) },
  evidence: { wide: true, cell: ({ evidence }) => <span className="at-clip">{evidence}</span> },
  occurredAt: { card: 'text', cell: ({ occurredAt }) => <RelativeTime at={occurredAt} /> },
};
