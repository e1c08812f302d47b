import type { EmployeeDocument } from '@atrium/contracts';
import { confirm, isApiFailure, t, toast } from '@atrium/sdk';
import {
  useChangeDocumentMutation,
  useDeleteDocumentMutation,
  useLinkDocumentMutation,
} from './document.api.js';

async function attempt(work: () => Promise<unknown>, done: string): Promise<void> {
  try {
    await work();
    toast.success(done);
  } catch (reason) {
    toast.error(isApiFailure(reason) ? reason.error.message : t('This was not done. Try again.'));
  }
}

/** Doing something to a document, and saying what became of it. */
export function useDocumentSteps() {
  const [changeDocument] = useChangeDocumentMutation();
  const [deleteDocument] = useDeleteDocumentMutation();
  const [linkDocument] = useLinkDocumentMutation();

  const archive = ({ id, version, name }: EmployeeDocument) =>
    attempt(
      () => changeDocument({ id, version, step: 'archive' }).unwrap(),
      t('{name} is archived.', { name }),
    );
  const restore = ({ id, version, name }: EmployeeDocument) =>
    attempt(() => changeDocument({ id, version, step: 'restore' }).unwrap(), t('{name} is back.', { name }));
  const erase = async ({ id, version, name }: EmployeeDocument) => {
    const sure = await confirm({
      title: t('Delete {name}?', { name }),
      text: t('The document is gone for ever, for everybody.'),
      confirmText: t('Delete'),
      cancelText: t('Cancel'),
      tone: 'danger',
    });
    if (sure)
      await attempt(() => deleteDocument({ id, version }).unwrap(), t('{name} is deleted.', { name }));
  };
  const copyLink = ({ fileId }: EmployeeDocument) =>
    attempt(async () => {
      const { url } = await linkDocument(fileId).unwrap();
      await navigator.clipboard.writeText(url);
    }, t('The link is copied. It works without signing in, for ten minutes.'));
  return { archive, restore, erase, copyLink };
}
