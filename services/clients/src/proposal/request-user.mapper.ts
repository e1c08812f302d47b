import { notFound, type SignedInUser } from '@atrium/platform';
import type { FastifyRequest } from 'fastify';

/** The guard lets nobody in without a session. */
export function userOf({ user }: FastifyRequest): SignedInUser {
  if (!user) throw notFound();
  return user;
}
