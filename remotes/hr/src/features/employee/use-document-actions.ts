import type { EmployeeDocument } from '@atrium/contracts';
import { fileUrl, t, useCan } from '@atrium/sdk';
import type { MenuItem } from '@atrium/ui';
import { useDocumentSteps } from './use-document-steps.js';

/** The menu of one document. */
export function useDocumentActions() {
  const mayArchive = useCan('hrOperations', 'addEmployee', 'delete');
  const { archive, restore, erase, copyLink } = useDocumentSteps();
  return (document: EmployeeDocument): MenuItem[] => {
    const item = (
      label: string,
      icon: MenuItem['icon'],
      step: (chosen: EmployeeDocument) => Promise<boolean>,
    ): MenuItem => ({ label, ...(icon && { icon }), onSelect: () => void step(document) });
    if (document.archivedAt && !mayArchive) return [];
    if (document.archivedAt)
      return [
        item(t('Restore'), 'archive-off', restore),
        { ...item(t('Delete for ever'), 'trash', erase), danger: true },
      ];
    return [
      { label: t('Download'), icon: 'download', download: fileUrl(document.fileId, 'download') },
      item(t('Copy a link'), 'link', copyLink),
      ...(mayArchive ? [{ ...item(t('Archive'), 'archive', archive), danger: true }] : []),
    ];
  };
}
