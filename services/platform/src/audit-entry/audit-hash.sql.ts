/** What the first entry of a chain has for the hash of the one before. */
export const FIRST_HASH = `decode(repeat('00', 32), 'hex')`;

/**
 * The hash of the row `entry`: SHA-256 over all its columns but `hash` itself, in one form. Each of its columns
 * is told apart from every other value of it, a missing one from an empty one and from the null of JSON. Part of a
 * migration: never to be changed, since what it hashed is not.
 */
export const AUDIT_HASH = `sha256(convert_to(jsonb_build_array(
  entry.company_id, entry.seq, entry.id, extract(epoch from entry.at)::text, entry.actor_id, entry.actor_name,
  entry.action, entry.resource_kind, entry.resource_id, entry.resource_title, entry.before is null, entry.before,
  entry.after is null, entry.after, entry.request_id, encode(entry.previous_hash, 'hex')
)::text, 'UTF8'))`;
