const tableOf = (page: Document) => page.getElementById('file-hashes')?.dataset['rest'];

/**
 * Whether another build of the shell has been installed since this page was loaded. The old files are then gone, so
 * retrying them is useless. False when the server cannot be reached.
 */
export async function isReplaced(): Promise<boolean> {
  const own = tableOf(document);
  if (!own) return false;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return answer.ok && tableOf(page) !== own;
  } catch {
    return false;
  }
}
