import { readFailure, t, toast } from '@atrium/sdk';
import type { MouseEvent } from 'react';
import { saveAnswer } from './save-answer.js';

/** Files that are being fetched. A second press adds nothing, and would have the server write the file again. */
const underWay = new Set<string>();

/**
 * Saves the file at an address of the server. What goes wrong is said on the page, and can be tried again.
 * @param address `/api/exports?…`
 * @param name of the file where the answer has none
 */
async function downloadFile(address: string, name = 'file'): Promise<void> {
  if (underWay.has(address)) return;
  underWay.add(address);
  const id = toast.loading(t('The file is being written.'));
  try {
    await saveAnswer({ url: address.replace(/^\/api\//, ''), name });
    toast.dismiss(id);
  } catch (reason) {
    const { message } = readFailure(reason).error;
    const action = { label: t('Try again'), onPress: () => void downloadFile(address, name) };
    toast.error(t('The file could not be downloaded'), { id, text: message, action });
  } finally {
    underWay.delete(address);
  }
}

/** What a press of a link to a file does. It stays a link, so that it can be copied, or opened elsewhere. */
export const downloadPress =
  (address: string, name?: string) =>
  (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void downloadFile(address, name);
  };
