const tableOf = (page: Document) => page.getElementById('file-hashes')?.dataset['rest'];

/**
 * Whether another build of the shell has been installed since this page was loaded. The files of the build before are
 * gone then, and asking for them again is no use. False when the server cannot be reached.
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
