import { z } from 'zod';

const KEY = /^([0-9a-f-]{36})\.([\w-]{22})$/;

/** The company and the random part of a form's public key; null for any other text. */
export function parseFormKey(key: string): { companyId: string; random: string } | null {
  const [, companyId, random] = KEY.exec(key) ?? [];
  if (!companyId || !random || !z.uuid().safeParse(companyId).success) return null;
  return { companyId, random };
}
