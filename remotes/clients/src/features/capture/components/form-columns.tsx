import { RECORD_STATUS_LABELS, type CAPTURE_FORM, type CaptureForm } from '@atrium/contracts';
import { formatDate, formatNumber, t, translate } from '@atrium/sdk';
import { Source } from '../../../shared/lead-words.js';
import { orDash, StatusBadge, type ColumnLooks } from '@atrium/ui';

export const FORM_LOOKS: ColumnLooks<typeof CAPTURE_FORM.list, CaptureForm> = {
  name: { weight: 'name', card: 'name', cell: ({ name }) => <bdi>{name}</bdi> },
  active: {
    card: 'state',
    cell: ({ active }) => (
      <StatusBadge tone={active ? 'success' : 'neutral'}>{active ? t('On') : t('Off')}</StatusBadge>
    ),
  },
  source: { cell: ({ source }) => <Source value={source} /> },
  campaign: { card: 'note', cell: ({ campaign }) => orDash(campaign) },
  received: { align: 'end', cell: ({ received }) => formatNumber(received) },
  waiting: { align: 'end', cell: ({ waiting }) => formatNumber(waiting) },
  createdAt: { wide: true, cell: ({ createdAt }) => formatDate(createdAt) },
  status: { cell: ({ status }) => translate(RECORD_STATUS_LABELS[status]) },
};
