import type { Employee } from '@atrium/contracts';
import { confirm, t } from '@atrium/sdk';
import { Dialog, type RecordDialogProps } from '@atrium/ui';
import { useState } from 'react';
import { fullName } from '../../../shared/employee.api.js';
import DocumentList from './document-list.js';

/** The documents of an employee, without opening the employee. */
export default function DocumentsDialog({ row: employee, onClose }: RecordDialogProps<Employee>) {
  const [underWay, setUnderWay] = useState(0);
  const close = async () => {
    if (underWay === 0 || (await confirmLeaving(underWay))) onClose();
  };
  return (
    <Dialog title={t('Documents')} subtitle={fullName(employee)} onClose={() => void close()} keep>
      <DocumentList row={employee} onUnderWay={setUnderWay} />
    </Dialog>
  );
}

const confirmLeaving = (files: number) =>
  confirm({
    title: t('{files, plural, one {Stop sending the file?} other {Stop sending # files?}}', { files }),
    text: t('Files that are not fully uploaded are not added.'),
    confirmText: t('Stop sending'),
    tone: 'danger',
  });
