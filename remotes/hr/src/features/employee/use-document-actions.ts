import type { EmployeeDocument } from '@atrium/contracts';
import { fileUrl, t } from '@atrium/sdk';
import type { MenuItem } from '@atrium/ui';
import { useDocumentSteps } from './use-document-steps.js';

interface DocumentDialogs {
  /** Opens the dialog of a step that needs more input. */
  ask: (dialog: 'update' | 'return') => void;
  /** Shows a link that the browser did not copy. */
  showLink: (link: string) => void;
}

/** The menu of a document, with the steps that the server allows. */
export function useDocumentActions({ ask, showLink }: DocumentDialogs) {
  const { archive, restore, verify, erase, copyLink } = useDocumentSteps();
  return (document: EmployeeDocument): MenuItem[] => {
    const does = (step: (chosen: EmployeeDocument) => Promise<boolean>) => () => void step(document);
    const steps: Record<EmployeeDocument['allowedTransitions'][number], MenuItem | null> = {
      update: { label: t('Edit details'), icon: 'pencil', onSelect: () => ask('update') },
      // The person sends the file; HR adds one of its own.
      send: null,
      verify: { label: t('Verify'), icon: 'check', onSelect: does(verify) },
      return: { label: t('Send back…'), icon: 'history', onSelect: () => ask('return') },
      restore: { label: t('Restore'), icon: 'archive-off', onSelect: does(restore) },
      archive: { label: t('Archive'), icon: 'archive', danger: true, onSelect: does(archive) },
      delete: { label: t('Delete permanently'), icon: 'trash', danger: true, onSelect: does(erase) },
    };
    const offered = document.allowedTransitions.flatMap((step) => steps[step] ?? []);
    if (document.archivedAt || document.fileId === null) return offered;
    return [
      { label: t('Download'), icon: 'download', download: fileUrl(document.fileId, 'download') },
      { label: t('Copy link'), icon: 'link', onSelect: () => void copyLink(document, showLink) },
      ...offered,
    ];
  };
}
