import { z } from 'zod';

/**
 * OWASP ASVS 5.0, 6.2: at least 8 characters asked, 10 kept here; no composition rules. Which of these would be guessed, only
 * the server knows, which has the lists.
 */
export const passwordSchema = z
  .string()
  .min(10, 'Use at least 10 characters.')
  .max(200, 'Use at most 200 characters.')
  .refine((value) => new Set(value).size > 3, 'This password is too easy to guess. Choose another.');
