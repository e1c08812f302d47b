import type { RecordStatus } from '@atrium/contracts';
import { t } from '@atrium/sdk';
import { StatusBadge } from '@atrium/ui';

/** The usual state is plain text. */
export const STATUS_LOOK = {
  card: 'state',
  cell: ({ status }: { status: RecordStatus }) =>
    status === 'archived' ? <StatusBadge>{t('Archived')}</StatusBadge> : t('Active'),
} as const;
