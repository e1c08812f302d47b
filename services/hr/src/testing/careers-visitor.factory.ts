import type { HttpClient, Answer } from '@atrium/testing';

/** What a browser sends of a form with a file, without a script. */
export function formBody(fields: Readonly<Record<string, string>>, file?: { name: string; bytes: Buffer }) {
  const border = 'border-of-a-form';
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${border}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file)
    parts.push(
      Buffer.from(
        `--${border}\r\ncontent-disposition: form-data; name="resume"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      Buffer.from(file.bytes),
      Buffer.from('\r\n'),
    );
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${border}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${border}` },
  };
}

/** The hidden values of a page's first form that has some. */
export function hiddenOf(page: string): Record<string, string> {
  const [, form = ''] = /<form[^>]*method="post"[^>]*>([\s\S]*?)<\/form>/.exec(page) ?? [];
  const found = form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name = '', value = '']) => [name, value]));
}

export const APPLICANT = {
  name: 'Ishita Menon',
  email: 'ishita@mail.example',
  phone: '+91 98330 41726',
  place: 'Pune',
  experience: '5',
  notice: '60',
  pay: '940000',
  consent: 'yes',
};

/** Sends a form of a page of applicants. */
export const sendForm = (
  who: HttpClient,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<Answer> =>
  who.send({
    method: 'POST',
    path,
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
