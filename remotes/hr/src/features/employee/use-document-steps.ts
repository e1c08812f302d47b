import type { EmployeeDocument } from '@atrium/contracts';
import { t, useStep } from '@atrium/sdk';
import { copyText } from '@atrium/ui';
import { documentCalls, useDeleteDocumentMutation, useLinkDocumentMutation } from './document.api.js';

/** Takes steps on a document and reports their results. */
export function useDocumentSteps() {
  const calls = documentCalls.useCalls();
  const [deleteDocument] = useDeleteDocumentMutation();
  const [linkDocument] = useLinkDocumentMutation();

  const { take } = useStep();
  const change = ({ id, version }: EmployeeDocument, step: 'archive' | 'restore' | 'verify', done: string) =>
    take({ of: id, work: () => calls.take({ id, version, step }), done });

  return {
    archive: (document: EmployeeDocument) =>
      change(document, 'archive', t('{name} archived', { name: document.name })),
    restore: (document: EmployeeDocument) =>
      change(document, 'restore', t('{name} restored', { name: document.name })),
    verify: (document: EmployeeDocument) =>
      change(document, 'verify', t('{name} is verified', { name: document.name })),
    erase: ({ id, version, name }: EmployeeDocument) =>
      take({
        of: id,
        ask: {
          title: t('Delete {name}?', { name }),
          text: t('It is permanently deleted for everyone.'),
          confirmText: t('Delete'),
          tone: 'danger',
        },
        work: () => deleteDocument({ id, version }).unwrap(),
        done: t('{name} deleted', { name }),
      }),
    /** @param show shows the link where the browser does not copy it */
    copyLink: ({ id, fileId }: EmployeeDocument, show: (link: string) => void) =>
      take({
        of: id,
        work: async () => {
          if (fileId === null) return false;
          const { url } = await linkDocument(fileId).unwrap();
          return copyOrShow(url, show);
        },
        done: (isCopied) =>
          isCopied ? t('Link copied. It works without signing in, for ten minutes.') : undefined,
      }),
  };
}

/** Resolves to whether the browser has copied it. */
async function copyOrShow(url: string, show: (link: string) => void): Promise<boolean> {
  const isCopied = await copyText(url);
  if (!isCopied) show(url);
  return isCopied;
}
