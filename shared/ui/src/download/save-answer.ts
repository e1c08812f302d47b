import { http, language } from '@atrium/sdk';

interface FileCall {
  /** Below /api/. */
  url: string;
  method?: 'GET' | 'POST';
  data?: unknown;
  /** The file's name where the answer has none. */
  name: string;
}

/**
 * Saves the file that a call answers with. Not as a link of the page, where a refusal would be seen by nobody, or stand
 * in place of the page.
 * @throws what `readFailure` reads
 */
export async function saveAnswer({ name, ...call }: FileCall): Promise<void> {
  const { data, headers } = await http
    // A large file takes its time.
    .request<Blob>({ ...call, responseType: 'blob', timeout: 0, headers: { 'Accept-Language': language() } })
    .catch(async (reason: unknown) => {
      throw await withWords(reason);
    });
  const url = URL.createObjectURL(data);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = nameIn(String(headers['content-disposition'])) ?? name;
  anchor.click();
  URL.revokeObjectURL(url);
}

function nameIn(disposition: string): string | null {
  const [, whole] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  return whole ? decodeURIComponent(whole) : (/filename="(.+?)"/.exec(disposition)?.[1] ?? null);
}

/** The refusal of a call for bytes comes as bytes, too. */
async function withWords(reason: unknown): Promise<unknown> {
  if (typeof reason !== 'object' || reason === null || !('response' in reason)) return reason;
  const { response } = reason as { response?: { data: unknown } };
  if (response?.data instanceof Blob && response.data.type.includes('json'))
    response.data = JSON.parse(await textOf(response.data));
  return reason;
}

const textOf = (bytes: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(reader.error ?? new Error('The answer cannot be read.'));
    reader.readAsText(bytes);
  });
