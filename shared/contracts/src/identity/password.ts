import { z } from 'zod';

/** The passwords that guessers try first, in lower case; only long ones, the length rule refuses the others. */
const COMMON_PASSWORDS: readonly string[] = [
  '1234567890',
  'qwertyuiop',
  'password12',
  'password123',
  'iloveyou12',
  'administrator',
  'letmein123',
  'welcome123',
  'qwerty12345',
  '0987654321',
];

/** OWASP ASVS 5.0, 6.2: at least 8 characters asked, 10 kept here; no composition rules; the commonest are refused. */
export const passwordSchema = z
  .string()
  .min(10, 'Use at least 10 characters.')
  .max(200, 'Use at most 200 characters.')
  .refine(
    (value) => !COMMON_PASSWORDS.includes(value.toLowerCase()),
    'Too many people use this password. Choose another.',
  )
  .refine((value) => new Set(value).size > 3, 'This password is too easy to guess. Choose another.');
