import type { IdCard } from '@atrium/contracts';
import type { RecordDialogProps } from '@atrium/ui';
import { useMemo } from 'react';
import { PrintAllDialog } from './print-all.js';

/** Prints one card. */
export default function PrintCardDialog({ row: { id }, onClose }: RecordDialogProps<IdCard>) {
  const ids = useMemo(() => [id], [id]);
  return <PrintAllDialog ids={ids} onClose={onClose} />;
}
