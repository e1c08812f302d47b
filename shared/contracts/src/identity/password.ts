import { z } from 'zod';

/**
 * OWASP ASVS 5.0, 6.2 requires at least 8 characters; the portal requires 10 and has no composition rules. The server
 * also refuses passwords that are in its lists of common ones.
 */
export const passwordSchema = z
  .string()
  .min(10, 'Use at least 10 characters.')
  .max(200, 'Use at most 200 characters.')
  .refine((value) => new Set(value).size > 3, 'This password is too easy to guess. Choose another.');
