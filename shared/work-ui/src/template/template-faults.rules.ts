import { translate } from '@atrium/sdk';

/** The first message at a path, or in what lies below it, such as the lines of a checklist. */
export function faultIn(errors: object, path: string): string | undefined {
  let found: unknown = errors;
  for (const name of path.split('.')) found = isObject(found) ? Reflect.get(found, name) : undefined;
  return messageIn(found);
}

function messageIn(found: unknown): string | undefined {
  if (!isObject(found)) return undefined;
  const message: unknown = Reflect.get(found, 'message');
  if (typeof message === 'string') return translate(message);
  return Array.isArray(found) ? found.map(messageIn).find(Boolean) : undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
