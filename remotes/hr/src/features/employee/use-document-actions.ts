import type { EmployeeDocument } from '@atrium/contracts';
import { fileUrl, t } from '@atrium/sdk';
import type { MenuItem } from '@atrium/ui';
import { useDocumentSteps } from './use-document-steps.js';

/** The menu of a document, with the steps that the server allows. */
export function useDocumentActions() {
  const { archive, restore, erase, copyLink } = useDocumentSteps();
  return (document: EmployeeDocument): MenuItem[] => {
    const does = (step: (chosen: EmployeeDocument) => Promise<boolean>) => () => void step(document);
    const steps: Record<EmployeeDocument['allowedTransitions'][number], MenuItem | null> = {
      update: null,
      restore: { label: t('Restore'), icon: 'archive-off', onSelect: does(restore) },
      archive: { label: t('Archive'), icon: 'archive', danger: true, onSelect: does(archive) },
      delete: { label: t('Delete permanently'), icon: 'trash', danger: true, onSelect: does(erase) },
    };
    const offered = document.allowedTransitions.flatMap((step) => steps[step] ?? []);
    if (document.archivedAt) return offered;
    return [
      { label: t('Download'), icon: 'download', download: fileUrl(document.fileId, 'download') },
      { label: t('Copy link'), icon: 'link', onSelect: does(copyLink) },
      ...offered,
    ];
  };
}
