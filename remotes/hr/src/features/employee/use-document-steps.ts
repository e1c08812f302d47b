import type { EmployeeDocument } from '@atrium/contracts';
import { confirm, isApiFailure, toast } from '@atrium/sdk';
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
    toast.error(isApiFailure(reason) ? reason.error.message : 'This was not done. Try again.');
  }
}

/** Doing something to a document, and saying what became of it. */
export function useDocumentSteps() {
  const [changeDocument] = useChangeDocumentMutation();
  const [deleteDocument] = useDeleteDocumentMutation();
  const [linkDocument] = useLinkDocumentMutation();

  const archive = ({ id, version, name }: EmployeeDocument) =>
    attempt(() => changeDocument({ id, version, step: 'archive' }).unwrap(), `${name} is archived.`);
  const restore = ({ id, version, name }: EmployeeDocument) =>
    attempt(() => changeDocument({ id, version, step: 'restore' }).unwrap(), `${name} is back.`);
  const erase = async ({ id, version, name }: EmployeeDocument) => {
    const sure = await confirm({
      title: `Delete ${name}?`,
      text: 'The document is gone for ever, for everybody.',
      confirmText: 'Delete',
      cancelText: 'Cancel',
      tone: 'danger',
    });
    if (sure) await attempt(() => deleteDocument({ id, version }).unwrap(), `${name} is deleted.`);
  };
  const copyLink = ({ fileId }: EmployeeDocument) =>
    attempt(async () => {
      const { url } = await linkDocument(fileId).unwrap();
      await navigator.clipboard.writeText(url);
    }, 'The link is copied. It works without signing in, for ten minutes.');
  return { archive, restore, erase, copyLink };
}
